import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '@/db/client';
import { apiKeyOrganizations, apiKeys, memberships, organizations, users } from '@/db/schema';

// The operator's view of keys, across tenants, so these take a database and not a Scope.

interface NewKey {
  email: string;
  name: string;
  hash: string;
  start: string;
  readOnly: boolean;
  expiresAt: string | null;
  organizationSlugs: string[];
}

/**
 * @param show tells the key; where it fails there is none
 * @returns the id of the new key, or what is wrong
 */
export async function createKey(
  db: Db,
  key: NewKey,
  show: () => Promise<void>,
): Promise<string | { problem: string }> {
  const { email, organizationSlugs, ...values } = key;
  return db.transaction(async (tx) => {
    const [user] = await tx.select({ id: users.id }).from(users).where(eq(users.email, email));
    if (!user) return { problem: `There is no user ${email}. Provision one first.` };
    const limited = organizationSlugs.length > 0;
    const found = limited
      ? await tx
          .select({ id: organizations.id })
          .from(organizations)
          .innerJoin(memberships, eq(memberships.organizationId, organizations.id))
          .where(
            and(eq(memberships.userId, user.id), inArray(organizations.slug, organizationSlugs)),
          )
      : [];
    if (found.length !== new Set(organizationSlugs).size) {
      return {
        problem: `${email} is not a member of every organization named. Check the slugs, or provision the membership first.`,
      };
    }
    const [row] = await tx
      .insert(apiKeys)
      .values({ ...values, userId: user.id, limited })
      .returning({ id: apiKeys.id });
    if (!row) throw new Error('An insert gave no row back.');
    if (limited) {
      const links = found.map(({ id }) => ({ apiKeyId: row.id, organizationId: id }));
      await tx.insert(apiKeyOrganizations).values(links);
    }
    // Before the commit: a key that nobody has seen must not open anything.
    await show();
    return row.id;
  });
}

/** Keys with their owners, oldest first; never the keys themselves. */
export const listKeys = (db: Db, email?: string) =>
  db
    .select({
      id: apiKeys.id,
      start: apiKeys.start,
      name: apiKeys.name,
      email: users.email,
      readOnly: apiKeys.readOnly,
      expiresAt: apiKeys.expiresAt,
      revokedAt: apiKeys.revokedAt,
      lastUsedAt: apiKeys.lastUsedAt,
    })
    .from(apiKeys)
    .innerJoin(users, eq(users.id, apiKeys.userId))
    .where(email === undefined ? undefined : eq(users.email, email))
    .orderBy(asc(apiKeys.createdAt), asc(apiKeys.id));

/** @returns false if there is no such key */
export async function revokeKey(db: Db, id: string): Promise<boolean> {
  const rows = await db
    .update(apiKeys)
    .set({ revokedAt: sql`coalesce(${apiKeys.revokedAt}, now())` })
    .where(eq(apiKeys.id, id))
    .returning({ id: apiKeys.id });
  return rows.length > 0;
}
