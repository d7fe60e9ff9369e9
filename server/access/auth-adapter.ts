import { APIError, BASE_ERROR_CODES, type BetterAuthOptions } from 'better-auth';
import { drizzleAdapter } from 'better-auth/adapters/drizzle';
import { z } from 'zod';
import type { Db } from '@/db/client';
import * as schema from '@/db/schema';
import { verifiedHash } from './auth-call';
import { removeExpiredSessions } from './expired-sessions';
import { holdPassword } from './passwords';
import { runInTransaction } from './transaction';

const adapterOn = (db: Db) =>
  drizzleAdapter(db, {
    provider: 'pg',
    schema: {
      user: schema.users,
      session: schema.sessions,
      account: schema.accounts,
      verification: schema.verifications,
    },
  });

const sessionOf = z.object({ userId: z.string() });

/** @throws what a wrong password is answered with, unless the one of this call is still right */
async function requirePasswordOfNow(tx: Db, userId: string): Promise<void> {
  const hash = verifiedHash();
  if (hash !== undefined && (await holdPassword(tx, userId, hash))) return;
  throw APIError.from('UNAUTHORIZED', BASE_ERROR_CODES.INVALID_EMAIL_OR_PASSWORD);
}

/**
 * Our tables as better-auth reaches them. A session begins only with the password that holds at
 * that moment: the one that was verified may have been changed since, which ended the sessions.
 */
export const authAdapter = (db: Db) => (options: BetterAuthOptions) => {
  const adapter = adapterOn(db)(options);
  const create: typeof adapter.create = (row) =>
    row.model !== 'session'
      ? adapter.create(row)
      : runInTransaction(db, async (tx) => {
          const { userId } = sessionOf.parse(row.data);
          await requirePasswordOfNow(tx, userId);
          await removeExpiredSessions(tx, userId);
          return adapterOn(tx)(options).create(row);
        });
  return { ...adapter, create };
};
