import type { Range } from './sentences';
import { plainWords } from './wording';

/** "One intro (Delta Dental)", "two hires (a CFO, a CTO)": how many, and whom. */
const BRACKETED =
  /\b(?:one|two|three|four|an?|some|\d) (?:[a-z-]+ ){0,2}?(?:intros?|introductions?|hires?|referrals?|candidates?|recommendations?|recs?|favou?rs?|reviews?|connections?|contacts?|roles?|questions?|votes?|advisors?|advisers?|mentors?|piece of advice|bit of advice) \([^()]{2,80}\)/gi;
const OF_ASKS =
  /\b(?:asks?|ask list|lists?|requests?|favou?rs?|wish(?:es| ?list)?|needs?|help|looking for|seek(?:ing)?|hop(?:e|ing) for|would love|'d love|from you|want)\b/;
const OVER =
  /\b(?:last|previous|thanks?|thank you|got|made|closed|done|received|helped|gave|given|fulfilled|answered|delivered|landed|signed|hired|no)\b/;

/** Each of several asks that name their objects in brackets, or none. */
export function bracketed(text: string, { start, end }: Range): Range[] {
  const raw = text.slice(start, Math.min(end, start + 1_200));
  const found = raw.includes('(') ? [...raw.matchAll(BRACKETED)] : [];
  if (found.length < 2) return [];
  return found.map((it) => ({ start: start + it.index, end: start + it.index + it[0].length }));
}

/** "Our ask list is short: one intro (Delta Dental) and one hire (staff SRE)": each. */
export function bracketedAsks(text: string, sentence: Range): Range[] {
  const found = bracketed(text, sentence);
  const before = plainWords(text.slice(sentence.start, found[0]?.start ?? sentence.start));
  return OF_ASKS.test(before) && !OVER.test(before) ? found : [];
}
