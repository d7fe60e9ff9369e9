import { csvBlock } from '../text/csv-block';
import type { Line } from '../text/lines';
import { valuesMark, valuesWidth } from '../text/values-line';
import type { Span } from '../types';
import { openCorners, withTabs } from './edges';
import { partSwallowed } from './swallowed';

/** One cell: its offsets in the text, trimmed. */
export type Cell = Span;

/** Rows of cells that stand under one another in the text. */
export interface Grid {
  rows: Cell[][];
  /** First and last line taken, indexes into the lines given. */
  from: number;
  to: number;
  style: Style;
}

type Style = 'pipe' | 'tab' | 'values' | 'aligned';

const RULE_ROW = /^[\s|:+=-]*$/;

function styleOf(line: Line): Style | null {
  const { text } = line;
  if (text.length > 2000 || text === '') return null;
  if (text.startsWith('|') || /\S\s*\|\s*\S/.test(text)) return 'pipe';
  if (text.includes('\t')) return 'tab';
  const mark = valuesMark(text);
  if (mark === ';') return 'values';
  if (/\S(?: {2,}|\t)\S/.test(text)) return 'aligned';
  return mark === null ? null : 'values';
}

/** Finds runs of tabular lines. A heading row of its own layout may start an aligned run. */
export function findGrids(lines: readonly Line[]): Grid[] {
  const grids: Grid[] = [];
  let i = 0;
  while (i < lines.length) {
    const file = csvBlock(lines, i);
    if (file !== null) {
      grids.push({ rows: file.rows, from: i, to: file.to, style: 'values' });
      i = file.to + 1;
      continue;
    }
    const style = styleOf(lines[i] ?? { start: 0, end: 0, depth: 0, text: '' });
    if (style === null || (style === 'values' && !isSameWidth(lines, i))) {
      i++;
      continue;
    }
    let to = i;
    while (to + 1 < lines.length && belongs(lines, to + 1, style)) to++;
    const taken = lines.slice(i, to + 1).filter((line) => !RULE_ROW.test(line.text));
    const corners = style === 'pipe' ? openCorners(taken) : 0;
    const cells = taken.map((line, at) => splitCells(line, style, at < corners));
    const rows =
      style === 'tab'
        ? withTabs(cells, taken)
        : style === 'aligned'
          ? partSwallowed(cells, taken)
          : cells;
    if (rows.length > 0 && rows.length < 500) grids.push({ rows, from: i, to, style });
    i = to + 1;
  }
  return grids;
}

function belongs(lines: readonly Line[], at: number, style: Style): boolean {
  const line = lines[at];
  if (line === undefined) return false;
  if (style === 'pipe' && RULE_ROW.test(line.text) && line.text.includes('-')) return true;
  if (style === 'aligned' && RULE_ROW.test(line.text) && line.text !== '')
    return styleOf(lines[at + 1] ?? line) === style;
  if (style === 'values' && !isSameWidth(lines, at - 1)) return false;
  if (style === 'tab' && isGroupName(line, lines[at + 1])) return true;
  return styleOf(line) === style;
}

/** "Financials" over rows of values: a name of a group within the table. */
const isGroupName = ({ text }: Line, next: Line | undefined) =>
  /^[A-Za-z][A-Za-z &/]{1,30}$/.test(text) && /\t\W{0,3}\d/.test(next?.text ?? '');

/** A label with several values, cut off from its head: which of them counts is open. */
export const isLoneRow = ({ rows: [row, ...more], style }: Grid, masked: string): boolean =>
  style === 'tab' &&
  more.length === 0 &&
  row !== undefined &&
  row.slice(1).filter(({ start }) => /^\W{0,3}\d/.test(masked.slice(start, start + 5))).length > 1;

/** Such marks part a table only where the next line has as many of them. */
const isSameWidth = (lines: readonly Line[], at: number) => {
  const [text, next] = [lines[at]?.text ?? '', lines[at + 1]?.text ?? ''];
  return (
    valuesWidth(text) > 0 &&
    valuesWidth(text) === valuesWidth(next) &&
    valuesMark(text) === valuesMark(next)
  );
};

function splitCells(line: Line, style: Style, openCorner: boolean): Cell[] {
  const cells: Cell[] = [];
  const { text } = line;
  const values = valuesMark(text) === ',' ? /,/g : /;/g;
  const separator =
    style === 'pipe' ? /\|/g : style === 'tab' ? /\t/g : style === 'values' ? values : / {2,}/g;
  let from = 0;
  const push = (to: number) => {
    cells.push(trim(text, from, to, line.start));
  };
  for (const match of text.matchAll(separator)) {
    push(match.index);
    from = match.index + match[0].length;
  }
  push(text.length);
  if (style === 'aligned') return cells.flatMap((cell) => splitNumbers(text, cell, line.start));
  if (style === 'pipe') {
    const empty = (cell: Cell | undefined) => cell !== undefined && cell.start === cell.end;
    if (empty(cells[0]) && text.startsWith('|') && !openCorner) cells.shift();
    if (empty(cells.at(-1)) && text.endsWith('|')) cells.pop();
  }
  return cells;
}

const NUMBERS = /^[$(-]?\d[\d,.]*[kKMB%)]?(?: [$(-]?\d[\d,.]*[kKMB%)]?)+$/;

/** "3,660,000 3,492,000": columns so full that one space parts them. */
function splitNumbers(text: string, cell: Cell, offset: number): Cell[] {
  const words = text.slice(cell.start - offset, cell.end - offset);
  if (!words.includes(' ') || words.length > 60 || !NUMBERS.test(words)) return [cell];
  let at = cell.start;
  return words.split(' ').map((word) => {
    const start = at;
    at += word.length + 1;
    return { start, end: start + word.length };
  });
}

function trim(text: string, from: number, to: number, offset: number): Cell {
  let start = from;
  let end = to;
  while (start < end && /\s/.test(text[start] ?? '')) start++;
  while (end > start && /\s/.test(text[end - 1] ?? '')) end--;
  return { start: offset + start, end: offset + end };
}
