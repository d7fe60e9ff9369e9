import { and, asc, eq, isNull, notInArray, sql } from 'drizzle-orm';
import type { Db } from '@/db/client';
import * as schema from '@/db/schema';
import type { Role } from '@/server/access/actor';
import type { ProvisionFile } from './schema';

// The operator provisions across tenants, so these statements take a database and not a Scope.

const { accounts, apiKeyOrganizations, apiKeys, companies, invitations, memberships } = schema;
const { organizations, sessions, users, vehicleGrants, vehicles } = schema;
const inserted = sql<boolean>`(xmax = 0)`;

// Any number that nothing else locks.
const LOCK = 7_203_114_586;

/** Runs of the tool wait for each other: in opposite order they would lock each other out. */
export async function waitForOthers(db: Db): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(${LOCK})`);
}

export async function organizationBySlug(db: Db, slug: string) {
  const rows = await db
    .select({ id: organizations.id, vehicleSlug: vehicles.slug, vehicleId: vehicles.id })
    .from(organizations)
    .leftJoin(vehicles, eq(vehicles.organizationId, organizations.id))
    .where(eq(organizations.slug, slug));
  if (rows[0] === undefined) return undefined;
  const byVehicleSlug = new Map<string, string>();
  for (const row of rows) {
    if (row.vehicleSlug !== null && row.vehicleId !== null) {
      byVehicleSlug.set(row.vehicleSlug, row.vehicleId);
    }
  }
  return { id: rows[0].id, vehicles: byVehicleSlug };
}

interface Made {
  id: string;
  created: boolean;
}

const made = (rows: Made[]): Made => {
  if (!rows[0]) throw new Error('An upsert gave no row back.');
  return rows[0];
};

export async function upsertOrganization(
  db: Db,
  { slug, name }: { slug: string; name: string },
): Promise<Made> {
  return made(
    await db
      .insert(organizations)
      .values({ slug, name })
      .onConflictDoUpdate({ target: organizations.slug, set: { name } })
      .returning({ id: organizations.id, created: inserted }),
  );
}

type VehicleEntry = ProvisionFile['organizations'][number]['vehicles'][number];

/** @returns true if the vehicle is new */
export async function upsertVehicle(db: Db, organizationId: string, entry: VehicleEntry) {
  const { slug, ...fields } = entry;
  const row = made(
    await db
      .insert(vehicles)
      // Several vehicles of one file share a transaction, hence a moment; the order is the file's.
      .values({ ...entry, organizationId, createdAt: sql`clock_timestamp()` })
      .onConflictDoUpdate({ target: [vehicles.organizationId, vehicles.slug], set: fields })
      .returning({ id: vehicles.id, created: inserted }),
  );
  return row.created;
}

export async function setCurrentVehicle(db: Db, organizationId: string, vehicleId: string | null) {
  await db
    .update(organizations)
    .set({ currentVehicleId: vehicleId })
    .where(eq(organizations.id, organizationId));
}

interface UserValues {
  email: string;
  name: string;
  defaultVehicleId: string | null | undefined;
}

export async function upsertUser(db: Db, entry: UserValues): Promise<Made> {
  const { email, name, defaultVehicleId } = entry;
  return made(
    await db
      .insert(users)
      .values({ email, name, defaultVehicleId, emailVerified: true })
      .onConflictDoUpdate({
        target: users.email,
        set: {
          name,
          updatedAt: sql`now()`,
          ...(defaultVehicleId === undefined ? {} : { defaultVehicleId }),
        },
      })
      .returning({ id: users.id, created: inserted }),
  );
}

const passwordAccount = (userId: string) =>
  and(eq(accounts.userId, userId), eq(accounts.providerId, 'credential'));

export async function passwordHash(db: Db, userId: string): Promise<string | null> {
  const [row] = await db
    .select({ password: accounts.password })
    .from(accounts)
    .where(passwordAccount(userId));
  return row?.password ?? null;
}

/**
 * Sets the password; whoever is signed in by an earlier one is signed out. First the password,
 * whose row sign-ins hold: those that were before it are ended next.
 */
export async function setPassword(db: Db, userId: string, password: string): Promise<void> {
  const changed = await db
    .update(accounts)
    .set({ password, updatedAt: new Date() })
    .where(passwordAccount(userId))
    .returning({ id: accounts.id });
  if (changed.length === 0) {
    await db
      .insert(accounts)
      .values({ userId, accountId: userId, providerId: 'credential', password });
  }
  await db.delete(sessions).where(eq(sessions.userId, userId));
}

interface MembershipValues {
  userId: string;
  organizationId: string;
  role: Role;
  vehicleIds: string[];
}

/** Sets the role and adds grants; grants that are not named stay, and `kept` tells their vehicles. */
export async function upsertMembership(
  db: Db,
  entry: MembershipValues,
): Promise<{ created: boolean; kept: string[] }> {
  const { vehicleIds, ...values } = entry;
  const row = made(
    await db
      .insert(memberships)
      .values(values)
      .onConflictDoUpdate({
        target: [memberships.userId, memberships.organizationId],
        set: { role: values.role },
      })
      .returning({ id: memberships.id, created: inserted }),
  );
  const { organizationId } = values;
  if (vehicleIds.length > 0) {
    await db
      .insert(vehicleGrants)
      .values(vehicleIds.map((vehicleId) => ({ membershipId: row.id, organizationId, vehicleId })))
      .onConflictDoNothing();
  }
  const kept = await db
    .select({ slug: vehicles.slug })
    .from(vehicleGrants)
    .innerJoin(vehicles, eq(vehicles.id, vehicleGrants.vehicleId))
    .where(
      and(eq(vehicleGrants.membershipId, row.id), notInArray(vehicleGrants.vehicleId, vehicleIds)),
    )
    .orderBy(asc(vehicles.slug));
  return { created: row.created, kept: kept.map(({ slug }) => slug) };
}

/** The slugs of the organizations that a user is in, but for those named. */
export async function memberBesides(db: Db, userId: string, named: string[]): Promise<string[]> {
  const rows = await db
    .select({ slug: organizations.slug })
    .from(memberships)
    .innerJoin(organizations, eq(organizations.id, memberships.organizationId))
    .where(and(eq(memberships.userId, userId), notInArray(memberships.organizationId, named)))
    .orderBy(asc(organizations.slug));
  return rows.map(({ slug }) => slug);
}

/** The role that a user has in an organization; undefined for none. */
export async function roleOf(db: Db, userId: string, organizationId: string) {
  const [row] = await db
    .select({ role: memberships.role })
    .from(memberships)
    .where(and(eq(memberships.userId, userId), eq(memberships.organizationId, organizationId)));
  return row?.role;
}

/**
 * Locks the members as the console does, so that nobody acts as what they no longer are, and the
 * last manager cannot vanish in a race.
 */
export const lockMembers = (db: Db, organizationId: string) =>
  db
    .select({ role: memberships.role })
    .from(memberships)
    .where(eq(memberships.organizationId, organizationId))
    .orderBy(asc(memberships.id))
    .for('update');

/** Ends the links that wait in an organization and were made by a person. */
export async function revokeInvitationsBy(db: Db, organizationId: string, email: string) {
  await db
    .update(invitations)
    .set({ revokedAt: sql`now()` })
    .where(
      and(
        eq(invitations.organizationId, organizationId),
        eq(invitations.createdBy, email),
        isNull(invitations.usedAt),
        isNull(invitations.revokedAt),
      ),
    );
}

interface ApiKeyValues {
  userId: string;
  name: string;
  hash: string;
  start: string;
  revoked: boolean | undefined;
  readOnly: boolean | undefined;
  expiresAt: string | null | undefined;
  organizationIds: string[] | undefined;
}

/** As upsertMembership: organizations that are not named stay; null for a key of another user. */
export async function upsertApiKey(
  db: Db,
  entry: ApiKeyValues,
): Promise<{ created: boolean; kept: string[] } | null> {
  const { revoked, organizationIds, ...values } = entry;
  const revokedAt = revoked === undefined ? undefined : revoked ? sql`now()` : null;
  const limited = organizationIds === undefined ? undefined : true;
  const keepFirst = sql`coalesce(${apiKeys.revokedAt}, now())`;
  const [row] = await db
    .insert(apiKeys)
    .values({ ...values, revokedAt, limited })
    .onConflictDoUpdate({
      target: apiKeys.hash,
      set: {
        name: values.name,
        ...(values.readOnly === undefined ? {} : { readOnly: values.readOnly }),
        ...(values.expiresAt === undefined ? {} : { expiresAt: values.expiresAt }),
        ...(revoked === undefined ? {} : { revokedAt: revoked ? keepFirst : null }),
        ...(limited === undefined ? {} : { limited }),
      },
      setWhere: eq(apiKeys.userId, values.userId),
    })
    .returning({ id: apiKeys.id, created: inserted });
  if (!row) return null;
  if (organizationIds === undefined) return { created: row.created, kept: [] };
  await db
    .insert(apiKeyOrganizations)
    .values(organizationIds.map((organizationId) => ({ apiKeyId: row.id, organizationId })))
    .onConflictDoNothing();
  const kept = await db
    .select({ slug: organizations.slug })
    .from(apiKeyOrganizations)
    .innerJoin(organizations, eq(organizations.id, apiKeyOrganizations.organizationId))
    .where(
      and(
        eq(apiKeyOrganizations.apiKeyId, row.id),
        notInArray(apiKeyOrganizations.organizationId, organizationIds),
      ),
    )
    .orderBy(asc(organizations.slug));
  return { created: row.created, kept: kept.map(({ slug }) => slug) };
}

type CompanyValues = Omit<ProvisionFile['companies'][number], 'organization' | 'vehicle'> & {
  organizationId: string;
  vehicleId: string;
};

/** Stores or changes a company, restoring it if it was deleted; its vehicle stays. */
export async function upsertCompany(
  db: Db,
  entry: CompanyValues,
): Promise<'created' | 'updated' | 'elsewhere'> {
  const { slug, organizationId, vehicleId, status, ...fields } = entry;
  const sent = { ...fields, ...(status === undefined ? {} : { status }) };
  const [row] = await db
    .insert(companies)
    .values({ ...fields, slug, organizationId, vehicleId, status: status ?? 'ACTIVE' })
    .onConflictDoUpdate({
      target: [companies.organizationId, companies.slug],
      set: { ...sent, deletedAt: null, updatedAt: sql`now()` },
      setWhere: eq(companies.vehicleId, vehicleId),
    })
    .returning({ created: inserted });
  if (!row) return 'elsewhere';
  return row.created ? 'created' : 'updated';
}
