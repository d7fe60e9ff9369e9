import { type ErrorCode, ServiceError } from '@/server/errors';

/** What bodies may take of the process's memory at once, in bytes: a quarter of its heap. */
const MOST_BYTES = 256 * 1024 * 1024;

/** What one sender's bodies may take as they come in, lest who never ends his leave no room. */
const MOST_BYTES_OF_ONE = MOST_BYTES / 4;

/** What a list or an object, an item in them, and a member's name take once they are parsed, in bytes. */
export const PARSED_BYTES = { group: 40, item: 8, member: 80 };

let held = 0;
const heldBy = new Map<string, number>();

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
  #received = 0;
  #parsed = 0;

  /** @param sender the user's id, or the address of somebody unknown */
  constructor(readonly sender: string) {}

  /**
   * Counts bytes that came in.
   * @throws BodyRefusedError (503) when the process, or this sender, holds as much as it may
   */
  receive(bytes: number): void {
    const ofSender = heldBy.get(this.sender) ?? 0;
    if (ofSender + bytes > MOST_BYTES_OF_ONE) {
      throw full(
        'You are sending as many bodies at once as one caller may. End some of them first.',
      );
    }
    this.#count(bytes);
    heldBy.set(this.sender, ofSender + bytes);
    this.#received += bytes;
  }

  /** Counts what a whole body takes once it is parsed. @throws BodyRefusedError (503) as `receive` */
  parse(bytes: number): void {
    this.#count(bytes);
    this.#parsed += bytes;
  }

  release(): void {
    held -= this.#received + this.#parsed;
    const ofSender = (heldBy.get(this.sender) ?? 0) - this.#received;
    if (ofSender > 0) heldBy.set(this.sender, ofSender);
    else heldBy.delete(this.sender);
    this.#received = 0;
    this.#parsed = 0;
  }

  #count(bytes: number): void {
    if (held + bytes > MOST_BYTES) {
      throw full('The service holds as many large bodies as it can. Try again in some seconds.');
    }
    held += bytes;
  }
}

const full = (message: string) =>
  new BodyRefusedError(message, 'INTERNAL', { status: 503, retryAfter: 2 });
