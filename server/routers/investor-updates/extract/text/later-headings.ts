import { monthNumber, monthRange, type DateValue } from '../tokens/calendar';
import { tokenize } from '../tokens/tokenize';
import type { Unit } from './unit';

/** How many months ahead such a heading may lie. */
const NEAR = 2;

/** "April so far" */
const SO_FAR = /^(?:so|far|to|date|mtd|qtd|preview)$/;

interface Months {
  first: number;
  last: number;
}

/** The month or quarter a heading names and nothing else: "June", "🔮 June 2026:", "Q3 2026"; null for other headings. */
function monthsOf(heading: string, received: Date): Months | null {
  if (heading.length > 24) return null;
  const words = tokenize(heading, { start: 0, end: heading.length }).filter(
    ({ kind }) => kind !== 'punct',
  );
  const [only, ...more] = words;
  if (only?.kind !== 'date' || !/^(?:month|quarter)$/.test(only.date.grain)) return null;
  if (more.some(({ text }) => !SO_FAR.test(text))) return null;
  if (only.date.year !== null) return monthRange(only.date);
  if (only.date.grain === 'quarter') return null;
  // Without its year the month is the next of that name.
  const next = monthNumber(received) + ((only.date.index - 1 - received.getUTCMonth() + 12) % 12);
  return { first: next, last: next };
}

/**
 * What stands below the name of a month or quarter that was not over when the mail came, in an update about
 * an earlier one, is planned.
 */
export function planLaterMonths(
  units: readonly Unit[],
  period: DateValue | null,
  received: Date,
): Unit[] {
  const reported = period === null ? null : (monthRange(period)?.last ?? null);
  if (reported === null) return [...units];
  const named = new Map<string, Months | null>();
  const monthsBelow = (heading: string) => {
    const known = named.get(heading);
    if (known !== undefined) return known;
    const months = monthsOf(heading, received);
    named.set(heading, months);
    return months;
  };
  return units.map((unit) => {
    const months = unit.section === 'neutral' ? monthsBelow(unit.heading) : null;
    const later =
      months !== null &&
      months.first > reported &&
      months.last >= monthNumber(received) &&
      months.first <= monthNumber(received) + NEAR;
    return later ? { ...unit, section: 'goals' as const } : unit;
  });
}
