import type { Candidate } from './candidate';

// "$1.44M ($480K per month)" is told in brackets, not as a minus.
const MINUS = /(?:[-−–] ?\$|\$ ?[-−–]|(?<!\d[kKmM]? )\(\$?)\d/;
const BEHIND = 20;
/** The company earns more than it spends, not as a plan. */
const ADDED =
  /\b(?:(?:we|we're|we are|we were|i'm|now|is|was|are|were|been|became|turned|stayed|remain(?:ed)?|finally|month|quarter) (?:(?:now|also|already|still|again|finally|officially|slightly|just|a) ){0,2}(?:cash[- ]?flow[- ])?(?:profitable|cash[- ]?flow[- ]positive|cash[- ]positive)\b(?! (?:by|in|from|within) (?:20|the end|q[1-4]|next|h[12]))|(?:added|adding|generat(?:ed|ing)|made|making|earned) (?:cash|money)\b|negative (?:net )?burn\b|burn (?:has )?turned (?:positive|negative)\b|(?:generated|earned|added) \$ ?\d|(?:net )?cash inflow\b)/i;

/** "We're profitable! Net burn: -$40k (i.e. we added cash)": a minus there may be money that came in. */
export function withSignDoubts(found: readonly Candidate[], masked: string): Candidate[] {
  const minus = (c: Candidate) =>
    c.field === 'burnMonthlyUsd' &&
    c.doubt === null &&
    MINUS.test(masked.slice(Math.max(c.start, c.end - BEHIND), c.end));
  if (!found.some(minus) || !ADDED.test(masked)) return [...found];
  return found.map((c) => (minus(c) ? { ...c, doubt: 'sign' } : c));
}
