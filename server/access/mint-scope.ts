import type { Db } from '@/db/client';
import type { Access } from './actor';
import type { Scope } from './scope';

/** Makes a Scope of what a caller may reach. For server/trpc.ts alone; a lint rule holds that. */
export function mintScope(access: Access, db: Db): Scope {
  const vehicles = access.memberships.flatMap((membership) => membership.vehicles);
  const plain: Omit<Scope, keyof Scope & symbol> = {
    db,
    actor: access.actor,
    defaultVehicleId: access.defaultVehicleId,
    memberships: new Map(access.memberships.map((m) => [m.organizationId, m])),
    organizationIds: access.memberships.map((m) => m.organizationId),
    vehicles,
    vehicleIds: vehicles.map((vehicle) => vehicle.id),
  };
  return plain as Scope; // the brand exists in types alone
}
