import { classifyColumn } from './columns';
import { metricLabel } from './labels';
import type { Cell, Grid } from './grid';
import { tokenize } from '../tokens/tokenize';

/**
 * "Scorecard (Jan 2026 | Dec 2025)" over "MRR: $147k | $139k": a title that names the columns, and
 * labels that share a cell with the first value. Such a grid is given one cell more per row.
 */
export function splitRunIn(grid: Grid, masked: string, received: Date): Grid {
  const [title, ...rows] = grid.rows;
  if (grid.style !== 'pipe' || title === undefined || title.length < 2 || rows.length < 2)
    return grid;
  const split = rows.map((row) => splitLabel(row, title.length, masked));
  if (split.some((row) => row === null)) return grid;
  const [lead, ...others] = title;
  if (lead === undefined) return grid;
  const from = opensColumn(masked.slice(lead.start, lead.end));
  if (from === null) return grid;
  const heads = [{ start: lead.start + from, end: lead.end }, ...others];
  const named = heads.map((cell) => classifyColumn(tokenize(masked, cell), received).kind);
  if (!/^(?:actual|current|prior)$/.test(named[0] ?? '') || named.includes('unknown')) return grid;
  const none = { start: lead.start, end: lead.start };
  return {
    ...grid,
    rows: [[none, ...heads], ...split.flatMap((row) => (row === null ? [] : [row]))],
  };
}

/** "Headcount 31      (June 30)": one blank parts the longest label from its value. */
export function splitNarrow(grid: Grid, masked: string): Grid {
  const width = Math.max(...grid.rows.map((row) => row.length));
  if (grid.style !== 'aligned' || width < 2) return grid;
  const rows = grid.rows.map((row) =>
    row.length === width - 1 ? (splitValue(row, masked) ?? [...row]) : [...row],
  );
  return { ...grid, rows };
}

function splitValue([first, ...rest]: readonly Cell[], masked: string): Cell[] | null {
  if (first === undefined) return null;
  const words = masked.slice(first.start, first.end);
  const value = / (?=[$~]?\d[\d.,]{0,12}[kKmM%]?$)/.exec(words.slice(0, 80));
  // "cash, Feb 28   $2.04M": the number belongs to the label.
  const valued = /^[$€£~]?\d/.test(masked.slice(rest[0]?.start ?? 0, rest[0]?.end ?? 0));
  if (value === null || valued || words.length > 60) return null;
  const label = { start: first.start, end: first.start + value.index };
  if (metricLabel(tokenize(masked, label), masked) === null) return null;
  return [label, { start: label.end + 1, end: first.end }, ...rest];
}

/** Where the first column's name begins behind "Scorecard (", "KPIs: " or "KPIs, ". */
function opensColumn(words: string): number | null {
  const mark = /[(:,–—] ?(?=[^(:,–—]{2,20}$)/.exec(words);
  return mark === null ? null : mark.index + mark[0].length;
}

/** "MRR: $147k" as label and value; null for a row of another shape. */
function splitLabel(row: readonly Cell[], width: number, masked: string): Cell[] | null {
  const [first, ...rest] = row;
  if (first === undefined || row.length !== width) return null;
  const words = masked.slice(first.start, first.end);
  const colon = words.indexOf(':');
  if (colon < 1 || colon > 40) return null;
  const value = words.slice(colon + 1);
  const start = first.start + colon + 1 + (value.length - value.trimStart().length);
  return [{ start: first.start, end: first.start + colon }, { start, end: first.end }, ...rest];
}
