/** Counts the requests under way per host and lets only so many run at once. */
export class HostSlots {
  readonly #taken = new Map<string, number>();
  readonly #waiting = new Map<string, (() => void)[]>();

  constructor(private readonly limit: number) {}

  /** Takes a slot of the host if one is free. */
  tryTake(host: string): boolean {
    const taken = this.#taken.get(host) ?? 0;
    if (taken >= this.limit) return false;
    this.#taken.set(host, taken + 1);
    return true;
  }

  /** Takes a slot of the host as soon as one is free, first come first served. */
  async take(host: string): Promise<void> {
    if (this.tryTake(host)) return;
    await new Promise<void>((resolve) => {
      this.#waiting.set(host, [...(this.#waiting.get(host) ?? []), resolve]);
    });
  }

  /** Gives a slot back: to whoever waits for it, else to the host. */
  release(host: string): void {
    const next = this.#waiting.get(host)?.shift();
    if (next !== undefined) next();
    else this.#taken.set(host, (this.#taken.get(host) ?? 1) - 1);
  }
}
