import type { Candidate, DocumentContext, Doubt } from '../metrics/candidate';
import { announced, isAnnounced } from '../metrics/read-announced';
import { isMoney, measure, scaleOf } from '../metrics/measure';
import { otherDollars } from '../metrics/other-dollars';
import { bound } from '../metrics/surroundings';
import { unitPrice } from '../metrics/unit-price';
import type { DateValue } from '../tokens/calendar';
import { tokenize, type Token } from '../tokens/tokenize';
import {
  classifyColumn,
  currentColumn,
  looksLikeHeading,
  nearColumn,
  statedColumns,
  type Column,
} from './columns';
import type { Span } from '../types';
import type { Cell, Grid } from './grid';
import { doubleHead } from './double-head';
import { valuationRow } from './valuation-rows';
import { asMonths, bracketedAsPrior, headTokens, padded } from './heads';
import { splitNarrow, splitRunIn } from './run-in';
import { metricLabel, type MetricLabel } from './labels';
import { isUnitCell, UNSTATED, unitOf } from './scale';

/** What a table yields: values, and metrics it lists without a value for the period. */
export interface TableReading {
  candidates: Candidate[];
  /** Date of the column taken, if it has one. */
  date: DateValue | null;
}

interface Parsed {
  cell: Cell;
  tokens: Token[];
}

type Matrix = Parsed[][];

const FIRMS =
  /^(?:company|companies|firm|firms|competitors?|peers?|startups?|customers?|clients?|prospects?|comparables?|comps?|rivals?|players?|vendors?|target)$/;

/** A row for each firm, none of them the company: "| Competitor | ARR |". */
const listsFirms = ([head, ...rows]: Matrix, { ownWords }: DocumentContext) =>
  FIRMS.test(head?.[0]?.tokens.map((t) => t.text).join(' ') ?? '') &&
  !rows.some((row) =>
    row[0]?.tokens.some((t) => ownWords.has(t.text) || /^(?:we|us|total|our)$/.test(t.text)),
  );

/** Reads a grid as a table of metrics; null when it is none and may be read as prose. */
export function readTable(
  grid: Grid,
  masked: string,
  period: DateValue | null,
  context: DocumentContext,
  above: Span | null = null,
): TableReading | null {
  const read: Matrix = splitNarrow(splitRunIn(grid, masked, context.received), masked).rows.map(
    (row, i) =>
      row.slice(0, 40).map((cell) => ({
        cell,
        tokens: i === 0 ? headTokens(masked, cell) : tokenize(masked, cell),
      })),
  );
  const matrix = grid.style === 'aligned' ? alignToHead(read, masked, context.received) : read;
  if (matrix === null) return null;
  const labels = (cells: readonly (Parsed | undefined)[]) =>
    cells.filter(
      (c) => c !== undefined && c.tokens.length > 0 && metricLabel(c.tokens, masked) !== null,
    ).length;
  const down = labels(matrix.map((row) => row[0]));
  const across = labels(matrix[0]?.slice(1) ?? []);
  if (down === 0 && across === 0) return null;
  if (matrix.every((row) => row.length < 2)) return null;
  if (across > down || (across > 0 && across >= 2)) {
    if (listsFirms(matrix, context)) return { candidates: [], date: null };
    return readOriented(transpose(matrix), masked, period, context, true, null);
  }
  const stated = above === null ? null : statedColumns(tokenize(masked, above), context.received);
  return readOriented(matrix, masked, period, context, false, stated);
}

/**
 * In a table held together by spaces alone a missing or additional cell shifts the row: cells
 * belong to the heading they stand under. Null when that cannot be told.
 */
function alignToHead(matrix: Matrix, masked: string, received: Date): Matrix | null {
  const [head, ...rows] = matrix;
  if (head === undefined) return matrix;
  const first = head[0];
  const dated = head.filter((c) => classifyColumn(c.tokens, received).date !== null).length;
  if (first === undefined || dated === 0 || rows.length === 0) return matrix;
  const column = (at: number) => at - (masked.lastIndexOf('\n', at - 1) + 1);
  const label = Math.max(...rows.map((row) => row[0]?.cell.end ?? 0).map(column));
  const bare = head.length > 1 && column(first.cell.start) >= label;
  const heads = bare ? head : head.slice(1);
  const even = rows.every((row) => row.length === heads.length + 1);
  if (even && !bare) return matrix;
  const none = { cell: { start: first.cell.start, end: first.cell.start }, tokens: [] };
  const place = (row: readonly Parsed[]): Parsed[] => {
    const placed: Parsed[] = heads.map(() => ({ ...none }));
    for (const cell of row.slice(1)) {
      const distances = heads.map((h) =>
        Math.min(
          Math.abs(column(h.cell.end) - column(cell.cell.end)),
          Math.abs(column(h.cell.start) - column(cell.cell.start)),
        ),
      );
      const nearest = distances.indexOf(Math.min(...distances));
      if (placed[nearest]?.tokens.length === 0) placed[nearest] = cell;
    }
    return [row[0] ?? none, ...placed];
  };
  return [bare ? [none, ...head] : head, ...rows.map(place)];
}

function transpose(matrix: Matrix): Matrix {
  const width = Math.max(...matrix.map((row) => row.length));
  return Array.from({ length: width }, (_, column) =>
    matrix.map(
      (row) =>
        row[column] ?? {
          cell: { start: row.at(-1)?.cell.end ?? 0, end: row.at(-1)?.cell.end ?? 0 },
          tokens: [],
        },
    ),
  );
}

function readOriented(
  matrix: Matrix,
  masked: string,
  period: DateValue | null,
  context: DocumentContext,
  transposed: boolean,
  stated: Column[] | null,
): TableReading | null {
  const head = matrix[0] ?? [];
  const headed =
    !holdsMoney(head) &&
    (head[0] === undefined ||
      head[0].tokens.length === 0 ||
      metricLabel(head[0].tokens, masked) === null);
  const width = Math.max(...matrix.map((row) => row.length));
  let columns = head.slice(1).map((c) => classifyColumn(c.tokens, context.received));
  const isHead =
    headed && (looksLikeHeading(columns) || columns.every((c) => c.kind === 'unknown'));
  if (
    headed &&
    head.length === width - 1 &&
    looksLikeHeading([classifyColumn(head[0]?.tokens ?? [], context.received)])
  )
    columns = head.map((c) => classifyColumn(c.tokens, context.received));
  if (!isHead)
    columns =
      stated?.length === width - 1
        ? stated
        : Array.from({ length: width - 1 }, (): Column => ({ kind: 'unknown', date: null }));
  const second = matrix[1]?.map((c) => c.tokens) ?? [];
  const double =
    isHead && !transposed && metricLabel(second[0] ?? [], masked) === null
      ? doubleHead(
          head.map((c) => c.tokens),
          second,
          context.received,
        )
      : null;
  columns = asMonths(double ?? padded(columns, width - 1), context.received);
  const from = double !== null ? 2 : isHead ? 1 : 0;
  columns = bracketedAsPrior(
    matrix.slice(from).map((row) => row.map((c) => c.tokens)),
    columns,
  );
  const numeric = usefulColumns(matrix, columns, from);
  const current = currentColumn(numeric, period, context.received);
  const chosen = current ?? nearColumn(numeric, period, context.received);
  const date = chosen === null ? null : (columns[chosen]?.date ?? null);
  const heads = head.map((c) => masked.slice(c.cell.start, c.cell.end)).join(' | ');
  let unit = isHead ? unitOf(heads, UNSTATED) : UNSTATED;
  const candidates: Candidate[] = [];
  for (const row of matrix.slice(isHead ? 1 : 0)) {
    const label = row[0] === undefined ? null : metricLabel(row[0].tokens, masked);
    // "$ thousands" in a row of its own is of the rows below.
    if (label === null && row.slice(1).every((c) => c.tokens.length === 0))
      unit = unitOf(textOf(row[0], masked), unit);
    const value = chosen === null ? undefined : row[chosen + 1];
    if (row[0] === undefined || value === undefined || value.tokens.length === 0) continue;
    if (label === null) {
      candidates.push(...valuationRow(row[0].tokens, value.tokens, context));
      continue;
    }
    const beside = row.filter((c, i) => i > 0 && c !== value).map((c) => textOf(c, masked));
    const own = beside.reduce(
      (before, text) => (isUnitCell(text) ? unitOf(text, before) : before),
      unit,
    );
    const local = own.foreign
      ? { ...context, statedCurrency: context.statedCurrency ?? 'XXX' }
      : context;
    const found = readCell(row[0], value, label, date, own.scale, local, transposed);
    if (found !== null) candidates.push(found);
  }
  const other = chosen !== null && current === null;
  return { candidates: other ? candidates.map(asOther) : candidates, date };
}

/** Of a column that is not the reported period's. */
const asOther = (candidate: Candidate): Candidate => ({ ...candidate, doubt: 'column' });

const textOf = (parsed: Parsed | undefined, masked: string) =>
  parsed === undefined ? '' : masked.slice(parsed.cell.start, parsed.cell.end);

/** "Rental volume | $688k | (Jan $583k)": a row of values, whatever it is of. */
const holdsMoney = (row: readonly Parsed[]) =>
  row.slice(1).some(({ tokens }) => {
    const [first] = tokens;
    return first?.kind === 'number' && first.number.currency !== null && first.number.value > 0;
  });

/** A column without a heading counts only if it holds numbers, and not changes ("+$110k m/m"). */
function usefulColumns(matrix: Matrix, columns: readonly Column[], from: number): Column[] {
  return columns.map((column, index) => {
    if (column.kind !== 'blank' && column.kind !== 'unknown') return column;
    const values = matrix.slice(from).map((row) => row[index + 1]?.tokens[0]);
    const numbers = values.filter(
      (t) =>
        t?.kind === 'number' && !(t.number.signed && (index > 0 || t.number.kind === 'percent')),
    ).length;
    return numbers === 0 ? { kind: 'note', date: null } : { kind: 'unknown', date: null };
  });
}

function readCell(
  label: Parsed,
  value: Parsed,
  meaning: MetricLabel,
  date: DateValue | null,
  headScale: number,
  context: DocumentContext,
  transposed: boolean,
): Candidate | null {
  const { tokens } = value;
  if (isAnnounced(tokens, 0))
    return announced(meaning, transposed ? value.cell : { ...label.cell, end: value.cell.end });
  let at = tokens.findIndex((t) => t.kind === 'number');
  if (
    at < 0 ||
    at > 1 ||
    tokens
      .slice(0, at)
      .some((t) => t.kind !== 'punct' && !/^(?:about|approx|circa|c|ca)$/.test(t.text))
  )
    return null;
  const arrow = tokens.findIndex((t) => /^(?:→|->|=>)$/.test(t.text));
  if (arrow > at && tokens[arrow + 1]?.kind === 'number') at = arrow + 1;
  const number = tokens[at];
  const local =
    meaning.currency === null
      ? context
      : {
          ...context,
          statedCurrency: meaning.currency === 'USD' ? null : meaning.currency,
          mostlyForeign: false,
        };
  const read = measure(tokens, at, meaning.field, local, true);
  if (read === null || number?.kind !== 'number') return null;
  const rest = tokens[read.next];
  if (rest?.kind === 'number' && measure(tokens, read.next, meaning.field, local, true) !== null)
    return null;
  const bare = isMoney(meaning.field) && !number.number.scaled;
  const noted = bare ? scaleOfCell(read.value, meaning, headScale, context) : 1;
  const scale = noted ?? 1;
  const scaled = noted === null ? 'unit' : scale > 1 && read.doubt === 'unit' ? null : read.doubt;
  const range = /^(?:-|–|to)$/.test(rest?.text ?? '') && tokens[read.next + 1]?.kind === 'number';
  const each = unitPrice(tokens, read.next, meaning.field);
  const cellLink = { anchor: at, number: at, rule: 'table', confidence: 1, date };
  const other = isMoney(meaning.field) ? otherDollars(tokens, cellLink, read.next) : null;
  const doubt: Doubt | null =
    (other === null ? null : 'currency') ??
    (each === null ? null : 'each') ??
    scaled ??
    (range ? 'range' : null) ??
    (bound(tokens, at) === 'short' ? 'short' : null) ??
    cadenceOf(meaning, date);
  if (number.number.negative && meaning.field !== 'burnMonthlyUsd') return null;
  return {
    field: meaning.field,
    value: read.value * scale,
    step: read.step * scale,
    atLeast: false,
    ruleId: `metric.${meaning.field}.table`,
    confidence: 0.95,
    date,
    doubt,
    gross: meaning.gross,
    start: transposed ? number.start : Math.min(label.cell.start, number.start),
    end: other ?? each ?? tokens[read.next - 1]?.end ?? number.end,
  };
}

/** What label, heading or a note say of the scale; null where they leave it open. */
function scaleOfCell(
  value: number,
  label: MetricLabel,
  headScale: number,
  context: DocumentContext,
): number | null {
  const named = Math.max(label.scale, headScale);
  const lineScale = context.scaleNote?.scale ?? 1;
  // A thousand million is more than any such company has: the head was not meant for this cell.
  if (named > 1) return value * named < TOO_MUCH ? named : null;
  return scaleOf(value, label.field, { ...context, lineScale });
}

const TOO_MUCH = 1e9;

/** Burn in a quarter's or year's column is that stretch's burn unless the label says monthly. */
function cadenceOf(label: MetricLabel, date: DateValue | null): Doubt | null {
  if (label.field !== 'burnMonthlyUsd' || label.monthly || date === null) return null;
  return date.grain === 'quarter' || date.grain === 'half' || date.grain === 'year'
    ? 'cadence'
    : null;
}
