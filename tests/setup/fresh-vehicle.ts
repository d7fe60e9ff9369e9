import type { Db } from '@/db/client';
import { newId } from '@/db/schema/columns';
import { addKey, addOrganization, addUser } from './world';

/** A vehicle of its own firm with a manager's key, so that tests do not see each other's rows. */
export async function freshVehicle(db: Db) {
  const slug = `fund-${newId()}`;
  const { id: organizationId, vehicleIds } = await addOrganization(db, `firm-${newId()}`, [slug]);
  const [vehicleId = ''] = vehicleIds;
  const user = await addUser(db, `${newId()}@test.test`, [{ organizationId, role: 'MANAGER' }]);
  return { organizationId, vehicleId, slug, key: await addKey(db, user) };
}

export type FreshVehicle = Awaited<ReturnType<typeof freshVehicle>>;
