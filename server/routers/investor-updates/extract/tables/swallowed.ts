import type { Line } from '../text/lines';
import type { Span } from '../types';

/** A label that ends in a number: "Cash, end of month 6,680". */
const ENDS_IN_NUMBER = /[^\s\d] ([$(-]{0,2}\d[\d,.]{0,14}[kKMB%)]?)$/;

/**
 * Rows of columns that spaces part, in which a label so long that one space alone parts it from the first
 * value is cut off from it: where the row is one cell short and the number stands under the others' first.
 */
export function partSwallowed(rows: readonly Span[][], lines: readonly Line[]): Span[][] {
  const column = (row: number, at: number) => at - (lines[row]?.start ?? 0);
  const width = usualWidth(rows);
  const firsts = rows.flatMap((row, i) => {
    const value = row[1];
    return row.length === width && value !== undefined && i > 0
      ? [{ from: column(i, value.start), to: column(i, value.end) }]
      : [];
  });
  return rows.map((row, i) => {
    const [label, ...values] = row;
    const line = lines[i];
    if (label === undefined || line === undefined || i === 0) return [...row];
    if (row.length !== width - 1 || values.length === 0) return [...row];
    const text = line.text.slice(label.start - line.start, label.end - line.start);
    const number = ENDS_IN_NUMBER.exec(text.slice(-24))?.[1];
    if (number === undefined) return [...row];
    const start = label.end - number.length;
    const [from, to] = [column(i, start), column(i, label.end)];
    if (!firsts.some((first) => first.from < to && from < first.to)) return [...row];
    return [{ start: label.start, end: start - 1 }, { start, end: label.end }, ...values];
  });
}

/** How many cells most rows below the head have. */
function usualWidth(rows: readonly Span[][]): number {
  const counts = new Map<number, number>();
  for (const { length } of rows.slice(1)) counts.set(length, (counts.get(length) ?? 0) + 1);
  return [...counts].sort(([a, m], [b, n]) => n - m || b - a)[0]?.[0] ?? 0;
}
