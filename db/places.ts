/** Nobody gave a place back in time. */
class NoPlaceError extends Error {
  /** SQLSTATE of a statement that is cancelled. */
  readonly code = '57014';

  constructor() {
    super('No place became free in time.');
  }
}

/** While all is quick, as many statements may be under way for each place. */
const DEPTH = 8;

/** What takes longer is something that nothing else should wait behind. */
const QUICK_MS = 100;

/** When work doubles up. */
interface Doubling {
  /** While all is quick, as many may be under way for each place. */
  depth?: number;
  /** Asked before one more is let in than there are places. */
  mayDouble?: () => boolean;
}

/** Somebody who waits for a place, or has one. */
interface Guest {
  isAlone: boolean;
  go: () => void;
}

/**
 * Places for work, such as the connections of a pool, first come first served. Only work that has
 * shown to be quick doubles up: each quick one that ends lets one more in than there are places, a
 * slow one closes that again. postgres.js sends several statements on one connection, which saves a
 * fifth of the process's work; but behind a slow one they wait however long that takes, counted as
 * sent, so that no deadline ends them and no connection that is free takes them over.
 */
export class Places {
  readonly #waiting = new Set<Guest>();
  /** When each of those that share their places was let in, the oldest first. */
  readonly #sharing = new Map<Guest, number>();
  #alone = 0;
  #extra = 0;

  readonly #depth: number;
  readonly #mayDouble: () => boolean;

  constructor(
    readonly count: number,
    { depth = DEPTH, mayDouble = () => true }: Doubling = {},
  ) {
    this.#depth = depth;
    this.#mayDouble = mayDouble;
  }

  get isEmpty(): boolean {
    return this.#sharing.size + this.#alone + this.#waiting.size === 0;
  }

  /**
   * Calls `go` once there is a place, at once if there is one.
   * @param isAlone a transaction, which has its place to itself
   * @returns what gives the place back, or that in the line; to be called once
   */
  take(go: () => void, isAlone = false): () => void {
    const guest = { isAlone, go };
    if (this.#waiting.size === 0 && this.#hasPlace()) this.#enter(guest);
    else this.#waiting.add(guest);
    return () => this.#leave(guest);
  }

  /**
   * Runs work that holds a place from its beginning to its end.
   * @throws NoPlaceError there was none by the deadline
   */
  async hold<T>(work: () => Promise<T>, deadlineMs: number, isAlone = false): Promise<T> {
    let leave = (): void => undefined;
    try {
      await new Promise<void>((resolve, reject) => {
        const timer = setTimeout(() => reject(new NoPlaceError()), deadlineMs);
        const go = () => {
          clearTimeout(timer);
          resolve();
        };
        leave = this.take(go, isAlone);
      });
      return await work();
    } finally {
      leave();
    }
  }

  /** Lets nobody double up until work has shown to be quick again. */
  slowDown(): void {
    this.#extra = 0;
  }

  #hasPlace(): boolean {
    const shared = this.count - this.#alone;
    const inside = this.#sharing.size;
    if (inside < shared) return true;
    const most = Math.min(shared + this.#extra, shared * this.#depth);
    if (inside >= most || !this.#mayDouble()) return false;
    const [oldest = 0] = this.#sharing.values();
    return performance.now() - oldest < QUICK_MS;
  }

  #enter(guest: Guest): void {
    if (guest.isAlone) this.#alone += 1;
    else this.#sharing.set(guest, performance.now());
    guest.go();
  }

  #leave(guest: Guest): void {
    if (this.#waiting.delete(guest)) return;
    const since = this.#sharing.get(guest);
    if (since === undefined) this.#alone -= 1;
    else {
      this.#sharing.delete(guest);
      const isQuick = performance.now() - since < QUICK_MS;
      this.#extra = isQuick ? Math.min(this.#extra + 1, this.count * this.#depth) : 0;
    }
    for (const next of this.#waiting) {
      if (!this.#hasPlace()) return;
      this.#waiting.delete(next);
      this.#enter(next);
    }
  }
}
