import type { Span } from '../types';
import type { Line } from './lines';

const HEAD = /^"?(?:metrics?|kpis?|measures?|months?|dates?|periods?|quarters?)"? ?[,;] ?\S/i;
const VALUE = /^(?:[$€£(~+-]{0,3}\d|[–—-]?$|n\/?a$|tbd$)/i;
const MOST_CELLS = 24;
const MOST_ROWS = 200;

/** A cell with its quotation marks and blanks left out. */
function inner(text: string, from: number, to: number, offset: number): Span {
  let [start, end] = [from, to];
  while (start < end && /[\s"]/.test(text[start] ?? '')) start++;
  while (end > start && /[\s"]/.test(text[end - 1] ?? '')) end--;
  return { start: offset + start, end: offset + end };
}

/** The cells between marks that stand in no quotation. */
function cellsOf({ text, start }: Line, mark: string): Span[] {
  const cells: Span[] = [];
  let from = 0;
  let isQuoted = false;
  for (let i = 0; i <= text.length && cells.length < MOST_CELLS; i++) {
    if (text[i] === '"') isQuoted = !isQuoted;
    if (i < text.length && (isQuoted || text[i] !== mark)) continue;
    cells.push(inner(text, from, i, start));
    from = i + 1;
  }
  return cells;
}

/**
 * The rows of a file of values pasted into a mail, "metric,Jan,Feb" over "MRR,71000,76500": a head that
 * names them and below it rows as wide, whose cells behind the first are values.
 */
export function csvBlock(
  lines: readonly Line[],
  at: number,
): { rows: Span[][]; to: number } | null {
  const head = lines[at];
  if (head === undefined || head.text.length > 400 || !HEAD.test(head.text)) return null;
  const mark = head.text.includes(';') ? ';' : ',';
  const heads = cellsOf(head, mark);
  const rows: Span[][] = [];
  for (let i = at + 1; i < lines.length && rows.length < MOST_ROWS; i++) {
    const line = lines[i];
    if (line === undefined || line.text === '' || line.text.length > 400) break;
    const cells = cellsOf(line, mark);
    const values = cells.slice(1);
    const text = ({ start, end }: Span) => line.text.slice(start - line.start, end - line.start);
    if (cells.length !== heads.length || !values.every((cell) => VALUE.test(text(cell)))) break;
    rows.push(cells);
  }
  return rows.length === 0 ? null : { rows: [heads, ...rows], to: at + rows.length };
}
