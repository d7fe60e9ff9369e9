import { monthOf, MONTH_WORDS, type DateValue } from './calendar';

/** A date found at a position and the number of characters it takes. */
export interface DateMatch {
  date: DateValue;
  length: number;
}

type Rule = [RegExp, (m: RegExpExecArray) => DateValue | null];

const ORDINAL = new Map([
  ['first', 1],
  ['second', 2],
  ['third', 3],
  ['fourth', 4],
  ['1st', 1],
  ['2nd', 2],
  ['3rd', 3],
  ['4th', 4],
]);

function make(
  grain: DateValue['grain'],
  year: number | null,
  index: number,
  day: number | null = null,
  fiscal = false,
): DateValue | null {
  const most = { day: 12, month: 12, quarter: 4, half: 2, year: 0 }[grain];
  if (index > most || (index < 1 && grain !== 'year')) return null;
  if (year !== null && (year < 2005 || year > 2045)) return null;
  if (day !== null && (day < 1 || day > 31)) return null;
  return { grain, year, index, day, fiscal };
}

/** A written year, two or four digits; null when absent. */
function yearOf(written: string | undefined): number | null {
  if (written === undefined || written === '') return null;
  const value = Number(written);
  return value < 100 ? 2000 + value : value;
}

const YEAR =
  "(?:,? {0,2}(?:of )?(?:fy|cy)? ?'?(20\\d\\d)|[ -]?(?:fy|cy) ?'?(\\d\\d)|[ -]?'(\\d\\d)|[-/](\\d\\d))";
const END = '(?![\\w])';
const anyYear = (m: RegExpExecArray, from: number) =>
  yearOf(m[from] ?? m[from + 1] ?? m[from + 2] ?? m[from + 3]);
const isFiscal = (m: RegExpExecArray) => /fy|fiscal/i.test(m[0]);

/** Tried in order at a word or digit; all are anchored and without nested repetition. */
const RULES: readonly Rule[] = [
  [
    /([a-zà-ü]{3,10})\.? ?(?:-|–|—|to|through) ?([a-zà-ü]{3,10})\.?,? ?'?(20\d\d|\d\d)(?!\w)/iy,
    (m) => monthSpan(m),
  ],
  [/(20\d\d)-(\d\d)-(\d\d)(?!\d)/y, (m) => make('day', yearOf(m[1]), Number(m[2]), Number(m[3]))],
  [/(20\d\d)[-/ ]?q([1-4])(?!\w)/iy, (m) => make('quarter', yearOf(m[1]), Number(m[2]))],
  [/(20\d\d)[-/](0[1-9]|1[0-2])(?![\d/-])/y, (m) => make('month', yearOf(m[1]), Number(m[2]))],
  [/(\d{1,2})\/(\d{1,2})\/(20\d\d|\d\d)(?!\d)/y, slashDate],
  [
    /(0?[1-9]|1[0-2])\/(28|29|30|31)(?![\d/])/y,
    (m) => make('day', null, Number(m[1]), Number(m[2])),
  ],
  [
    /(\d{1,2})\.(\d{1,2})\.(20\d\d)(?!\d)/y,
    (m) => make('day', yearOf(m[3]), Number(m[2]), Number(m[1])),
  ],
  // "05-2026"
  [/(0[1-9]|1[0-2])-(20[0-4]\d)(?![\d/-])/y, (m) => make('month', yearOf(m[2]), Number(m[1]))],
  // "09.2026"
  [
    /(0[1-9]|1[0-2])\.(20[0-4]\d)(?![\d.,]\d|\d| ?[%$€kKmM])/y,
    (m) => make('month', yearOf(m[2]), Number(m[1])),
  ],
  [/(0?[1-9]|1[0-2])\/(20\d\d)(?!\d)/y, (m) => make('month', yearOf(m[2]), Number(m[1]))],
  // "FQ3'26": of the fiscal year.
  [
    new RegExp(`fq([1-4])${YEAR}${END}`, 'iy'),
    (m) => make('quarter', anyYear(m, 2), Number(m[1]), null, true),
  ],
  [
    new RegExp(`q([1-4])${YEAR}${END}`, 'iy'),
    (m) => make('quarter', anyYear(m, 2), Number(m[1]), null, isFiscal(m)),
  ],
  [/([1-4])q ?'?(20\d\d|\d\d)?(?!\w)/iy, (m) => make('quarter', yearOf(m[2]), Number(m[1]))],
  // "T2 2026", "2T 2026": trimestre
  [/t([1-4])[ -]?(20\d\d)(?!\w)/iy, (m) => make('quarter', yearOf(m[2]), Number(m[1]))],
  [/([1-4])t ?(20\d\d)(?!\w)/iy, (m) => make('quarter', yearOf(m[2]), Number(m[1]))],
  [/q([1-4])(?!\w)/iy, (m) => make('quarter', null, Number(m[1]))],
  [
    new RegExp(`h([12])${YEAR}${END}`, 'iy'),
    (m) => make('half', anyYear(m, 2), Number(m[1]), null, isFiscal(m)),
  ],
  // "FY2026 H1"
  [
    /(?:fy|cy) ?'?(20\d\d|\d\d)[- ]h([12])(?!\w)/iy,
    (m) => make('half', yearOf(m[1]), Number(m[2]), null, true),
  ],
  [/([12])h ?'?(20\d\d|\d\d)(?!\w)/iy, (m) => make('half', yearOf(m[2]), Number(m[1]))],
  [/h([12])(?!\w)/y, () => null],
  [
    // "our first quarter under the new name" is none of the calendar's.
    /(first|second|third|fourth|1st|2nd|3rd|4th) (?:fiscal )?quarter(?!(?<=\bour first quarter) (?:under|as|since|with|without|together|after|in the|on the)\b)(?: of)?(?: fiscal)?(?: (?:year )?(20\d\d))?(?!\w)/iy,
    (m) => make('quarter', yearOf(m[2]), ORDINAL.get((m[1] ?? '').toLowerCase()) ?? 0),
  ],
  [
    /(first|second) half of (20\d\d)(?!\w)/iy,
    (m) => make('half', yearOf(m[2]), ORDINAL.get((m[1] ?? '').toLowerCase()) ?? 0),
  ],
  [
    /(\d{1,2})(?:st|nd|rd|th)? (?:of )?([a-zà-ü]{3,10})(?:(?<!may|june|july|[a-zà-ü]{5})\.)?(?:,? (20\d\d))?(?!\w)/iy,
    (m) => dayMonth(m[1], m[2], m[3]),
  ],
  [
    /([a-zà-ü]{3,10})\.? (\d{1,2})(?:st|nd|rd|th)?(?:,? (20\d\d))?(?![\w.,]*\d|[\w%$€])/iy,
    (m) => dayMonth(m[2], m[1], m[3]),
  ],
  // "June quarter", "the December 2025 quarter": the three months that end then.
  [
    /(mar(?:ch)?|june?|sept?(?:ember)?|dec(?:ember)?)(?: '?(20\d\d|\d\d))? quarter(?:,? (?:of )?(20\d\d))?(?!\w)/iy,
    (m) => make('quarter', yearOf(m[2] ?? m[3]), (monthOf((m[1] ?? '').toLowerCase()) ?? 0) / 3),
  ],
  [new RegExp(`([a-zà-ü]{3,10})\\.?${YEAR}${END}`, 'iy'), (m) => monthYear(m)],
  // "May-26A": the actuals of that month.
  [/([a-zà-ü]{3,10})[- ]?'?(\d\d|20\d\d)a(?!\w)/iy, (m) => actualsOf(m)],
  [/q([1-4])[- ]?'?(\d\d|20\d\d)a(?!\w)/iy, (m) => make('quarter', yearOf(m[2]), Number(m[1]))],
  // "2025A": the actuals of a year
  [/(20\d\d)a(?!\w)/iy, (m) => make('year', Number(m[1]), 0)],
  [
    // "FY26A": the actuals of that year.
    /(?:fy|cy|fiscal(?: year)?) ?'?(20\d\d|\d\d)(?:a(?!\w)|(?!\w))/iy,
    (m) => make('year', yearOf(m[1]), 0, null, true),
  ],
];

function slashDate(m: RegExpExecArray): DateValue | null {
  const [first, second] = [Number(m[1]), Number(m[2])];
  // Day first only where it cannot be a month: American order is the default.
  return first > 12
    ? make('day', yearOf(m[3]), second, first)
    : make('day', yearOf(m[3]), first, second);
}

function dayMonth(
  day: string | undefined,
  name: string | undefined,
  year: string | undefined,
): DateValue | null {
  const month = monthOf((name ?? '').toLowerCase());
  return month === null ? null : make('day', yearOf(year), month, Number(day));
}

function monthYear(m: RegExpExecArray): DateValue | null {
  const month = monthOf((m[1] ?? '').toLowerCase());
  return month === null ? null : make('month', anyYear(m, 2), month);
}

function actualsOf(m: RegExpExecArray): DateValue | null {
  const month = monthOf((m[1] ?? '').toLowerCase());
  return month === null ? null : make('month', yearOf(m[2]), month);
}

/** "Jan-Mar 2026" is a quarter; spans that are none of the calendar's stay unread. */
function monthSpan(m: RegExpExecArray): DateValue | null {
  const first = monthOf((m[1] ?? '').toLowerCase());
  const last = monthOf((m[2] ?? '').toLowerCase());
  if (first === null || last === null) return null;
  const length = last - first + 1;
  const year = yearOf(m[3]);
  if (length === 3 && first % 3 === 1) return make('quarter', year, last / 3);
  if (length === 6 && first % 6 === 1) return make('half', year, last / 6);
  return length === 12 ? make('year', year, 0) : null;
}

const MONTH_WORD = /([a-zà-ü]{3,10})(?![\w'])/iy;
const BARE_YEAR = /(20[0-4]\d)(?![\w%]|[.,]\d)/y;
const BEFORE_MONTH =
  /(?:^|[\s(])(?:in|for|of|since|by|during|through|until|till|end|ended|ending|last|early|late|mid|to|from|and|closed|finished|exited|our|this|de|em|en)[ -]$/i;

const LISTS = /(?:,|,? (?:and|&)) $/;
const REPORT_BEHIND =
  /^ (?:numbers|update|metrics|results|kpis|recap|report|figures|close|mrr|arr)\b/i;

const STARTS = new Set([
  ...MONTH_WORDS.map((name) => name.slice(0, 3)),
  ...['fir', 'sec', 'thi', 'fou', 'fis', 'fy', 'cy'],
]);

const FIRST_LETTERS = new Set([...[...STARTS].map((start) => start[0]), ...'0123456789qhfc']);

/** A cheap test that spares most words the rules. */
function mayStartDate(masked: string, at: number): boolean {
  if (!FIRST_LETTERS.has((masked[at] ?? '').toLowerCase())) return false;
  const head = masked.slice(at, at + 3).toLowerCase();
  return /^(?:\d|f?[qh][1-4]|t[1-4]|[fc]y)/.test(head) || STARTS.has(head);
}

/** Reads a date that starts exactly at `at`; null when there is none. */
export function readDate(masked: string, at: number, limit: number): DateMatch | null {
  if (!mayStartDate(masked, at)) return null;
  for (const [pattern, build] of RULES) {
    pattern.lastIndex = at;
    const match = pattern.exec(masked);
    if (match === null || at + match[0].length > limit) continue;
    const date = build(match);
    if (date !== null) return { date, length: match[0].length };
  }
  return readBareMonth(masked, at, limit) ?? readBareYear(masked, at, limit);
}

/** "Mayo Clinic", "May Mobility": a firm whose name opens with a month. */
const FIRM_BEHIND =
  /^ (?:Clinic|Labs|Mobility|Foods|Technologies|Therapeutics|Biosciences|Inc|LLC|Ltd|GmbH)\b/;

/** "Mars renewed": no month does so. */
const ACTS =
  /^ (?:has |have |also |just )?(?:put|signed|renewed|expanded|extended|churned|cancelled|canceled|paused|chose|picked|agreed|upgraded|converted)\b/;

function readBareMonth(masked: string, at: number, limit: number): DateMatch | null {
  MONTH_WORD.lastIndex = at;
  const word = MONTH_WORD.exec(masked)?.[1];
  if (word === undefined || at + word.length > limit) return null;
  const month = monthOf(word.toLowerCase());
  if (month === null) return null;
  const capital = /^[A-Z]/.test(word);
  const led = BEFORE_MONTH.test(masked.slice(Math.max(0, at - 10), at));
  const next = masked.slice(at + word.length, at + word.length + 2);
  const closed = /^(?:[\s]?[^\sa-z]|\s*$)/i.test(next);
  // "may" and "march" are verbs too; short forms in lower case are ordinary words.
  const titled = REPORT_BEHIND.test(masked.slice(at + word.length, at + word.length + 12));
  if (!capital && !(led && word.length > 3) && !titled) return null;
  // "Mars Veterinary Health": the French month begins no name in capitals.
  if (/^mars$/i.test(word) && /^ [A-Z][A-Za-z]/.test(masked.slice(at + 4, at + 7))) return null;
  if (capital && FIRM_BEHIND.test(masked.slice(at + word.length, at + word.length + 16)))
    return null;
  if (word === 'Mars' && ACTS.test(masked.slice(at + 4, at + 16))) return null;
  // "Pepsi, Danone, and Mars"
  if (word === 'Mars' && LISTS.test(masked.slice(Math.max(0, at - 6), at)) && !/^ \d/.test(next))
    return null;
  if (
    month === 5 &&
    !led &&
    !closed &&
    /^ (?:i|we|you|be|the|not|have|need|require|also|take|all)\b/i.test(
      masked.slice(at + word.length, at + word.length + 9),
    )
  )
    return null;
  return {
    date: { grain: 'month', year: null, index: month, day: null, fiscal: false },
    length: word.length,
  };
}

function readBareYear(masked: string, at: number, limit: number): DateMatch | null {
  BARE_YEAR.lastIndex = at;
  const match = BARE_YEAR.exec(masked);
  if (match === null || at + match[0].length > limit) return null;
  const date = make('year', Number(match[1]), 0);
  return date === null ? null : { date, length: match[0].length };
}
