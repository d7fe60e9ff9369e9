import { auditedDb, underSameWatch } from '@/db/audited';
import type { Db } from '@/db/client';
import { isSetupToken } from '@/server/access/first-setup';
import { runInTransaction } from '@/server/access/transaction';
import { ServiceError } from '@/server/errors';

/**
 * The right to set the service up: whoever holds the token that the console printed. The queries
 * of the setup take nothing else.
 */
export class SetupPass {
  readonly db: Db;

  private constructor(db: Db) {
    this.db = db;
  }

  /** Null for any other token. */
  static of(db: Db, token: string): SetupPass | null {
    return isSetupToken(token) ? new SetupPass(db) : null;
  }

  /** Runs `work` in a transaction whose writes are audited as those of the setup. */
  write<T>(
    facts: { organizationId: string; email: string; requestId: string },
    work: (pass: SetupPass) => Promise<T>,
  ): Promise<T> {
    const watched = auditedDb(this.db, {
      actorKind: 'setup',
      actorId: 'first-setup',
      actorEmail: facts.email,
      operation: 'setup.complete',
      requestId: facts.requestId,
      organizationIds: [facts.organizationId],
    });
    return runInTransaction(watched, (tx) => work(new SetupPass(underSameWatch(watched, tx))));
  }
}

/** The one 404 of a wrong token and of a service that is set up. */
export const noSetup = (): ServiceError =>
  new ServiceError('NOT_FOUND', 'There is nothing to set up here. Sign in instead.');
