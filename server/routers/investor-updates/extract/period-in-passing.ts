import { type Candidate, isOfRound } from './metrics/candidate';
import type { FoundPeriod } from './period';
import { isWeak } from './period-of-numbers';
import {
  formatPeriod,
  monthNumber,
  monthRange,
  resolveYear,
  type DateValue,
} from './tokens/calendar';
import type { Span } from './types';

/** A mail of October may report August, told in a statement; it may as well look back. */
const SOON = 1;
/** Quarters and halves are reported later. */
const SOON_OF_STRETCH = 3;

const NONE: FoundPeriod = { value: null, evidence: null, date: null };

/**
 * What the numbers say against the period found; null where they do not.
 * - "MRR is $62k. In July it was $58k.": a month of long before that statements mention in passing
 *   dates no numbers that are told without a date, but where it alone tells some metric.
 * - "Re: Q2 2026 update" over "ARR as of October 31 is $2M": the numbers' own day, where all have it.
 */
export function periodAgainst(
  candidates: readonly Candidate[],
  found: FoundPeriod,
  masked: string,
  received: Date,
): FoundPeriod | null {
  const range = found.date === null ? null : monthRange(found.date);
  if (found.date === null || range === null) return null;
  const own = candidates.filter((c) => c.doubt === null && !isOfRound(c.field));
  if (found.evidence === null) return ofLaterDays(own, range.last, received);
  if (!isWeak(found.evidence)) return null;
  if (headsNumbers(masked, found.evidence, own)) return null;
  const soon = found.date.grain === 'month' || found.date.grain === 'day' ? SOON : SOON_OF_STRETCH;
  if (monthNumber(received) - range.last <= soon) return null;
  const undated = new Set(own.filter((c) => c.date === null).map((c) => c.field));
  const told = own.some((c) => c.date !== null && !undated.has(c.field));
  return undated.size === 0 || told ? null : NONE;
}

const OF_MAIL =
  /\b(?:updates?|reports?|letter|numbers|results|figures|newsletter|recap|metrics|memo|review)\b/i;

/** "Here is our June update.", "In June we made good progress:" above the numbers. */
function headsNumbers(masked: string, at: Span, own: readonly Candidate[]): boolean {
  if (own.some((c) => c.start < at.start)) return false;
  const stop = masked.indexOf('\n', at.end);
  const rest = masked.slice(at.end, stop < 0 ? masked.length : Math.min(stop, at.end + 120));
  return (
    /:\s*$/.test(rest) ||
    OF_MAIL.test(masked.slice(Math.max(0, at.start - 40), at.start)) ||
    OF_MAIL.test(rest.slice(0, 20))
  );
}

function ofLaterDays(
  own: readonly Candidate[],
  reported: number,
  received: Date,
): FoundPeriod | null {
  const days: DateValue[] = [];
  for (const { date } of own) {
    const day = date?.grain === 'day' ? resolveYear(date, received) : null;
    const range = day === null ? null : monthRange(day);
    if (day === null || range === null) return null;
    if (range.first <= reported + 1 || range.last > monthNumber(received)) return null;
    days.push({ ...day, grain: 'month', day: null });
  }
  const [first] = days;
  if (first === undefined || new Set(days.map(formatPeriod)).size > 1) return null;
  return { value: formatPeriod(first), evidence: null, date: first };
}
