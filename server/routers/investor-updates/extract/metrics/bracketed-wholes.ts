import type { Candidate } from './candidate';

const WHOLE = /\( ?(?:total|blended|overall|company|group|consolidated|company-wide) ?\)/i;
const LABEL = /\( ?\p{L}[\p{L} &/-]{1,24}\)/u;

/**
 * "Gross margin (software): 82%" beside "Gross margin (total): 68%": what is called the whole in brackets
 * makes the values with other brackets parts.
 */
export function withoutBracketedParts(
  found: readonly Candidate[],
  masked: string,
): readonly Candidate[] {
  const words = (c: Candidate) => masked.slice(c.start, Math.min(c.end, c.start + 120));
  const whole = new Set(found.filter((c) => WHOLE.test(words(c))).map(({ field }) => field));
  if (whole.size === 0) return found;
  return found.map((c) => {
    const part = whole.has(c.field) && !WHOLE.test(words(c)) && LABEL.test(words(c));
    return part && c.doubt === null ? { ...c, doubt: 'part' } : c;
  });
}
