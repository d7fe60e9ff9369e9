/** Names as they are edited: one per line. A line break within a name would make two of it. */
export const linesOf = (names: readonly string[]): string =>
  names.map((name) => name.replace(/\s+/g, ' ')).join('\n');

/** The names that were typed, one per line. */
export const namesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((name) => name.trim())
    .filter(Boolean);
