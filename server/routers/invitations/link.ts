import { auditedDb, readingDb, underSameWatch } from '@/db/audited';
import type { Db } from '@/db/client';
import { isLinkToken } from '@/server/access/link-token';
import { runInTransaction } from '@/server/access/transaction';
import { ServiceError } from '@/server/errors';
import { sha256Hex } from '@/server/lib/sha256';

/** What a link is known by, once its invitation has been found. */
interface Known {
  id: string;
  organizationId: string;
  email: string;
}

/**
 * What the holder of an invitation's link may reach, with the database to reach it in: possession
 * of the link is the scope. What is written through it is audited as the invitation's deed.
 */
export class InvitationLink {
  readonly tokenHash: string;
  readonly db: Db;
  readonly #requestId: string;

  private constructor(db: Db, tokenHash: string, requestId: string) {
    this.db = db;
    this.tokenHash = tokenHash;
    this.#requestId = requestId;
  }

  /** Null for text that no link was ever made of; it never reaches the database. */
  static of(db: Db, token: string, requestId: string): InvitationLink | null {
    if (!isLinkToken(token)) return null;
    return new InvitationLink(readingDb(db), sha256Hex(token), requestId);
  }

  /** Runs `work` in a transaction whose writes are audited under the invitation. */
  write<T>(base: Db, known: Known, work: (link: InvitationLink) => Promise<T>): Promise<T> {
    const watched = auditedDb(base, {
      actorKind: 'invitation',
      actorId: known.id,
      actorEmail: known.email,
      operation: 'invitations.accept',
      requestId: this.#requestId,
      organizationIds: [known.organizationId],
    });
    return runInTransaction(watched, (tx) =>
      work(new InvitationLink(underSameWatch(watched, tx), this.tokenHash, this.#requestId)),
    );
  }
}

/** The one 404 of unknown, used, revoked and expired links. */
export const linkNotFound = (): ServiceError =>
  new ServiceError(
    'NOT_FOUND',
    'This link does not work, or no longer does. If you have joined already, sign in; else ask whoever invited you for a new one.',
  );
