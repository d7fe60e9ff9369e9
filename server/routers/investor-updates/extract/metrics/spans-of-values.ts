import type { Token } from '../tokens/tokenize';

const STATED =
  /^(?:somewhere|anywhere|ranging|ranges|ranged|range|varies|varying|is|are|be|was|lies|sits|now|currently)$/;
const STANDS = /^(?:is|are|lies|sits|ranges|somewhere|anywhere)$/;

/** "is somewhere from 10 to 12 months", "is 12 to 15": no change from the one to the other. */
export function isBoundedSpan(tokens: readonly Token[], at: number): boolean {
  if (tokens[at - 1]?.text !== 'to') return false;
  if (tokens[at - 2]?.kind === 'number' && STANDS.test(tokens[at - 3]?.text ?? '')) return true;
  const from = tokens.slice(Math.max(0, at - 4), at - 1).findLastIndex((t) => t.text === 'from');
  return from >= 0 && STATED.test(tokens[Math.max(0, at - 4) + from - 1]?.text ?? '');
}

/** What an amount and its unit end with. */
const ENDS = /^(?:[.,;:)(|]|months?|mos?|people|employees|ftes?|depending|if)$/;
/** Below this part of the first, the second value is of something else: "$2M or 18 months". */
const LEAST_PART = 1 / 3;

/**
 * "12 or 14 months", "$2M or $3M", "$2M~3M": another value that the first may be as well.
 * @param next index behind the first value
 */
export function endsAlternative(tokens: readonly Token[], at: number, next: number): boolean {
  const first = tokens[at];
  const tilde = isTilde(tokens, next);
  const second = tokens[tilde ? next : next + 1];
  if (first?.kind !== 'number' || second?.kind !== 'number') return false;
  if (!tilde && tokens[next]?.text !== 'or') return false;
  const behind = tokens[tilde ? next + 1 : next + 2];
  if (behind !== undefined && !tilde && !ENDS.test(behind.text)) return false;
  const part = second.number.value / first.number.value;
  return second.number.kind === first.number.kind && part > LEAST_PART;
}

/** The mark goes to the number behind it: "about". */
const isTilde = (tokens: readonly Token[], at: number) =>
  tokens[at]?.text.startsWith('~') === true && tokens[at]?.start === tokens[at - 1]?.end;
