import { monthNumber, monthRange, type DateValue } from './tokens/calendar';

/** "Septemberish" is September. */
const ISH =
  /\b(January|February|March|April|May|June|July|August|September|October|November|December)ish\b/g;

/** The words of a title with capitals, so that short months count; offsets are kept. */
export const capitalized = (words: string) =>
  words.replaceAll(/\b[a-z]/g, (letter) => letter.toUpperCase()).replaceAll(ISH, '$1   ');

const ANNUAL =
  /\b(?:annual (?:letter|report|update|review)|year in review|(?:full-year|year-end) (?:letter|report|review))\b/i;

/** "Annual letter to the owners" at the turn of the year: about the year before, of which the text speaks. */
export const isAnnualLetter = (
  subjects: readonly (string | null)[],
  masked: string,
  received: Date,
): boolean =>
  subjects.some((subject) => subject !== null && ANNUAL.test(subject)) &&
  received.getUTCMonth() <= 3 &&
  (masked.includes(`n ${received.getUTCFullYear() - 1}`) ||
    // A review at the turn of the year can be of no other.
    (received.getUTCMonth() === 0 && subjects.some((s) => /\byear in review\b/i.test(s ?? ''))));

const QUARTER = /\b(?:quarterly|(?:the|this|our) quarter)\b/i;
const HALF = /\bhalf[- ]year(?:ly)?\b/i;

/** A title that speaks of the quarter or the half year, in the months right behind it: how long that stretch is. */
export function titledStretch(
  subjects: readonly (string | null)[],
  received: Date,
): 'quarter' | 'half' | null {
  const titled = (pattern: RegExp) =>
    subjects.some((subject) => subject !== null && pattern.test(subject));
  const month = received.getUTCMonth();
  if (titled(HALF) && month % 6 < 3) return 'half';
  return titled(QUARTER) && month % 3 < 2 ? 'quarter' : null;
}

const HALF_NAMED =
  /(?<![\w-])[hH]([12])(?![\w-])(?! ?(?:\+|(?:plans?|planning|goals?|okrs?|outlook|kick-?off|priorities|roadmap|targets?|budget|forecast|asks?|hiring)\b))/g;
const PLAN_BEFORE =
  /\b(?:plans?|planning|goals?|outlook|roadmap|targets?|budget|forecast|asks|needs|for|into|before|until|vs\.?|ahead of|start of) $/i;

/** "Ledgerline H1" in the months right behind that half year, which names no year: the half that was over last. */
export function halfJustOver(
  subjects: readonly (string | null)[],
  received: Date,
): DateValue | null {
  const over = stretchBefore('half', received);
  if (received.getUTCMonth() % 6 >= 3) return null;
  const named = subjects.some((subject) =>
    [...(subject ?? '').slice(0, 500).matchAll(HALF_NAMED)].some(
      (m) => Number(m[1]) === over.index && !PLAN_BEFORE.test((subject ?? '').slice(0, m.index)),
    ),
  );
  return named ? over : null;
}

const MONTHS = { quarter: 3, half: 6, year: 12 } as const;

/** The quarter, half year or year that was over last. */
export function stretchBefore(grain: 'quarter' | 'half' | 'year', received: Date): DateValue {
  const length = MONTHS[grain];
  const last = Math.floor(monthNumber(received) / length) * length - 1;
  const index = grain === 'year' ? 0 : Math.floor((last % 12) / length) + 1;
  return { grain, year: Math.floor(last / 12), index, day: null, fiscal: false };
}

/** Whether a month lies within the stretch. */
export function holds(stretch: DateValue, date: DateValue | null): boolean {
  const [whole, part] = [monthRange(stretch), date === null ? null : monthRange(date)];
  if (whole === null || part === null || date?.grain !== 'month') return false;
  return whole.first <= part.first && part.last <= whole.last;
}
