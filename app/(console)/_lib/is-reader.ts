import type { Organization, Vehicle } from './outputs';

/**
 * True if the person only reads in the vehicle shown, as a fund's investors do; without a vehicle,
 * if they only read wherever they belong.
 */
export function isReader({
  organizations,
  vehicle,
}: {
  organizations: readonly Pick<Organization, 'id' | 'role'>[];
  vehicle: Pick<Vehicle, 'organizationId'> | null;
}): boolean {
  const homes = vehicle
    ? organizations.filter(({ id }) => id === vehicle.organizationId)
    : organizations;
  return homes.length > 0 && homes.every(({ role }) => role === 'VIEWER');
}
