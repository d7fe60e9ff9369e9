/*
 * The same words are looked at from several sides, so what a rule says of them is kept while one
 * update is read, and no longer.
 */

const MAX_KEPT = 1_000;
const kept = new Set<Map<string, unknown>>();

/** The same function of words, which reads words only once within an update. */
export function remembered<T>(read: (text: string) => T): (text: string) => T {
  const known = new Map<string, { value: T }>();
  kept.add(known);
  return (text) => {
    const seen = known.get(text);
    if (seen !== undefined) return seen.value;
    const value = read(text);
    if (known.size >= MAX_KEPT) known.clear();
    known.set(text, { value });
    return value;
  };
}

/** Forgets what was kept, when an update has been read. */
export function forget(): void {
  for (const known of kept) known.clear();
}
