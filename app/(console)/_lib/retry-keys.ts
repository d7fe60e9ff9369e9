/** Calls that write another row each time they are sent. */
const ADDING: ReadonlySet<string> = new Set([
  'deals.comment',
  'deals.create',
  'investorUpdates.create',
  'metricSnapshots.create',
  'portfolio.create',
  'publicShares.create',
  'stats.recompute',
]);

/** True for a call that needs an Idempotency-Key, lest a second try writes twice. */
export const isAdding = (path: string): boolean => ADDING.has(path);

/**
 * True for an answer after which the call and all its tries are known to have written nothing.
 * Where the service failed, nobody knows what it had done; and whoever is asked to sign in or to
 * wait (429) has learned nothing of an earlier try.
 */
export const isVerdict = (status: number | null): boolean =>
  status !== null && status < 500 && status !== 401 && status !== 429;

/**
 * Idempotency-Keys of calls whose answer is not known yet: when one is lost and a person sends the
 * same again, the service gives the first answer instead of writing a second row.
 */
export class RetryKeys {
  readonly #keys = new Map<string, string>();

  /** The key of a call: the one of its last try, unless that was answered. */
  keyFor(path: string, input: unknown): string {
    const call = nameOf(path, input);
    const key = this.#keys.get(call) ?? crypto.randomUUID();
    this.#keys.set(call, key);
    return key;
  }

  /** The service has answered, so that the next call alike is another one. */
  answered(path: string, input: unknown): void {
    this.#keys.delete(nameOf(path, input));
  }
}

const nameOf = (path: string, input: unknown): string => `${path} ${JSON.stringify(input)}`;
