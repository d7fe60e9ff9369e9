import { eq, sql } from 'drizzle-orm';
import { accounts, memberships, organizations, users, vehicles } from '@/db/schema';
import type { VEHICLE_TYPES } from '@/db/enums';
import type { SetupPass } from './pass';

// Any number will do; it keeps two setups at once from both finding no user.
const LOCK = 7_203_114_587;

/** Waits for another setup under way, and holds off others to the transaction's end. */
export async function lockSetup({ db }: SetupPass): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(${LOCK})`);
}

/** True until there is a user. */
export async function isUnused({ db }: SetupPass): Promise<boolean> {
  return (await db.select({ id: users.id }).from(users).limit(1)).length === 0;
}

interface FirstOrganization {
  id: string;
  slug: string;
  name: string;
  vehicle: { slug: string; name: string; type: (typeof VEHICLE_TYPES)[number] };
}

/** Stores the first organization with its vehicle, which invests now. */
export async function insertFirm({ db }: SetupPass, firm: FirstOrganization): Promise<string> {
  const { id, slug, name, vehicle } = firm;
  await db.insert(organizations).values({ id, slug, name });
  const [made] = await db
    .insert(vehicles)
    .values({ ...vehicle, organizationId: id })
    .returning({ id: vehicles.id });
  if (!made) throw new Error('An insert gave no row back.');
  await db.update(organizations).set({ currentVehicleId: made.id }).where(eq(organizations.id, id));
  return made.id;
}

interface FirstManager {
  organizationId: string;
  vehicleId: string;
  email: string;
  name: string;
  hash: string;
}

/** Stores the first manager with their password. */
export async function insertManager({ db }: SetupPass, manager: FirstManager): Promise<void> {
  const { organizationId, vehicleId, email, name, hash } = manager;
  const [user] = await db
    .insert(users)
    .values({ email, name, emailVerified: true, defaultVehicleId: vehicleId })
    .returning({ id: users.id });
  if (!user) throw new Error('An insert gave no row back.');
  await db
    .insert(accounts)
    .values({ userId: user.id, accountId: user.id, providerId: 'credential', password: hash });
  await db.insert(memberships).values({ userId: user.id, organizationId, role: 'MANAGER' });
}
