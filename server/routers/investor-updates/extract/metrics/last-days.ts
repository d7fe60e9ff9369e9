import { monthRange, resolveYear } from '../tokens/calendar';
import type { Candidate } from './candidate';

/** "$1.2m on 1 October and $0.9m on 31 October": of readings of several days of a month the last day's count. */
export function lastDays(pool: readonly Candidate[], received: Date): readonly Candidate[] {
  const placed = pool.map((c) => ({ c, day: dayOf(c, received) }));
  const days = placed.flatMap(({ day }) => (day === null ? [] : [day]));
  const last = Math.max(...days);
  if (days.every((day) => day === last)) return pool;
  return placed.flatMap(({ c, day }) => (day === null || day === last ? [c] : []));
}

/** A count of days, the same for the same day only. */
function dayOf({ date, field }: Candidate, received: Date): number | null {
  if (date?.grain !== 'day' || date.day === null || /^(?:postMoney|lastRound)/.test(field))
    return null;
  const month = monthRange(resolveYear(date, received))?.last;
  return month === undefined ? null : month * 32 + date.day;
}
