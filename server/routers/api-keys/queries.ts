import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import { apiKeyOrganizations, apiKeys } from '@/db/schema';
import type { Scope } from '@/server/access/scope';

/** The signed-in user behind a scope; keys belong to users, not to organizations. */
export interface KeyOwner {
  scope: Scope;
  userId: string;
}

const columns = {
  id: apiKeys.id,
  name: apiKeys.name,
  start: apiKeys.start,
  readOnly: apiKeys.readOnly,
  organizationIds: sql<string[] | null>`case when api_keys.limited then (
    select coalesce(json_agg(ko.organization_id order by ko.organization_id), '[]'::json)
    from api_key_organizations ko where ko.api_key_id = api_keys.id) end`,
  expiresAt: apiKeys.expiresAt,
  revokedAt: apiKeys.revokedAt,
  lastUsedAt: apiKeys.lastUsedAt,
  createdAt: apiKeys.createdAt,
};

const ownKey = (owner: KeyOwner, id: string) =>
  and(eq(apiKeys.id, id), eq(apiKeys.userId, owner.userId));

/** The user's keys, newest first. */
export const listApiKeys = (owner: KeyOwner) =>
  owner.scope.db
    .select(columns)
    .from(apiKeys)
    .where(eq(apiKeys.userId, owner.userId))
    .orderBy(desc(apiKeys.createdAt), desc(apiKeys.id));

interface NewKey {
  name: string;
  start: string;
  hash: string;
  readOnly: boolean;
  expiresAt: string | null;
  organizationIds: string[];
}

/** Stores a key of the user; an empty list of organizations means all of them. */
export async function insertApiKey(owner: KeyOwner, key: NewKey) {
  const { organizationIds, ...values } = key;
  const limited = organizationIds.length > 0;
  const [row] = await owner.scope.db
    .insert(apiKeys)
    .values({ ...values, userId: owner.userId, limited })
    .returning({ id: apiKeys.id });
  if (!row) throw new Error('An insert gave no row back.');
  if (limited) {
    const links = organizationIds.map((organizationId) => ({ apiKeyId: row.id, organizationId }));
    await owner.scope.db.insert(apiKeyOrganizations).values(links);
  }
  const [made] = await owner.scope.db.select(columns).from(apiKeys).where(ownKey(owner, row.id));
  return made;
}

/** Revokes a key of the user at once and for good; undefined if it is not theirs. */
export async function revokeApiKey(owner: KeyOwner, id: string) {
  await owner.scope.db
    .update(apiKeys)
    .set({ revokedAt: sql`now()` })
    .where(and(ownKey(owner, id), isNull(apiKeys.revokedAt)));
  const [row] = await owner.scope.db.select(columns).from(apiKeys).where(ownKey(owner, id));
  return row;
}
