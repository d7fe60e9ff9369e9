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

/** The same under a head without bars at its ends. */
const BARE_RULE = /^ *:?-{2,}:?(?: *\| *:?-{2,}:?){1,12} *$/;

interface Cell {
  start: number;
  end: number;
  text: string;
}

function cellsOf(line: Line | undefined, bare = false): Cell[] {
  const barred = /^ *\|/.test(line?.view ?? '');
  if (line?.kind !== 'text' || (!barred && !bare)) return [];
  const cells: Cell[] = [];
  let from = barred ? line.view.indexOf('|') + 1 : 0;
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
  const bare = BARE_RULE.test(rule) && (lines[at]?.view ?? '').includes('|');
  if (!RULE.test(rule) && !bare) return null;
  const column = cellsOf(lines[at], bare).findIndex(
    (it) => asksKind(headingText(it.text)) === 'asks',
  );
  if (column === -1) return null;
  const pieces: Piece[] = [];
  let next = at + 2;
  const row = bare ? /\|/ : /^ *\|/;
  for (; next < lines.length && row.test(lines[next]?.view.slice(0, 400) ?? ''); next += 1) {
    const cells = cellsOf(lines[next], bare);
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

/** "If you know the right person at any of these": what the rows of the table below name. */
const OF_ROWS =
  /\b(?:at|to|with|in|into|of|for) (?:any|one|some|either|all) of (?:these|those|them|the (?:following|below|companies|accounts|firms|funds))\b|\b(?:these|the following) (?:\w+ )?(?:accounts|companies|targets|customers|logos|firms|funds)\b/;
const WON = /^\W*(?:signed|won|closed|customer|live|onboarded)\b/i;
const PUT = /\?|\b(?:if|who|anyone|anybody|please|would|could|can|help|love|appreciate)\b/;
const INTRODUCED =
  /\b(?:know|intros?|introductions?|introduce|connect|contacts?|way in|way into|door|relationships?|met)\b/;

/** The rows of a table of whom to meet, below a paragraph that asks so; null elsewhere. */
export function readTargetTable(
  lines: readonly Line[],
  at: number,
): { pieces: Piece[]; next: number } | null {
  if (!RULE.test(lines[at + 1]?.view.slice(0, 400) ?? '')) return null;
  let above = at - 1;
  if (lines[above]?.kind === 'blank') above -= 1;
  const words = plainWords(lines[above]?.view.slice(-600) ?? '');
  if (lines[above]?.kind !== 'text' || !OF_ROWS.test(words) || !INTRODUCED.test(words)) return null;
  if (!PUT.test(words)) return null;
  const pieces: Piece[] = [];
  let next = at + 2;
  for (; next < lines.length && /^ *\|/.test(lines[next]?.view ?? ''); next += 1) {
    const item = itemOfRow(lines[next]);
    const over = cellsOf(lines[next]).some((it) => DONE.test(it.text) || WON.test(it.text));
    if (item && !over && pieces.length < MAX_ROWS)
      pieces.push({ ...item, hint: item.hint ?? 'intro' });
  }
  return pieces.length === 0 ? null : { pieces, next };
}
