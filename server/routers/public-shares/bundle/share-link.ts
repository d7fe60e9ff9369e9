import type { Db } from '@/db/client';
import { ServiceError } from '@/server/errors';
import { isPublicId } from '../public-id';

/**
 * What the holder of a public link may reach, with the database to reach it in: possession of the
 * link is the scope. The query of the bundle takes nothing else.
 */
export class ShareLink {
  readonly #publicId: string;
  readonly db: Db;

  private constructor(db: Db, publicId: string) {
    this.db = db;
    this.#publicId = publicId;
  }

  /** Null for text that no link was ever made of; it never reaches the database. */
  static of(db: Db, publicId: string): ShareLink | null {
    return isPublicId(publicId) ? new ShareLink(db, publicId) : null;
  }

  get publicId(): string {
    return this.#publicId;
  }
}

/** The one 404 of unknown and revoked links. */
export const linkNotFound = (): ServiceError =>
  new ServiceError(
    'NOT_FOUND',
    'This link does not work, or no longer does. Ask its sender for a new one.',
  );
