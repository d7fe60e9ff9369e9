import { type Candidate, isOfRound } from './metrics/candidate';
import type { FoundPeriod } from './period';
import type { Evidence } from './types';
import {
  formatPeriod,
  monthNumber,
  monthRange,
  resolveYear,
  type DateValue,
} from './tokens/calendar';

/** What changes little within a month, and is told without a date beside what has one. */
const SLOW = /^(?:headcount|runwayMonths)$/;

/** A month mentioned in some statement of the text: one number of another outweighs it. */
export const isWeak = (evidence: Evidence | null) =>
  evidence !== null && evidence.confidence <= 0.7;

/**
 * The month or quarter right before the one that the title names, where all numbers are of that:
 * a "November update" that tells ARR and cash "as of October 31" reports October. Null otherwise.
 */
export function periodOfNumbers(
  candidates: readonly Candidate[],
  { date: period, evidence }: FoundPeriod,
  received: Date,
): DateValue | null {
  const reported = period?.grain === 'month' ? monthRange(period) : null;
  if (reported === null || monthNumber(received) - reported.last > 1) return null;
  const own = candidates.filter((c) => !isOfRound(c.field));
  const dated = own.flatMap((c) => {
    const date = c.date === null ? null : resolveYear(c.date, received);
    const range = date === null ? null : monthRange(date);
    return date === null || range === null ? [] : [{ field: c.field, doubt: c.doubt, date, range }];
  });
  if (dated.some(({ range }) => range.last >= reported.last)) return null;
  const fresh = dated.filter(({ range }) => range.last === reported.last - 1);
  if (own.some((c) => c.date === null && !SLOW.test(c.field))) return null;
  const [first] = fresh;
  if (first === undefined || new Set(fresh.map((c) => formatPeriod(c.date))).size > 1) return null;
  const month = first.range.first === first.range.last;
  const told =
    isWeak(evidence) || fresh.some((c) => c.doubt === 'column' || c.date.grain === 'day');
  // A title of the running month, early in it: one number of the month before tells.
  const early = reported.last === monthNumber(received) && received.getUTCDate() <= 20;
  const sure = month
    ? told || early || new Set(fresh.map((c) => c.field)).size > 1
    : fresh.every((c) => c.doubt === 'column');
  if (!sure) return null;
  return month ? { ...first.date, grain: 'month', day: null } : first.date;
}

/** The month or quarter of a table's column that all readings of an update stand in, where nothing else names a period. */
export function periodOfColumns(
  candidates: readonly Candidate[],
  received: Date,
): DateValue | null {
  const own = candidates.filter((c) => !isOfRound(c.field));
  const [first] = own;
  const date =
    first?.date === null || first === undefined ? null : resolveYear(first.date, received);
  const range = date === null ? null : monthRange(date);
  if (date === null || range === null || !/^(?:month|quarter)$/.test(date.grain)) return null;
  const age = monthNumber(received) - range.last;
  const same = own.every(
    (c) =>
      c.ruleId.endsWith('.table') &&
      c.date !== null &&
      formatPeriod(resolveYear(c.date, received)) === formatPeriod(date),
  );
  return same && new Set(own.map((c) => c.field)).size > 1 && age >= 0 && age <= LATEST
    ? date
    : null;
}

/** A report comes within so many months. */
const LATEST = 3;
