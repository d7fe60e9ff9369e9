import { hashPassword, verifyPassword } from 'better-auth/crypto';
import { and, eq } from 'drizzle-orm';
import type { Db } from '@/db/client';
import { accounts } from '@/db/schema';

export { hashPassword };

// The hash of nothing that anybody could type; it makes the missing one take as long as a wrong one.
let standIn: Promise<string> | undefined;

/** True if the password is the one behind the hash; takes as long without a hash. */
export async function isPassword(hash: string | null, password: string): Promise<boolean> {
  if (hash !== null) return verifyPassword({ hash, password });
  standIn ??= hashPassword('\u0000');
  await verifyPassword({ hash: await standIn, password });
  return false;
}

/** The account of a user by which a password of this hash lets them in. */
export const accountBehind = (userId: string, hash: string) =>
  and(
    eq(accounts.userId, userId),
    eq(accounts.providerId, 'credential'),
    eq(accounts.password, hash),
  );

/**
 * True if the hash is still the one of the user's password, to the end of the transaction: a
 * change under way is waited for, and later ones wait. Verifying takes long enough for a change to
 * come between, so what a password allows is done in one transaction with this.
 */
export async function holdPassword(tx: Db, userId: string, hash: string | null): Promise<boolean> {
  if (hash === null) return false;
  const rows = await tx
    .select({ id: accounts.id })
    .from(accounts)
    .where(accountBehind(userId, hash))
    .for('share');
  return rows.length > 0;
}
