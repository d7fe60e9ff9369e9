import { monthRange } from '@/server/routers/investor-updates/extract/tokens/calendar';
import { periodNamed } from '@/server/routers/investor-updates/extract/tokens/period-named';

/**
 * When the numbers of an update hold: the last day of the period it reports on, midnight UTC, but
 * never after it was received (a letter in mid-quarter does not speak of the quarter's end).
 * Without a period, or with one that cannot be read, it is when the update was received.
 * @returns ISO 8601 UTC with milliseconds
 */
export function asOfUpdate(period: string | null, receivedAt: string): string {
  const named = period === null ? null : periodNamed(period);
  const range = named === null ? null : monthRange(named);
  if (range === null) return receivedAt;
  const end = new Date(
    Date.UTC(Math.floor(range.last / 12), (range.last % 12) + 1, 0),
  ).toISOString();
  return end < receivedAt ? end : receivedAt;
}
