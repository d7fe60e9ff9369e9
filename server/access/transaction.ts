import { PgTransaction } from 'drizzle-orm/pg-core';
import { baseOf } from '@/db/audited';
import type { Db } from '@/db/client';
import { databaseCode } from '@/server/errors';
import { type Scope, scopeOn } from './scope';

const RETRYABLE = new Set(['40001', '40P01']);
const ATTEMPTS = 5;

/**
 * Runs `work` in a transaction of `db`; a deadlock or serialization failure runs it again, so it
 * must have no effect outside the database. Within another transaction it is a savepoint, and
 * only the outermost one is run again: its locks are what the deadlock is about.
 */
export async function runInTransaction<T>(db: Db, work: (tx: Db) => Promise<T>): Promise<T> {
  const nested = baseOf(db) instanceof PgTransaction;
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction(work);
    } catch (error) {
      const code = databaseCode(error);
      const retryable = !nested && code !== undefined && RETRYABLE.has(code);
      if (!retryable || attempt >= ATTEMPTS) throw error;
    }
  }
}

/** As runInTransaction, for a scope; inside, only the scope that `work` is given may be used. */
export const inTransaction = <S extends Scope, T>(
  scope: S,
  work: (tx: S) => Promise<T>,
): Promise<T> => runInTransaction(scope.db, (tx) => work(scopeOn(scope, tx)));
