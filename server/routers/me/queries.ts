import { and, eq, ne, sql } from 'drizzle-orm';
import { accounts, sessions, users } from '@/db/schema';
import { accountBehind } from '@/server/access/passwords';
import type { Person, Scope } from '@/server/access/scope';

/** Stores the caller's own default vehicle. */
export async function setDefaultVehicle(
  scope: Scope,
  userId: string,
  vehicleId: string | null,
): Promise<void> {
  await scope.db
    .update(users)
    .set({ defaultVehicleId: vehicleId, updatedAt: sql`now()` })
    .where(eq(users.id, userId));
}

/** The person as their settings show them. */
export async function profileOf({ scope, userId }: Person) {
  const [row] = await scope.db
    .select({
      email: users.email,
      name: users.name,
      sessionCount: sql<number>`(select count(*) from sessions s
        where s.user_id = users.id and s.expires_at > now())`.mapWith(Number),
    })
    .from(users)
    .where(eq(users.id, userId));
  return row;
}

/** Changes the person's name. */
export async function renamePerson({ scope, userId }: Person, name: string): Promise<void> {
  await scope.db
    .update(users)
    .set({ name, updatedAt: sql`now()` })
    .where(eq(users.id, userId));
}

/** The hash of the person's password; null without one. */
export async function passwordHashOf({ scope, userId }: Person): Promise<string | null> {
  const [row] = await scope.db
    .select({ password: accounts.password })
    .from(accounts)
    .where(and(eq(accounts.userId, userId), eq(accounts.providerId, 'credential')));
  return row?.password ?? null;
}

/** Replaces the hash of the person's password; false if it is no longer the one given. */
export async function replacePassword(
  { scope, userId }: Person,
  verified: string,
  hash: string,
): Promise<boolean> {
  const changed = await scope.db
    .update(accounts)
    .set({ password: hash, updatedAt: new Date() })
    .where(accountBehind(userId, verified))
    .returning({ id: accounts.id });
  return changed.length > 0;
}

/** Ends the person's sessions on every device, or all but the one given. */
export async function endSessions({ scope, userId }: Person, keptId?: string): Promise<void> {
  await scope.db
    .delete(sessions)
    .where(
      and(eq(sessions.userId, userId), keptId === undefined ? undefined : ne(sessions.id, keptId)),
    );
}
