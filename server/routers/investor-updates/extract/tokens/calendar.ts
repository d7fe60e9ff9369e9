/** A stretch of the calendar as words name it. A missing year is null. */
export interface DateValue {
  grain: 'day' | 'month' | 'quarter' | 'half' | 'year';
  year: number | null;
  /** 1-based month, quarter or half; 0 for a year. */
  index: number;
  day: number | null;
  fiscal: boolean;
}

const MONTH_NAMES: readonly (readonly string[])[] = [
  ['january', 'jan', 'janvier', 'januar', 'enero', 'janeiro', 'gennaio', 'januari'],
  [
    'february',
    'feb',
    'febuary',
    'februar',
    'février',
    'fevrier',
    'febrero',
    'fevereiro',
    'febbraio',
    'februari',
  ],
  ['march', 'mar', 'mars', 'märz', 'marzo', 'março', 'marts', 'maart'],
  ['april', 'apr', 'avril', 'abril', 'aprile'],
  ['may', 'mai', 'mayo', 'maio', 'maggio', 'maj', 'mei'],
  ['june', 'jun', 'juin', 'juni', 'junio', 'junho', 'giugno'],
  ['july', 'jul', 'juillet', 'juli', 'julio', 'julho', 'luglio'],
  ['august', 'aug', 'août', 'aout', 'agosto', 'augusti', 'augustus'],
  ['september', 'sep', 'sept', 'septembre', 'septiembre', 'setembro', 'settembre'],
  ['october', 'oct', 'octobre', 'oktober', 'octubre', 'outubro', 'ottobre'],
  ['november', 'nov', 'novembre', 'noviembre', 'novembro'],
  ['december', 'dec', 'décembre', 'decembre', 'dezember', 'diciembre', 'dezembro', 'dicembre'],
];

const MONTHS = new Map(MONTH_NAMES.flatMap((names, i) => names.map((name) => [name, i + 1])));

/** Every name and abbreviation known, lower case. */
export const MONTH_WORDS: readonly string[] = [...MONTHS.keys()];

/** 1 to 12 for a month's name or abbreviation, else null. */
export function monthOf(word: string): number | null {
  return MONTHS.get(word) ?? null;
}

const MONTHS_IN = { day: 1, month: 1, quarter: 3, half: 6, year: 12 } as const;

/** First and last month of a dated value, counted from year 0; null without a year. */
export function monthRange(date: DateValue): { first: number; last: number } | null {
  if (date.year === null) return null;
  const length = MONTHS_IN[date.grain];
  const first = date.year * 12 + (date.grain === 'year' ? 0 : (date.index - 1) * length);
  return { first, last: first + length - 1 };
}

/** `2026-03`, `2026-Q1`, `2025-H2`, `2025`; null without a year. A day counts as its month. */
export function formatPeriod(date: DateValue): string | null {
  if (date.year === null) return null;
  if (date.grain === 'year') return String(date.year);
  if (date.grain === 'quarter') return `${date.year}-Q${date.index}`;
  if (date.grain === 'half') return `${date.year}-H${date.index}`;
  return `${date.year}-${String(date.index).padStart(2, '0')}`;
}

/** The calendar month of an instant, counted from year 0. */
export function monthNumber(instant: Date): number {
  return instant.getUTCFullYear() * 12 + instant.getUTCMonth();
}

/**
 * Fills in a missing year: the latest such stretch that had begun by `reference`
 * (a quarter or half: that had ended, or nearly).
 */
export function resolveYear(date: DateValue, reference: Date): DateValue {
  if (date.year !== null) return date;
  const now = monthNumber(reference);
  const year = reference.getUTCFullYear();
  const candidate = { ...date, year };
  const range = monthRange(candidate);
  if (range === null) return candidate;
  const begun =
    date.grain === 'quarter' || date.grain === 'half' ? range.last <= now : range.first <= now;
  return begun ? candidate : { ...date, year: year - 1 };
}

/** Whether the day is the last of its month. */
export function isMonthEnd(date: DateValue): boolean {
  if (date.grain !== 'day' || date.day === null) return false;
  const lengths = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
  return date.day >= (lengths[date.index - 1] ?? 31);
}
