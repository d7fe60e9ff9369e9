import { monthOf } from '@/server/routers/investor-updates/extract/tokens/calendar';

const MONTHS: Readonly<Record<string, number>> = { Q: 3, H: 6 };

/** Year and last month (1 to 12) of a period, as the engine or a person writes it. */
function lastMonth(period: string): { year: number; month: number } | null {
  const text = period.trim();
  const month = /^(\d{4})-(0[1-9]|1[0-2])$/.exec(text);
  if (month) return { year: Number(month[1]), month: Number(month[2]) };
  const part =
    /^(?<year>\d{4})[- ]?(?<kind>[QH])(?<n>[1-4])$/i.exec(text) ??
    /^(?<kind>[QH])(?<n>[1-4])[- ](?<year>\d{4})$/i.exec(text);
  if (part?.groups) {
    const { year, kind = '', n } = part.groups;
    const end = Number(n) * (MONTHS[kind.toUpperCase()] ?? 0);
    return end >= 1 && end <= 12 ? { year: Number(year), month: end } : null;
  }
  const named = /^(\p{L}{3,12})\.? (\d{4})$/u.exec(text);
  const number = monthOf(named?.[1]?.toLowerCase() ?? '');
  if (number !== null) return { year: Number(named?.[2]), month: number };
  const year = /^(?:FY ?)?(\d{4})$/i.exec(text);
  return year ? { year: Number(year[1]), month: 12 } : null;
}

/**
 * When the numbers of an update hold: the last day of the period it reports on, midnight UTC, but
 * never after it was received (a letter in mid-quarter does not speak of the quarter's end).
 * Without a period, or with one that cannot be read, it is when the update was received.
 * @returns ISO 8601 UTC with milliseconds
 */
export function asOfUpdate(period: string | null, receivedAt: string): string {
  const last = period === null ? null : lastMonth(period);
  if (last === null || last.year < 1900 || last.year > 2200) return receivedAt;
  const end = new Date(Date.UTC(last.year, last.month, 0)).toISOString();
  return end < receivedAt ? end : receivedAt;
}
