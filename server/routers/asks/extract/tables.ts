import { isNothing } from './courtesies';
import { isDone } from './bullets';
import { asksKind, categoryOf, headingText } from './heading-words';
import type { Line, Piece } from './types';
import { plainWords } from './wording';

const MAX_ROWS = 300;
/** The line under the head of a table. */
const RULE = /^ *\|(?=[^-]{0,60}-)[ |:-]{2,}$/;

/** What a column beside the asks says of one that is over. */
const DONE =
  /^[\W_]*(?:done|closed|filled|hired|completed?|resolved|met|intro(?:duction)? made)\b/i;

interface Cell {
  start: number;
  end: number;
  text: string;
}

function cellsOf(line: Line | undefined): Cell[] {
  if (line?.kind !== 'text' || !/^ *\|/.test(line.view)) return [];
  const cells: Cell[] = [];
  let from = line.view.indexOf('|') + 1;
  while (from < line.view.length && cells.length < 20) {
    const bar = line.view.indexOf('|', from);
    const to = bar === -1 ? line.view.length : bar;
    const raw = line.view.slice(from, to);
    const text = raw.trim();
    const start = line.start + from + (raw.length - raw.trimStart().length);
    cells.push({ start, end: start + text.length, text });
    from = to + 1;
  }
  return cells;
}

/** True for a row of a table that holds words; its head and its rule are none. */
export function isRow(lines: readonly Line[], at: number): boolean {
  if (lines[at]?.kind !== 'text' || !/^ *\|/.test(lines[at].view)) return false;
  return !RULE.test(lines[at + 1]?.view.slice(0, 400) ?? '') && itemOfRow(lines[at]) !== null;
}

/** The item of a row, without a cell such as "Hiring", which is its hint; null without words. */
export function itemOfRow(line: Line | undefined): Piece | null {
  const cells = cellsOf(line).filter((it) => /\p{L}\p{L}/u.test(it.text));
  const topics = cells.map((it) => categoryOf(headingText(it.text)));
  const said = cells.filter((_, at) => topics[at] === null);
  const [first, last] = [said[0], said.at(-1)];
  const hint = topics.find((it) => it !== null && it !== 'none') ?? null;
  return first && last ? { start: first.start, end: last.end, hint } : null;
}

/** The cell that holds the ask: beside "Sales" or "Talent" the longest other one says what for. */
function askCell(cells: readonly Cell[], column: number): Cell | undefined {
  const cell = cells[column];
  if (!cell || categoryOf(headingText(cell.text)) === null) return cell;
  const others = cells.filter((it) => it !== cell && it.text.length > cell.text.length);
  return others.toSorted((a, b) => b.text.length - a.text.length)[0] ?? cell;
}

/** The asks of a Markdown table with a column headed "Ask", and the line after it; null elsewhere. */
export function readAskTable(
  lines: readonly Line[],
  at: number,
): { pieces: Piece[]; next: number } | null {
  const rule = lines[at + 1]?.view.slice(0, 400) ?? '';
  if (!RULE.test(rule)) return null;
  const column = cellsOf(lines[at]).findIndex((it) => asksKind(headingText(it.text)) === 'asks');
  if (column === -1) return null;
  const pieces: Piece[] = [];
  let next = at + 2;
  for (; next < lines.length && /^ *\|/.test(lines[next]?.view ?? ''); next += 1) {
    const cells = cellsOf(lines[next]);
    const cell = askCell(cells, column);
    if (cells.some((it) => it !== cell && DONE.test(it.text))) continue;
    const words = plainWords(cell?.text.slice(0, 1_200) ?? '');
    if (!cell || pieces.length >= MAX_ROWS || !/\p{L}\p{L}/u.test(words)) continue;
    if (isNothing(words) || isDone(cell.text)) continue;
    const topics = cells.filter((it) => it !== cell).map((it) => categoryOf(headingText(it.text)));
    const topic = topics.find((it) => it !== null && it !== 'none') ?? null;
    pieces.push({ start: cell.start, end: cell.end, hint: topic });
  }
  return { pieces, next };
}
