import { ServiceError } from './errors';

/**
 * What an answer may hold, in characters of JSON. Lists are bounded where they are read; but a
 * control character is one byte there and six here, and a page or a batch adds up several lists.
 */
const MOST = 32 * 1024 * 1024;

/**
 * Refuses to read more than one answer may hold. Only for queries: what was written stays written,
 * and is answered.
 * @throws BAD_REQUEST
 */
export function checkAnswer(characters: number): void {
  if (characters <= MOST) return;
  throw new ServiceError(
    'BAD_REQUEST',
    'The answer would hold more than 32 MiB. Ask for less at a time: set a lower limit, narrow it with filters, or ask one by one.',
  );
}

/**
 * The answer to a tRPC request, which holds those to all calls of a batch. They run one after the
 * other, so that a batch reads little more than it may answer with, and takes one connection.
 */
export class BatchAnswer {
  #characters = 0;
  #last: Promise<unknown> = Promise.resolve();

  /** Runs a call after those before it, whether or not these succeed. */
  inTurn<T>(call: () => Promise<T>): Promise<T> {
    const mine = this.#last.then(call);
    this.#last = mine.catch(() => undefined);
    return mine;
  }

  /** @throws BAD_REQUEST the answer is full */
  check(): void {
    checkAnswer(this.#characters);
  }

  /** @throws BAD_REQUEST what the call answers is more than there is room for */
  add(data: unknown): void {
    this.#characters += JSON.stringify(data)?.length ?? 0;
    this.check();
  }
}
