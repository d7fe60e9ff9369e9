import { capitalized } from '../period-titles';
import { tokenize, type Token } from '../tokens/tokenize';
import type { Cell } from './grid';
import { classifyColumn, looksLikeHeading, type Column } from './columns';
import { formatPeriod } from '../tokens/calendar';

const SMALL = /^(?:[a-z]{3,9}\.?|[a-z]{3,9}\.? ?'?\d\d(?:\d\d)?)$/;

const QUARTER = /^[qQ][1-4] [0-4]\d(?!\d)/;

/** The tokens of a cell of the head: there "nov" in small letters is the month. */
export function headTokens(masked: string, cell: Cell): Token[] {
  const words = masked.slice(cell.start, Math.min(cell.end, cell.start + 20));
  // "Q2 26": in a head the second number is the year.
  if (QUARTER.test(words) && cell.end - cell.start <= 20)
    return shifted(words.replace(' ', "'"), cell);
  if (cell.end - cell.start > 16 || !SMALL.test(words)) return tokenize(masked, cell);
  return shifted(capitalized(words), cell);
}

/** The tokens of the words as if they stood in the cell. */
const shifted = (plain: string, cell: Cell): Token[] =>
  tokenize(plain, { start: 0, end: plain.length }).map((t) => ({
    ...t,
    start: t.start + cell.start,
    end: t.end + cell.start,
  }));

/** "Feb 26 | Jan 26 | Feb 25": months with their years, where all would be days of about the year's number. */
export function asMonths(columns: readonly Column[], received: Date): Column[] {
  const dated = columns.flatMap(({ date }) => (date === null ? [] : [date]));
  const year = received.getUTCFullYear() % 100;
  const meant = dated.every(
    ({ grain, day }) => grain === 'day' && day !== null && day <= year + 1 && day >= year - 3,
  );
  const months = new Set(dated.map(({ index, day }) => `${index} ${day}`));
  if (dated.length < 2 || !meant || months.size < dated.length) return [...columns];
  return columns.map((column) =>
    column.date === null
      ? column
      : {
          ...column,
          date: { ...column.date, grain: 'month', year: 2000 + (column.date.day ?? 0), day: null },
        },
  );
}

/** A column all of whose numbers stand in brackets beside one without: the former values. */
export function bracketedAsPrior(
  rows: readonly (readonly (readonly Token[])[])[],
  columns: readonly Column[],
): Column[] {
  const numbers = (index: number) =>
    rows.flatMap((row) => {
      const token = row[index + 1]?.[0];
      return token?.kind === 'number' || token?.text === '(' ? [token.text] : [];
    });
  const bracketed = columns.map((_, i) => {
    const texts = numbers(i);
    return texts.length > 2 && texts.every((text) => text.startsWith('('));
  });
  const bare = columns.some(
    (_, i) => numbers(i).length > 2 && !numbers(i).some((t) => t.startsWith('(')),
  );
  return bare
    ? columns.map((column, i) =>
        bracketed[i] === true && column.kind === 'unknown' ? { ...column, kind: 'prior' } : column,
      )
    : [...columns];
}

/** A head with fewer cells than its rows leaves open which column is which. */
export const padded = (columns: readonly Column[], width: number): Column[] =>
  Array.from({ length: Math.max(width, columns.length) }, (_, i) => columns[i] ?? UNNAMED);

const UNNAMED: Column = { kind: 'unknown', date: null };

/**
 * Whether a row of heads begins with the first column of values, since its empty corner was lost:
 * "Sep | Oct | Comment" over "ARR | $1.4M | $1.5M", "Budget | Actual" over such rows. The month in
 * "October 2026 | Plan | Actual" is the table's title.
 */
export function lacksCorner(
  head: readonly (readonly Token[])[],
  rows: readonly (readonly (readonly Token[])[])[],
  received: Date,
): boolean {
  const [first, ...others] = head.map((tokens) => classifyColumn(tokens, received));
  const width = Math.max(...rows.map((row) => row.length));
  if (first === undefined || width > head.length + 1) return false;
  const last = others.at(-1);
  if (width === head.length + 1 && looksLikeHeading([first])) {
    // Under a named column only values tell that it is one to the right.
    const named = last !== undefined && /^(?:actual|current|plan|prior)$/.test(last.kind);
    return !named || rows.some((row) => row[width - 1]?.[0]?.kind === 'number');
  }
  if (width > head.length || head.length < 2 || head[0]?.length !== 1) return false;
  const told = ({ kind }: Column) => /^(?:actual|current|plan|prior)$/.test(kind);
  if (first.date === null)
    return told(first) && others.every((c) => c.date === null) && others.some(told);
  const { grain } = first.date;
  const dated = others.flatMap(({ date }) => (date?.grain === grain ? [formatPeriod(date)] : []));
  return dated.length > 0 && !dated.includes(formatPeriod(first.date));
}

/** A row with a value behind the last head leaves open which column its values stand in. */
export const overflows = (row: readonly (readonly Token[])[], columns: number): boolean =>
  row.slice(columns + 1).some(isLevel);

/** A value alone, which is no change. */
function isLevel([first, ...rest]: readonly Token[]): boolean {
  const bare = first?.kind === 'number' && rest.length === 0;
  return bare && !first.number.signed && first.number.kind !== 'percent';
}

/** "Sep | | Oct | |": a head may be of two columns, and which of them counts is open. */
export const mayBeWide = (
  row: readonly (readonly Token[])[],
  columns: readonly Column[],
  chosen: number,
): boolean =>
  [chosen - 1, chosen + 1].some((i) => columns[i]?.kind === 'blank' && isLevel(row[i + 1] ?? []));
