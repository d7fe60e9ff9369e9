import type { Line } from '../text/lines';
import { tokenize } from '../tokens/tokenize';
import { classifyColumn } from './columns';
import type { Cell, Grid } from './grid';

/*
 * "KPIs (Actual / Plan)" over "ARR: $960K / $1.0M": a title that names the columns of the labelled
 * lines below it. They are read as a table, so that the plan is never taken for the actual.
 */

const TITLE = /^[^\d$€£]{0,40}?(?:\(|[:,–—-] )([A-Za-z][^():,–—]{2,44})\)?[:.]?$/;
const BARE = /^[A-Za-z][A-Za-z\d' -]{1,14}(?: [|/] [A-Za-z][A-Za-z\d' -]{1,14}){1,4}$/;
const ROW = /^(?:[-*•–+] )?([A-Za-z][^:=\d$€£]{1,40}?) ?(?:[:=]| [–—-] ) ?(\S.{0,80})$/;
const MARK = /(?: (?:\/|\||vs\.?|versus) )/g;
const TIGHT_MARK = /\//g;
const VALUE = /^(?:[$€£~(+-]{0,3}\d|[–—-]+$|n\/?a$|tbd$)/i;
const MAX_ROWS = 40;

/** The parts of a line from `from` on that the mark sets apart, as cells of the text. */
function cellsOf(line: Line, from: number, to: number, mark: RegExp): Cell[] {
  const words = line.text.slice(from, to);
  const cells: Cell[] = [];
  let at = 0;
  const push = (end: number) => {
    const part = words.slice(at, end);
    const start = at + (part.length - part.trimStart().length);
    const offset = line.start + from;
    cells.push({ start: offset + start, end: offset + start + part.trim().length });
  };
  for (const match of words.matchAll(mark)) {
    push(match.index);
    at = match.index + match[0].length;
  }
  push(words.length);
  return cells;
}

/** The columns that a title names; null for any other line. */
function headsOf(line: Line, masked: string, received: Date): Cell[] | null {
  const titled = TITLE.exec(line.text)?.[1];
  // "Jan 2026 | Dec 2025 | Jan 2025": the heads are the whole line.
  const named = titled ?? (BARE.test(line.text) ? line.text : undefined);
  if (named === undefined || line.text.length > 80) return null;
  const from = line.text.lastIndexOf(named);
  const spaced = cellsOf(line, from, from + named.length, MARK);
  const heads = spaced.length > 1 ? spaced : cellsOf(line, from, from + named.length, TIGHT_MARK);
  if (heads.length < 2 || heads.length > 5) return null;
  const kinds = heads.map((cell) => classifyColumn(tokenize(masked, cell), received).kind);
  const told = kinds.every((kind) => /^(?:actual|current|plan|prior|delta)$/.test(kind));
  return told && kinds.some((kind) => /^(?:actual|current)$/.test(kind)) ? heads : null;
}

function rowOf(line: Line, width: number): Cell[] | null {
  const found = ROW.exec(line.text);
  const [label, values] = [found?.[1], found?.[2]];
  if (label === undefined || values === undefined) return null;
  const at = line.text.indexOf(label);
  const from = line.text.length - values.length;
  const isWhole = (cells: readonly Cell[]) =>
    cells.length === width &&
    cells.every((c) => VALUE.test(line.text.slice(c.start - line.start, c.end - line.start)));
  const cells = [MARK, TIGHT_MARK]
    .map((mark) => cellsOf(line, from, line.text.length, mark))
    .find(isWhole);
  const start = line.start + at;
  return cells === undefined ? null : [{ start, end: start + label.length }, ...cells];
}

/** The tables that titles with named columns head. */
export function findSlashGrids(lines: readonly Line[], masked: string, received: Date): Grid[] {
  const grids: Grid[] = [];
  for (let i = 0; i < lines.length; i++) {
    const title = lines[i];
    if (title === undefined || !/\/|\||\bvs\b|\bversus\b/.test(title.text)) continue;
    const heads = headsOf(title, masked, received);
    if (heads === null) continue;
    const first = lines[i + 1]?.text === '' ? i + 2 : i + 1;
    const rows: Cell[][] = [];
    for (let at = first; at < lines.length && rows.length < MAX_ROWS; at++) {
      const line = lines[at];
      const row = line === undefined ? null : rowOf(line, heads.length);
      if (row === null) break;
      rows.push(row);
    }
    if (rows.length === 0) continue;
    const none = { start: title.start, end: title.start };
    grids.push({
      rows: [[none, ...heads], ...rows],
      from: i,
      to: first + rows.length - 1,
      style: 'tab',
    });
    i = first + rows.length - 1;
  }
  return grids;
}
