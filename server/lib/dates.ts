const DATE = /^(\d{4})-(\d\d)-(\d\d)$/;
const DATE_TIME =
  /^(\d{4})-(\d\d)-(\d\d)T([01]\d|2[0-3]):([0-5]\d)(?::([0-5]\d)(?:\.(\d{1,9})\d*)?)?(?:Z|([+-])([01]\d|2[0-3]):?([0-5]\d))$/;
const DAY_MS = 86_400_000;

function utcMidnight(year: number, month: number, day: number): number | null {
  if (year < 1900 || year > 2200) return null;
  const time = Date.UTC(year, month - 1, day);
  const back = new Date(time);
  // Date rolls 30 February over to March; a rolled-over date is no date.
  return back.getUTCMonth() === month - 1 && back.getUTCDate() === day ? time : null;
}

/** True for a calendar date without a time. */
export const isCalendarDate = (text: string): boolean => DATE.test(text);

/**
 * Reads a calendar date (midnight UTC) or an ISO 8601 time with `Z` or an offset (decisions §1).
 * Fractions beyond milliseconds are cut off.
 * @returns ISO 8601 UTC with milliseconds, or null for anything else and years outside 1900–2200
 */
export function parseMoment(text: string): string | null {
  const date = DATE.exec(text);
  const full = date ?? DATE_TIME.exec(text);
  if (!full) return null;
  const midnight = utcMidnight(Number(full[1]), Number(full[2]), Number(full[3]));
  if (midnight === null) return null;
  if (date) return new Date(midnight).toISOString();
  const [hour, minute, second] = [full[4], full[5], full[6] ?? '0'].map(Number);
  const millisecond = Number((full[7] ?? '').padEnd(3, '0').slice(0, 3));
  const offset = (Number(full[9] ?? 0) * 60 + Number(full[10] ?? 0)) * (full[8] === '-' ? -1 : 1);
  const minutes = (hour ?? 0) * 60 + (minute ?? 0) - offset;
  const moment = new Date(midnight + (minutes * 60 + (second ?? 0)) * 1000 + millisecond);
  const year = moment.getUTCFullYear();
  return year < 1900 || year > 2200 ? null : moment.toISOString();
}

/** The last millisecond of a calendar date in UTC. */
export const endOfDay = (iso: string): string =>
  new Date(Date.parse(iso) + DAY_MS - 1).toISOString();
