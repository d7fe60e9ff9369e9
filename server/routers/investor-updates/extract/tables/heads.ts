import { capitalized } from '../period-titles';
import { tokenize, type Token } from '../tokens/tokenize';
import type { Cell } from './grid';
import type { Column } from './columns';

const SMALL = /^(?:[a-z]{3,9}\.?|[a-z]{3,9}\.? ?'?\d\d(?:\d\d)?)$/;

/** The tokens of a cell of the head: there "nov" in small letters is the month. */
export function headTokens(masked: string, cell: Cell): Token[] {
  const words = masked.slice(cell.start, Math.min(cell.end, cell.start + 20));
  if (cell.end - cell.start > 16 || !SMALL.test(words)) return tokenize(masked, cell);
  const plain = capitalized(words);
  return tokenize(plain, { start: 0, end: plain.length }).map((t) => ({
    ...t,
    start: t.start + cell.start,
    end: t.end + cell.start,
  }));
}

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
