import type { Line } from '../text/lines';
import type { Span } from '../types';

const emptyAt = (at: number): Span => ({ start: at, end: at });

/**
 * Rows of a pasted table with the empty cells that the tabs at their ends stand for, so that a head
 * with an empty corner stands over the right columns; what is empty in all rows is left out.
 */
export function withTabs(rows: readonly Span[][], lines: readonly Line[]): Span[][] {
  const least = lines.reduce((few, { tabs }) => Math.min(few, tabs?.before ?? 0), MOST);
  return rows.map((row, i) => {
    const line = lines[i];
    const before = Math.min(MOST, line?.tabs?.before ?? 0) - least;
    const behind = Math.min(MOST, line?.tabs?.behind ?? 0);
    const added = (count: number, at: number) => Array.from({ length: count }, () => emptyAt(at));
    return [...added(before, line?.start ?? 0), ...row, ...added(behind, line?.end ?? 0)];
  });
}

const MOST = 40;
const MOST_HEADS = 2;

/**
 * How many of the first rows of a table without outer marks begin with one all the same: there it
 * parts an empty corner from the first head, " | Sep | Oct" over "ARR | $1.4M | $1.5M".
 */
export function openCorners(lines: readonly Line[]): number {
  const heads = lines.findIndex(({ text }) => !text.startsWith('|'));
  if (heads < 1 || heads > MOST_HEADS) return 0;
  const rows = lines.slice(heads);
  const plain = rows.every(({ text }) => !text.startsWith('|'));
  const valued = rows.some(({ text }) => /\|\W{0,4}\d/.test(text));
  const bare = lines.slice(0, heads).every(({ text }) => !/[$€£]\d/.test(text));
  return plain && valued && bare ? heads : 0;
}

/**
 * Labels that stand one cell to the right: all of them, in the second column of a sheet whose first
 * one names groups, or one that a tab indents in a row too long for its head.
 */
export function labelsFirst<C>(
  rows: readonly (readonly C[])[],
  isBlank: (cell: C | undefined) => boolean,
  isLabel: (cell: C | undefined) => boolean,
): C[][] {
  const [head, ...others] = rows;
  const labelled = others.filter((row) => isLabel(row[1]));
  const indented = labelled.every((row) => isBlank(row[0]));
  if (head === undefined || labelled.length === 0 || !indented || isLabel(head[1]))
    return rows.map((row) => [...row]);
  const all = isBlank(head[0]) && !others.some((row) => isLabel(row[0]));
  return rows.map((row) => {
    const moved = all || (isBlank(row[0]) && isLabel(row[1]) && row.length > head.length);
    return moved ? row.slice(1) : [...row];
  });
}
