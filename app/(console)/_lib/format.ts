import { parsedUrl } from '@/server/lib/http-url';
export { stageLabel } from '../../(public)/share/companies/[publicId]/_components/format';

const number = (options: Intl.NumberFormatOptions) => new Intl.NumberFormat('en-US', options);

const USD = number({
  style: 'currency',
  currency: 'USD',
  minimumFractionDigits: 0,
  maximumFractionDigits: 0,
});
const USD_CENTS = number({ style: 'currency', currency: 'USD' });
const USD_EXACT = number({ style: 'currency', currency: 'USD', maximumFractionDigits: 20 });
const USD_SHORT = number({
  style: 'currency',
  currency: 'USD',
  notation: 'compact',
  // A thousand of the largest unit is $1,000T.
  useGrouping: 'always',
  // Said outright: Node and browsers differ in what they assume.
  minimumFractionDigits: 0,
  maximumFractionDigits: 1,
});
const COUNT = number({ minimumFractionDigits: 0, maximumFractionDigits: 1 });
const EXACT = number({ maximumFractionDigits: 20 });
const MULTIPLE = number({ minimumFractionDigits: 2, maximumFractionDigits: 2 });
const MULTIPLE_SHORT = number({ notation: 'compact', maximumFractionDigits: 1 });
const DAY = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });
const MONTH = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
});
const WHOLE_MONTH = new Intl.DateTimeFormat('en-US', {
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

const MOMENT = new Intl.DateTimeFormat('en-US', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'UTC',
});

const DAY_MS = 86_400_000;

/** What stands where there is no value. */
export const NONE = '–';

type Maybe<T> = T | null | undefined;
const or = <T>(value: Maybe<T>, format: (value: T) => string): string =>
  value === null || value === undefined ? NONE : format(value);

function usdFormat(value: number) {
  if (Number.isInteger(value)) return USD;
  // A price per share has more decimals than cents, and each of them counts.
  return Math.abs(value) < 1000 ? USD_EXACT : USD_CENTS;
}

/** Dollars, with cents only where there are any; less than $1,000 with every decimal there is. */
export const usd = (value: Maybe<number>) => or(value, (v) => usdFormat(v).format(v));

/** Dollars in brief: $1.2M. */
export const usdShort = (value: Maybe<number>) => or(value, (v) => USD_SHORT.format(v));

export const count = (value: Maybe<number>) => or(value, (v) => COUNT.format(v));

/** A percentage on the scale where 100 is the whole; what is next to nothing is not said to be nothing. */
export const percent = (value: Maybe<number>) =>
  or(value, (v) => (v > 0 && v < 0.05 ? '<0.1%' : `${COUNT.format(v)}%`));

/** A multiple: 1.80×; from ten thousand on in brief. */
export const multiple = (value: Maybe<number>) =>
  or(value, (v) => `${(Math.abs(v) < 10_000 ? MULTIPLE : MULTIPLE_SHORT).format(v)}×`);

const ofMonths = (text: string) => `${text} ${text === '1' ? 'month' : 'months'}`;

export const months = (value: Maybe<number>) => or(value, (v) => ofMonths(COUNT.format(v)));

/** As the above, with every decimal there is. */
export const exact = {
  usd: (value: number) => (Number.isInteger(value) ? USD : USD_EXACT).format(value),
  count: (value: number) => EXACT.format(value),
  percent: (value: number) => `${EXACT.format(value)}%`,
  months: (value: number) => ofMonths(EXACT.format(value)),
};

/** A calendar day; the service's days are days in UTC. */
export const day = (iso: Maybe<string>) => or(iso, (v) => DAY.format(new Date(v)));

/** A day and time, in UTC as everything the service says. */
export const moment = (iso: Maybe<string>) => or(iso, (v) => `${MOMENT.format(new Date(v))} UTC`);

/** A reported period for people: 2026-10 → October 2026; others stay as they were sent. */
export const period = (text: string) =>
  /^\d{4}-(0[1-9]|1[0-2])$/.test(text) ? WHOLE_MONTH.format(new Date(text)) : text;

/** A month for axes: Mar 2026. */
export const month = (iso: string) => MONTH.format(new Date(iso));

/** The ends of an axis: by month, but by day where it spans less than two. */
export const axisEnds = (from: string, to: string): [string, string] => {
  const ends = Date.parse(to) - Date.parse(from) < 61 * DAY_MS ? day : month;
  return [ends(from), ends(to)];
};

/** The value of a date input. */
export const dateInput = (iso: Maybe<string>) => (iso ?? '').slice(0, 10);

/** The host of an address, without www. */
export function hostOf(url: string): string {
  return parsedUrl(url)?.host.replace(/^www\./, '') ?? url;
}

/** "1 company", "3 companies". */
export const plural = (n: number, one: string, many = `${one}s`) =>
  `${COUNT.format(n)} ${n === 1 ? one : many}`;

/** How long ago, in brief: today, 3 d, 5 mo, 2 y. */
export function age(iso: string, now = Date.now()): string {
  const days = Math.max(0, Math.floor((now - Date.parse(iso)) / DAY_MS));
  if (days === 0) return 'today';
  if (days < 60) return `${days} d`;
  return days < 730 ? `${Math.floor(days / 30.44)} mo` : `${Math.floor(days / 365.25)} y`;
}

const QUARTER_DAYS = 92;

/** How old numbers are that are older than a quarter: "5 months old"; null for newer ones. */
export function outdated(iso: string, now = Date.now()): string | null {
  const days = Math.floor((now - Date.parse(iso)) / DAY_MS);
  if (days <= QUARTER_DAYS) return null;
  const whole = Math.floor(days / 30.4);
  return whole < 24 ? `${whole} months old` : `${Math.floor(days / 365)} years old`;
}
