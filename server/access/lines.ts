import type { Places } from '@/db/places';

/** Longest wait for one's own turn, in milliseconds: it holds nothing up, and agents ask in bursts. */
export const PATIENCE_MS = 30_000;

/** A line for each of those who ask, such as users or addresses: nobody waits behind another. */
export class Lines {
  readonly #lines = new Map<string, Places>();

  /** @param places makes those of a line */
  constructor(private readonly places: (key: string) => Places) {}

  /**
   * Runs work when it is its turn in its line.
   * @throws what `Places.hold` throws
   */
  async hold<T>(key: string, work: () => Promise<T>): Promise<T> {
    const line = this.#lines.get(key) ?? this.places(key);
    this.#lines.set(key, line);
    try {
      return await line.hold(work, PATIENCE_MS);
    } finally {
      // Another line may stand here by now, if two left this one in the same breath.
      if (line.isEmpty && this.#lines.get(key) === line) this.#lines.delete(key);
    }
  }
}
