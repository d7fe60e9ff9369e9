/** Calls that write another row each time they are sent. */
const ADDING: ReadonlySet<string> = new Set([
  'deals.comment',
  'deals.create',
  'investorUpdates.create',
  'metricSnapshots.create',
  'portfolio.create',
  'publicShares.create',
]);

/** True for a call that needs an Idempotency-Key, lest a second try writes twice. */
export const isAdding = (path: string): boolean => ADDING.has(path);

/** How long a call whose answer was lost may be tried again, in milliseconds. */
const PATIENCE_MS = 10 * 60_000;

/**
 * True for an answer after which the call and all its tries are known to have written nothing.
 * Where the service failed, nobody knows what it had done; and whoever is asked to sign in or to
 * wait (429) has learned nothing of an earlier try.
 */
export const isVerdict = (status: number | null): boolean =>
  status !== null && status < 500 && status !== 401 && status !== 429;

/**
 * Idempotency-Keys of calls whose answer is not known yet: when one is lost and a person sends the
 * same again, the service gives the first answer instead of writing a second row. Whatever else
 * they change in between ends that: a row that was deleted and is added anew is no second try.
 */
export class RetryKeys {
  readonly #keys = new Map<string, { key: string; since: number }>();
  readonly #now: () => number;

  constructor(now: () => number = Date.now) {
    this.#now = now;
  }

  /** The key of a call: the one of its last try, unless that was answered. */
  keyFor(path: string, input: unknown): string {
    const call = nameOf(path, input);
    const kept = this.#keys.get(call);
    if (kept && this.#now() - kept.since < PATIENCE_MS) return kept.key;
    const key = crypto.randomUUID();
    this.#keys.set(call, { key, since: this.#now() });
    return key;
  }

  /** The service has refused a call, so that the next one alike is another one. */
  refused(path: string, input: unknown): void {
    this.#keys.delete(nameOf(path, input));
  }

  /** Something was changed: from here on every call is a new one. */
  changed(): void {
    this.#keys.clear();
  }
}

const nameOf = (path: string, input: unknown): string => `${path} ${JSON.stringify(input)}`;
