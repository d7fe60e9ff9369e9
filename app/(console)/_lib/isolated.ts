/** What turns the direction of the words behind it. */
const TURNS = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/g;

/** Letters that are written from right to left. */
const RIGHT_TO_LEFT =
  /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC]|[\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u;

/** A text that turns no words behind it, by signs of its own. */
export const withoutTurns = (text: string): string => text.replace(TURNS, '');

/**
 * A name among other words of a sentence: one that is written from right to left keeps to its place, as
 * `<bdi>` has it in a page.
 */
export function isolated(name: string): string {
  const plain = withoutTurns(name);
  return RIGHT_TO_LEFT.test(plain) ? `\u2068${plain}\u2069` : plain;
}
