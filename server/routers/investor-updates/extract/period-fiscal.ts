import { endingIn } from './period-told';
import { isFuture } from './period-dates';
import type { Hit } from './period-spans';
import { capitalized } from './period-titles';
import { monthNumber, monthOf, monthRange, type DateValue } from './tokens/calendar';
import { tokenize, type Token } from './tokens/tokenize';
import type { Line } from './text/lines';

const MONTH = '([a-zà-ü]{3,10})';
const DAY = '(?:\\d{1,2}(?:st|nd|rd|th)? )?';
const YEAR = "(?:(?:fiscal|financial) year|\\bfy)(?:[ -]end)?(?: ?'?\\d\\d(?:\\d\\d)?)?";
const WORDS = '(?: (?:is|in|on|at|every|each|the|end|last|day|of|always)){0,5}';
const ENDS = new RegExp(
  `${YEAR}(?: (?:that|which))? ?(?:ends?|ending|closes|closing|finishes|(?<=end)(?: is|:)?)${WORDS} ${DAY}${MONTH}`,
  'i',
);
const STARTS = new RegExp(`${YEAR} (?:starts?|begins?|starting)${WORDS} ${DAY}${MONTH}`, 'i');
const RUNS = new RegExp(
  `(?:(?:fiscal|financial) year|\\bfy)(?: ?(?:fy ?)?'?(?:20)?\\d\\d)?(?:,? ?\\(?(?:it|which))?(?: runs| goes| is| lasts|:)(?: from)? ${DAY}${MONTH}(?: 20\\d\\d)? ?(?:to|through|until|-|–|—) ?${DAY}${MONTH}`,
  'i',
);
const READ = 4_000;
const FIRST_LINES = 3;

/** 1 to 12: the month in which the fiscal year ends, where the mail says so: "our fiscal year ends in March". */
function yearEnd(text: string): number | null {
  const named = (word: string | undefined) => monthOf((word ?? '').toLowerCase());
  const end = named(ENDS.exec(text)?.[1]) ?? named(RUNS.exec(text)?.[2]);
  if (end !== null) return end;
  const start = named(STARTS.exec(text)?.[1]);
  return start === null ? null : ((start + 10) % 12) + 1;
}

/** The month in which the fiscal year ends, where the mail says so and it is not December. */
export function fiscalYearEnd(
  subjects: readonly (string | null)[],
  lines: readonly Line[],
): number | null {
  const told = [...subjects, ...lines.map(({ text }) => text.slice(0, 300))];
  const end = yearEnd(told.join('\n').slice(0, READ));
  return end === 12 ? null : end;
}

/** The stretch of the calendar that a fiscal quarter or half is: "Q3 FY26" is January to March 2026 for a year that ends in June. */
export function inCalendar(date: DateValue, end: number | null): DateValue {
  const { grain, index, year } = date;
  if (end === null || year === null || !date.fiscal) return date;
  if (grain !== 'quarter' && grain !== 'half') return date;
  const last = year * 12 + end - 1 - (grain === 'quarter' ? 3 * (4 - index) : 6 * (2 - index));
  const month = { year: Math.floor(last / 12), index: (last % 12) + 1, day: null, fiscal: false };
  return endingIn({ grain: 'month', ...month }, grain);
}

/** A quarter without a year, in a mail that tells when its fiscal year ends: the last such one that is over. */
export function fiscalInCalendar(date: DateValue, end: number | null, received: Date): DateValue {
  if (end === null || date.year !== null || !/^(?:quarter|half)$/.test(date.grain))
    return inCalendar(date, end);
  const now = monthNumber(received);
  const newest = received.getUTCFullYear() + 1;
  const dates = [newest, newest - 1, newest - 2].map((year) =>
    inCalendar({ ...date, year, fiscal: true }, end),
  );
  return dates.find((d) => (monthRange(d)?.last ?? Infinity) <= now) ?? date;
}

/** The fiscal year of the quarter or half at `at`: "Q3 FY26", "FY26 Q3". */
function fiscalYear(tokens: readonly Token[], at: number): number | null {
  const token = tokens[at];
  if (token?.kind !== 'date' || !/^(?:quarter|half)$/.test(token.date.grain)) return null;
  if (token.date.year !== null) return token.date.fiscal ? token.date.year : null;
  const [one, two] = [tokens[at - 1], tokens[at - 2]];
  const year = one?.kind === 'punct' ? two : one;
  return year?.kind === 'date' && year.date.grain === 'year' && year.date.fiscal
    ? year.date.year
    : null;
}

/** "Q1 update": a quarter or half beside which no year stands. */
const isYearless = (tokens: readonly Token[], at: number) => {
  const token = tokens[at];
  const beside = tokens.slice(Math.max(0, at - 2), at + 3).filter((t) => t.kind === 'date');
  return (
    token?.kind === 'date' &&
    /^(?:quarter|half)$/.test(token.date.grain) &&
    token.date.year === null &&
    beside.length === 1
  );
};

function stretchIn(tokens: readonly Token[], end: number, received: Date): Hit | null {
  for (const [at, token] of tokens.entries()) {
    const year = fiscalYear(tokens, at);
    if (token.kind !== 'date' || isFuture(tokens, at)) continue;
    if (year === null && !isYearless(tokens, at)) continue;
    const date =
      year === null
        ? fiscalInCalendar(token.date, end, received)
        : inCalendar({ ...token.date, year, fiscal: true }, end);
    if ((monthRange(date)?.last ?? Infinity) > monthNumber(received)) continue;
    return { date, token, rule: 'asOf' };
  }
  return null;
}

/**
 * "FY26 Q3 update (fiscal year ends in March)": October to December 2025. The stretch of the calendar that
 * a fiscal one is, where the mail tells when its year ends.
 */
export function fiscalPeriod(
  subjects: readonly (string | null)[],
  masked: string,
  lines: readonly Line[],
  received: Date,
): { hit: Hit; titled: boolean } | null {
  const end = fiscalYearEnd(subjects, lines);
  if (end === null) return null;
  for (const subject of subjects) {
    const plain = capitalized((subject ?? '').slice(0, 500));
    const hit = stretchIn(tokenize(plain, { start: 0, end: plain.length }), end, received);
    if (hit !== null) return { hit, titled: true };
  }
  const filled = lines.filter(({ text }) => text !== '').slice(0, FIRST_LINES);
  for (const line of filled) {
    const span = { start: line.start, end: Math.min(line.end, line.start + 2000) };
    const hit = stretchIn(tokenize(masked, span), end, received);
    if (hit !== null) return { hit, titled: false };
  }
  return null;
}

/**
 * Whether a stretch was read as one of the calendar that the subject or the first lines give another,
 * fiscal year: of "Q1 FY27" in July 2026, "Q1" is no quarter of 2026, and which months it has is not said.
 */
export function isOfOtherYear(
  date: DateValue | null,
  subjects: readonly (string | null)[],
  masked: string,
  lines: readonly Line[],
): boolean {
  if (date === null || !/^(?:quarter|half)$/.test(date.grain)) return false;
  const titles = subjects.map((subject) => capitalized((subject ?? '').slice(0, 500)));
  const filled = lines.filter(({ text }) => text !== '').slice(0, FIRST_LINES);
  const read = [
    ...titles.map((title) => tokenize(title, { start: 0, end: title.length })),
    ...filled.map(({ start, end }) =>
      tokenize(masked, { start, end: Math.min(end, start + 2000) }),
    ),
  ];
  return read.some((tokens) =>
    tokens.some((token, at) => {
      if (token.kind !== 'date' || token.date.grain !== date.grain) return false;
      const year = fiscalYear(tokens, at);
      // An earlier year is compared with.
      return year !== null && token.date.index === date.index && year > (date.year ?? year);
    }),
  );
}
