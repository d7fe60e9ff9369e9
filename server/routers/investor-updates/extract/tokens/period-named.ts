import { type DateValue, monthOf } from './calendar';

const PARTS = { Q: 'quarter', H: 'half' } as const;
const MOST = { quarter: 4, half: 2 };

const make = (grain: 'month' | 'quarter' | 'half' | 'year', year: string, index: number) => {
  const date: DateValue = { grain, year: Number(year), index, day: null, fiscal: false };
  return Number(year) < 1900 || Number(year) > 2200 ? null : date;
};

/** "3Q26", "Q3/26" and "Q3 '26" are short for "Q3 2026". */
const inFull = (text: string): string =>
  text
    .replace(/^([1-4])([QH])(?=[ /'’]*\d)/i, '$2$1')
    .replace(/^([QH][1-4])[ /'’-]{0,2}(\d\d)$/i, '$1 20$2')
    .replace(/^([QH][1-4])[ /]?(\d{4})$/i, '$1 $2');

/**
 * The stretch of the calendar that a period means, as the engine or a person writes it: "2026-03",
 * "03/2026", "2026-Q1", "Q1 2026", "3Q26", "H2 2025", "March 2026", "2025"; null for any other text.
 */
export function periodNamed(period: string): DateValue | null {
  const text = inFull(period.trim());
  const month =
    /^(?<year>\d{4})[-/.](?<n>0[1-9]|1[0-2])$/.exec(text) ??
    /^(?<n>0?[1-9]|1[0-2])[/.](?<year>\d{4})$/.exec(text);
  if (month?.groups) return make('month', month.groups.year ?? '', Number(month.groups.n));
  const part =
    /^(?<year>\d{4})[- ]?(?<kind>[QH])(?<n>[1-4])$/i.exec(text) ??
    /^(?<kind>[QH])(?<n>[1-4])[- ](?<year>\d{4})$/i.exec(text);
  if (part?.groups) {
    const { year = '', kind = '', n } = part.groups;
    const grain = PARTS[kind.toUpperCase() === 'Q' ? 'Q' : 'H'];
    return Number(n) <= MOST[grain] ? make(grain, year, Number(n)) : null;
  }
  const named = /^(\p{L}{3,12})\.? (\d{4})$/u.exec(text);
  const index = monthOf(named?.[1]?.toLowerCase() ?? '');
  if (index !== null) return make('month', named?.[2] ?? '', index);
  const year = /^(?:FY ?)?(\d{4})$/i.exec(text);
  return year ? make('year', year[1] ?? '', 0) : null;
}
