import { monthNumber, monthRange, type DateValue } from '../tokens/calendar';
import type { Token } from '../tokens/tokenize';

const WILL = /^(?:will|won['’]t|[a-z]+['’]ll)$/;
/** Before a day on which what was announced takes effect: "effective", "with effect from", "ends". */
const TAKES_EFFECT = /^(?:effective|effect|ends?|ending|expires|notice)$/;
const OVER = /^(?:stopped|left|ended|churned|lapsed|expired|went|closed|shut|departed)$/;
const HALF_A_YEAR = 6;

/**
 * "Will not renew in September", "cancelled, effective January 15": the next one, or the nearest, though
 * without a year the last one is meant.
 */
export function toCome(
  date: DateValue,
  clause: readonly Token[],
  received: Date,
): DateValue | null {
  const before = clause.slice(
    0,
    clause.findIndex((t) => t.kind === 'date'),
  );
  const next = before.some(({ text }) => WILL.test(text));
  const asOf = before.at(-1)?.text === 'of' && before.at(-2)?.text === 'as';
  // "their last day is October 31"
  const lastDay = before.some(
    ({ text }, i) => text === 'day' && /^(?:last|final)$/.test(before[i - 1]?.text ?? ''),
  );
  // "stopped at the end of January": over, not announced.
  const over = OVER.test(before[0]?.text ?? '');
  const announced =
    asOf ||
    lastDay ||
    before.some(({ text }) => TAKES_EFFECT.test(text) && !(over && text === 'end'));
  if (date.year !== null || (!next && !announced)) return null;
  const thisYear = { ...date, year: received.getUTCFullYear() };
  const ahead = (monthRange(thisYear)?.last ?? 0) - monthNumber(received);
  if (!next && ahead > HALF_A_YEAR) return null;
  return ahead < (next ? 0 : -HALF_A_YEAR) ? { ...thisYear, year: thisYear.year + 1 } : thisYear;
}

const YEAR = /\b20\d\d\b/;
/** "Not renewing: X (June 30)", a label of what lies ahead: without its year, the next one. */
export function nextOf(date: string | null, words: string, received: Date): string | null {
  if (date === null || YEAR.test(words)) return date;
  const today = received.toISOString().slice(0, date.length);
  return date >= today ? date : `${Number(date.slice(0, 4)) + 1}${date.slice(4)}`;
}
