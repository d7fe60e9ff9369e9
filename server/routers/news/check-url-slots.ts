/** Counts the requests under way per host and lets only so many run at once. */
class HostSlots {
  readonly #taken = new Map<string, number>();
  readonly #waiting = new Map<string, Set<() => void>>();

  constructor(private readonly limit: number) {}

  /** Takes a slot of the host if one is free. */
  tryTake(host: string): boolean {
    const taken = this.#taken.get(host) ?? 0;
    if (taken >= this.limit) return false;
    this.#taken.set(host, taken + 1);
    return true;
  }

  /**
   * Takes a slot of the host as soon as one is free, first come first served.
   * @throws when the signal aborts before; no slot is taken then
   */
  async take(host: string, signal: AbortSignal): Promise<void> {
    signal.throwIfAborted();
    if (this.tryTake(host)) return;
    const waiting = this.#waiting.get(host) ?? new Set();
    this.#waiting.set(host, waiting);
    await new Promise<void>((resolve, reject) => {
      const abort = (): void => {
        this.#forget(host, taken);
        reject(new Error('aborted'));
      };
      const taken = (): void => {
        signal.removeEventListener('abort', abort);
        resolve();
      };
      waiting.add(taken);
      signal.addEventListener('abort', abort, { once: true });
    });
  }

  /** Gives a slot back: to whoever waits for it, else to the host. */
  release(host: string): void {
    const [next] = this.#waiting.get(host) ?? [];
    if (next !== undefined) {
      this.#forget(host, next);
      next();
      return;
    }
    const taken = (this.#taken.get(host) ?? 1) - 1;
    if (taken > 0) this.#taken.set(host, taken);
    else this.#taken.delete(host);
  }

  #forget(host: string, waiter: () => void): void {
    const waiting = this.#waiting.get(host);
    waiting?.delete(waiter);
    if (waiting?.size === 0) this.#waiting.delete(host);
  }
}

/** A URL that waits for its turn. */
export interface Queued {
  host: string;
  /** Checks it; gives the host's slot back itself. */
  check: () => Promise<void>;
}

interface Line {
  organizationId: string;
  queue: Queued[];
  mayTake: () => boolean;
  underWay: number;
  end: () => void;
}

/**
 * The places for URLs under way: so many in all, so many per host. Organizations share them
 * evenly: a free place goes to the one with the fewest URLs under way. So one whose addresses
 * never answer holds no more than its share once another has some to check.
 */
export class CheckSlots {
  readonly #hosts: HostSlots;
  readonly #lines = new Set<Line>();
  readonly #shares = new Map<string, number>();
  #underWay = 0;

  constructor(
    private readonly atOnce: number,
    perHost: number,
  ) {
    this.#hosts = new HostSlots(perHost);
  }

  /**
   * Works through the URLs of each organization in order; one whose host is busy lets later ones
   * pass. Settles when all taken are checked and no more are left, or may be taken.
   */
  async drain(
    queues: ReadonlyMap<string, readonly Queued[]>,
    mayTake: () => boolean,
  ): Promise<void> {
    const drained = [...queues].map(
      ([organizationId, queue]) =>
        new Promise<void>((end) => {
          this.#lines.add({ organizationId, queue: [...queue], mayTake, underWay: 0, end });
        }),
    );
    this.#fill();
    await Promise.all(drained);
  }

  /** Takes a slot of a host that a URL under way is redirected to; throws when the signal aborts. */
  enterHost(host: string, signal: AbortSignal): Promise<void> {
    return this.#hosts.take(host, signal);
  }

  /** Gives a host's slot back. */
  leaveHost(host: string): void {
    this.#hosts.release(host);
    this.#fill();
  }

  #fill(): void {
    for (const line of this.#lines) if (!line.mayTake()) line.queue = [];
    while (this.#underWay < this.atOnce && this.#startOne());
    for (const line of this.#lines) {
      if (line.queue.length > 0 || line.underWay > 0) continue;
      this.#lines.delete(line);
      line.end();
    }
  }

  #startOne(): boolean {
    const share = ({ organizationId }: Line): number => this.#shares.get(organizationId) ?? 0;
    for (const line of [...this.#lines].sort((a, b) => share(a) - share(b))) {
      const at = line.queue.findIndex(({ host }) => this.#hosts.tryTake(host));
      const [next] = at === -1 ? [] : line.queue.splice(at, 1);
      if (next === undefined) continue;
      this.#start(line, next);
      return true;
    }
    return false;
  }

  #start(line: Line, { check }: Queued): void {
    this.#count(line, 1);
    // Behind the others with as many under way from now on.
    this.#lines.delete(line);
    this.#lines.add(line);
    void check().finally(() => {
      this.#count(line, -1);
      this.#fill();
    });
  }

  #count(line: Line, change: 1 | -1): void {
    const { organizationId } = line;
    line.underWay += change;
    this.#underWay += change;
    const share = (this.#shares.get(organizationId) ?? 0) + change;
    if (share > 0) this.#shares.set(organizationId, share);
    else this.#shares.delete(organizationId);
  }
}
