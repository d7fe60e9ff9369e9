import type { Candidate } from './candidate';

const PLAN_FIRST =
  /^\P{L}{0,6}(?:plan|planned|target|budget|goal|forecast)s? ?(?:vs\.?|versus|against|\/|\||→|->) ?actuals?\b/iu;
const SECOND = /^ ?(?:vs\.?|versus|against|\/|\|) ?[~$(]{0,2}\d[\d.,]{0,12}[a-z%]{0,3}\)?/i;
const NAMED =
  /^ ?[(,–-]? ?(?:was |the |our )?(?:plan|planned|target|budget|goal|forecast|actuals?)\b/i;

/** Under "Plan vs actual" the first of "$77k vs $80k" may be the plan: which of the two it is, is asked. */
export function planFirst(
  heading: string,
  masked: string,
  found: readonly Candidate[],
): readonly Candidate[] {
  if (found.length === 0 || !PLAN_FIRST.test(heading.slice(0, 80))) return found;
  return found.map((c) => {
    const rest = masked.slice(c.end, c.end + 60);
    const other = SECOND.exec(rest)?.[0];
    const open = other !== undefined && !NAMED.test(rest.slice(other.length));
    return open && c.doubt === null ? { ...c, doubt: 'place' } : c;
  });
}
