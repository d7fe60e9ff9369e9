import type { Database, Db } from '@/db/client';
import * as schema from '@/db/schema';
import { newId } from '@/db/schema/columns';
import type { Role } from '@/server/access/actor';
import { generateKey, hashKey, keyStart } from '@/server/access/keys';

interface Member {
  organizationId: string;
  role: Role;
  vehicleIds?: string[];
}

/** Adds an organization with vehicles of the given slugs. */
export async function addOrganization(db: Db, slug: string, vehicleSlugs: string[]) {
  const organizationId = newId();
  await db
    .insert(schema.organizations)
    .values({ id: organizationId, slug, name: `${slug} Capital` });
  const vehicles = vehicleSlugs.map((vehicleSlug, index) => ({
    id: newId(),
    organizationId,
    slug: vehicleSlug,
    name: vehicleSlug.toUpperCase(),
    type: 'FUND' as const,
    createdAt: new Date(Date.UTC(2025, 0, 1 + index)).toISOString(),
  }));
  if (vehicles.length > 0) await db.insert(schema.vehicles).values(vehicles);
  return { id: organizationId, vehicleIds: vehicles.map((v) => v.id) };
}

/** Adds a user with memberships. */
export async function addUser(db: Db, email: string, members: Member[]): Promise<string> {
  const userId = newId();
  await db.insert(schema.users).values({ id: userId, email, name: email.split('@')[0] ?? email });
  for (const member of members) {
    const membershipId = newId();
    const { organizationId, role, vehicleIds = [] } = member;
    await db.insert(schema.memberships).values({ id: membershipId, userId, organizationId, role });
    for (const vehicleId of vehicleIds) {
      await db.insert(schema.vehicleGrants).values({ membershipId, organizationId, vehicleId });
    }
  }
  return userId;
}

type KeyOptions = Partial<typeof schema.apiKeys.$inferInsert> & { organizationIds?: string[] };

/** Adds an API key of a user and gives it in clear. */
export async function addKey(db: Db, userId: string, options: KeyOptions = {}): Promise<string> {
  const { organizationIds = [], ...columns } = options;
  const key = generateKey('fpk');
  const id = newId();
  await db.insert(schema.apiKeys).values({
    id,
    userId,
    name: 'test',
    start: keyStart(key),
    hash: hashKey(key),
    limited: organizationIds.length > 0,
    ...columns,
  });
  for (const organizationId of organizationIds) {
    await db.insert(schema.apiKeyOrganizations).values({ apiKeyId: id, organizationId });
  }
  return key;
}

/**
 * Two firms. Acme has fund-i and fund-ii and a manager, an editor and a viewer with fund-i alone;
 * Other has spv-1 and a manager. Each user has a key. A suffix tells worlds in one database apart.
 */
export async function makeWorld(database: Database, suffix = '') {
  const { db } = database;
  const acme = await addOrganization(db, `acme${suffix}`, ['fund-i', 'fund-ii']);
  const other = await addOrganization(db, `other${suffix}`, ['spv-1']);
  const [fundI = '', fundII = ''] = acme.vehicleIds;
  const [spv = ''] = other.vehicleIds;
  const key = async (email: string, members: Member[], options: KeyOptions = {}) =>
    addKey(db, await addUser(db, email + suffix, members), options);
  const organizationId = acme.id;
  return {
    suffix,
    acme: organizationId,
    other: other.id,
    fundI,
    fundII,
    spv,
    manager: await key('manager@acme.test', [{ organizationId, role: 'MANAGER' }]),
    editor: await key('editor@acme.test', [
      { organizationId, role: 'EDITOR', vehicleIds: [fundI] },
    ]),
    viewer: await key('viewer@acme.test', [
      { organizationId, role: 'VIEWER', vehicleIds: [fundI] },
    ]),
    readOnly: await key('reader@acme.test', [{ organizationId, role: 'MANAGER' }], {
      readOnly: true,
    }),
    foreign: await key('manager@other.test', [{ organizationId: other.id, role: 'MANAGER' }]),
    both: await key('both@test.test', [
      { organizationId, role: 'MANAGER' },
      { organizationId: other.id, role: 'MANAGER' },
    ]),
    nobody: await key('nobody@test.test', []),
  };
}

export type World = Awaited<ReturnType<typeof makeWorld>>;
