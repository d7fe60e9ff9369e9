const DAY_MS = 86_400_000;

/** Founders report within this many days after the end of a month. */
export const REPORTING_DAYS = 14;

const NAMES = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/** A month of the demo's calendar. */
export interface Month {
  /** Its last day, as ISO 8601 at midnight UTC. */
  end: string;
  /** e.g. 2026-02 */
  period: string;
  /** e.g. February */
  name: string;
  year: number;
}

/** The dates of the demo: all of them hang on the day on which it is loaded. */
export interface Calendar {
  /** Midnight UTC of that day, as ISO 8601. */
  today: string;
  /** The month so many before the latest that everybody has reported; 0 is that month. */
  month(ago: number): Month;
  /** A moment before (or with a negative number after) today's midnight. */
  daysAgo(days: number, time?: string): string;
  /** A day of the month so many before today's. */
  monthsAgo(months: number, day: number): string;
  /** A moment so many days after another. */
  after(iso: string, days: number, time?: string): string;
}

const dateAt = (milliseconds: number, time = '00:00'): string =>
  new Date(`${new Date(milliseconds).toISOString().slice(0, 10)}T${time}:00.000Z`).toISOString();

function monthAt(year: number, index: number): Month {
  const end = new Date(Date.UTC(year, index + 1, 0));
  const iso = end.toISOString();
  const name = NAMES[end.getUTCMonth()] ?? '';
  return { end: iso, period: iso.slice(0, 7), name, year: end.getUTCFullYear() };
}

/** The calendar of a demo loaded at a moment; it is the same all day long (UTC). */
export function calendarOf(now: Date): Calendar {
  const midnight = Math.floor(now.getTime() / DAY_MS) * DAY_MS;
  // A month counts as reported once the slowest founder's days are over, so nothing lies ahead.
  const reporting = new Date(midnight - (REPORTING_DAYS + 1) * DAY_MS);
  const latest = { year: reporting.getUTCFullYear(), index: reporting.getUTCMonth() - 1 };
  return {
    today: new Date(midnight).toISOString(),
    month: (ago) => monthAt(latest.year, latest.index - ago),
    daysAgo: (days, time) => dateAt(midnight - days * DAY_MS, time),
    monthsAgo: (months, day) => {
      const today = new Date(midnight);
      return new Date(
        Date.UTC(today.getUTCFullYear(), today.getUTCMonth() - months, day),
      ).toISOString();
    },
    after: (iso, days, time) => dateAt(Date.parse(iso) + days * DAY_MS, time),
  };
}
