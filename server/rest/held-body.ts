import { type ErrorCode, ServiceError } from '@/server/errors';

/** What bodies may take of the process's memory at once, in bytes: a quarter of its heap. */
const MOST_BYTES = 256 * 1024 * 1024;

/** What a list or an object, and an item in them, take once they are parsed, in bytes. */
export const PARSED_BYTES = { group: 40, item: 8 };

let held = 0;

/** A body that is not taken; the rest of it is not read. */
export class BodyRefusedError extends ServiceError {
  constructor(
    message: string,
    code: ErrorCode = 'BAD_REQUEST',
    details?: { status: number; retryAfter: number },
  ) {
    super(code, message, details);
  }
}

/**
 * Counts what a request's body takes, from its first byte until it is answered: what waits for the
 * database together must fit into the process.
 */
export class HeldBody {
  #bytes = 0;

  /** @throws BodyRefusedError (503) when the process holds as much as it can */
  take(bytes: number): void {
    if (held + bytes > MOST_BYTES) {
      const message =
        'The service holds as many large bodies as it can. Try again in some seconds.';
      throw new BodyRefusedError(message, 'INTERNAL', { status: 503, retryAfter: 2 });
    }
    held += bytes;
    this.#bytes += bytes;
  }

  release(): void {
    held -= this.#bytes;
    this.#bytes = 0;
  }
}
