import type { PGlite } from '@electric-sql/pglite';
import { around } from './guarded-transactions';

/** The data folder was moved, removed or replaced under the server; it has a code of an outage. */
export class FolderLostError extends Error {
  readonly code = '57P01';

  constructor() {
    super(
      'The data folder was moved, removed or replaced while the server runs. Stop the server, put the folder back, and start it again.',
    );
  }
}

/**
 * Answers nothing from a database whose folder is not there any more: what was acknowledged would
 * be lost, and what stands in its place may be another server's.
 * @param stands whether the folder is still the one that was opened
 */
export function guardStanding(client: PGlite, stands: () => boolean): void {
  for (const key of ['query', 'transaction']) {
    around(client, key, async (call, args) => {
      if (!stands()) throw new FolderLostError();
      const done: unknown = await call(...args);
      return done;
    });
  }
}
