import type { Token } from '../tokens/tokenize';
import type { Candidate } from './candidate';

const ABOVE = /(?:[:(=] ?[>≥]=? ?|\p{L} [>≥]=?|\p{L}{2} [>≥]=? )$/u;

/** "Gross margin: >80%": somewhere above, and no value. */
export function withFloorDoubts(
  tokens: readonly Token[],
  masked: string,
  found: readonly Candidate[],
): Candidate[] {
  return found.map((c) => {
    const number = tokens.findLast(
      (t) => t.kind === 'number' && t.start >= c.start && t.end <= c.end,
    );
    if (c.doubt !== null || number === undefined) return c;
    const lead = masked.slice(Math.max(0, number.start - 5), number.start);
    return ABOVE.test(lead) && !/[-=]>|\n/.test(lead) ? { ...c, doubt: 'range' } : c;
  });
}
