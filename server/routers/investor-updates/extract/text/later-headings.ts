import { monthNumber, monthRange, type DateValue } from '../tokens/calendar';
import { tokenize } from '../tokens/tokenize';
import type { Unit } from './unit';

/** How many months ahead such a heading may lie. */
const NEAR = 2;

/** The month a heading names and nothing else: "June", "🔮 June 2026:"; null for other headings and months that are over. */
function monthOf(heading: string, received: Date): number | null {
  if (heading.length > 24) return null;
  const words = tokenize(heading, { start: 0, end: heading.length }).filter(
    ({ kind }) => kind !== 'punct',
  );
  const [only] = words;
  if (words.length !== 1 || only?.kind !== 'date' || only.date.grain !== 'month') return null;
  if (only.date.year !== null) return monthRange(only.date)?.first ?? null;
  // Without its year the month is the next of that name.
  return monthNumber(received) + ((only.date.index - 1 - received.getUTCMonth() + 12) % 12);
}

/**
 * What stands below the name of a month that was not over when the mail came, in an update about
 * an earlier one, is planned.
 */
export function planLaterMonths(
  units: readonly Unit[],
  period: DateValue | null,
  received: Date,
): Unit[] {
  const reported = period === null ? null : (monthRange(period)?.last ?? null);
  if (reported === null) return [...units];
  const months = new Map<string, number | null>();
  const monthBelow = (heading: string) => {
    const known = months.get(heading);
    if (known !== undefined) return known;
    const month = monthOf(heading, received);
    months.set(heading, month);
    return month;
  };
  return units.map((unit) => {
    const month = unit.section === 'neutral' ? monthBelow(unit.heading) : null;
    const later =
      month !== null &&
      month > reported &&
      month >= monthNumber(received) &&
      month <= monthNumber(received) + NEAR;
    return later ? { ...unit, section: 'goals' as const } : unit;
  });
}
