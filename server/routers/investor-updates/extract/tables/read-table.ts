import type { Candidate, DocumentContext } from '../metrics/candidate';
import { fiscalInCalendar } from '../period-fiscal';
import type { DateValue } from '../tokens/calendar';
import { tokenize } from '../tokens/tokenize';
import {
  classifyColumn,
  currentColumn,
  looksLikeHeading,
  nearColumn,
  statedColumns,
  type Column,
} from './columns';
import type { Span } from '../types';
import { labelsFirst } from './edges';
import type { Grid } from './grid';
import { doubleHead } from './double-head';
import { valuationRow } from './valuation-rows';
import {
  asMonths,
  bracketedAsPrior,
  headTokens,
  lacksCorner,
  mayBeWide,
  overflows,
  padded,
} from './heads';
import { readCell, type Parsed } from './read-cell';
import { splitNarrow, splitRunIn } from './run-in';
import { metricLabel } from './labels';
import { isUnitCell, UNSTATED, unitOf } from './scale';
import { checkedSum, totalPlace } from './total-row';

/** What a table yields: values, and metrics it lists without a value for the period. */
export interface TableReading {
  candidates: Candidate[];
  /** Date of the column taken, if it has one. */
  date: DateValue | null;
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
  const matrix =
    grid.style === 'aligned' ? alignToHead(read, masked, context.received) : shifted(read, masked);
  if (matrix === null) return null;
  const labels = (cells: readonly (Parsed | undefined)[]) =>
    cells.filter(
      (c) => c !== undefined && c.tokens.length > 0 && metricLabel(c.tokens, masked) !== null,
    ).length;
  const down = labels(matrix.map((row) => row[0]));
  const across = labels(matrix[0]?.slice(1) ?? []);
  if (down === 0 && across === 0) return isSheet(matrix, masked) ? UNREAD : null;
  if (matrix.every((row) => row.length < 2)) return null;
  if (across > down || (across > 0 && across >= 2)) {
    if (listsFirms(matrix, context)) return UNREAD;
    const title = above === null ? '' : masked.slice(above.start, above.end);
    return readOriented(transpose(matrix), masked, period, context, title, null);
  }
  const stated = above === null ? null : statedColumns(tokenize(masked, above), context.received);
  return readOriented(matrix, masked, period, context, null, stated);
}

const UNREAD: TableReading = { candidates: [], date: null };

/** Rows of groups, in which a label and several values stand behind another label: no sentences. */
const isSheet = (matrix: Matrix, masked: string) =>
  matrix.some(([, label, ...values]) => {
    const numbers = values.filter(({ tokens }) => tokens[0]?.kind === 'number').length;
    return label !== undefined && numbers > 1 && metricLabel(label.tokens, masked) !== null;
  });

/** A title over all columns stands alone, whatever empty cells follow it. */
const withoutWidth = ([title, ...rows]: Matrix): Matrix => {
  const alone = title?.slice(1).every(({ tokens }) => tokens.length === 0) === true;
  return title === undefined
    ? rows
    : [alone && title[0]?.tokens.length !== 0 ? title.slice(0, 1) : title, ...rows];
};

const shifted = (matrix: Matrix, masked: string): Matrix =>
  labelsFirst(
    withoutWidth(matrix),
    (cell) => cell?.tokens.length === 0,
    (cell) => cell !== undefined && metricLabel(cell.tokens, masked) !== null,
  );

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
  // A label may reach under the first head; a cell more than heads in every row tells as well.
  const longer = rows.every((row) => row.length === head.length + 1);
  const bare = head.length > 1 && (column(first.cell.start) >= label || longer);
  const heads = bare ? head : head.slice(1);
  const even = rows.every((row) => row.length === heads.length + 1);
  if (even && !bare) return matrix;
  const none = { cell: { start: first.cell.start, end: first.cell.start }, tokens: [] };
  const place = (row: readonly Parsed[]): Parsed[] => {
    // As many values as heads: a long label moves them all.
    if (row.length === heads.length + 1) return [...row];
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

/** @param title the line over a table whose metrics head its columns; null where they head its rows */
function readOriented(
  matrix: Matrix,
  masked: string,
  period: DateValue | null,
  context: DocumentContext,
  title: string | null,
  stated: Column[] | null,
): TableReading | null {
  const transposed = title !== null;
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
  const words = matrix.map((row) => row.map((c) => c.tokens));
  if (headed && !transposed && lacksCorner(words[0] ?? [], words.slice(1), context.received))
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
  const named = double?.length ?? columns.length;
  columns = asMonths(double ?? padded(columns, width - 1), context.received).map((column) =>
    column.date === null
      ? column
      : { ...column, date: fiscalInCalendar(column.date, context.fiscalEnd, context.received) },
  );
  const from = double !== null ? 2 : isHead ? 1 : 0;
  columns = bracketedAsPrior(words.slice(from), columns);
  const numeric = usefulColumns(matrix, columns, from);
  const whole = title === null ? null : totalPlace(words[0] ?? [], title);
  const current = whole ?? currentColumn(numeric, period, context.received);
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
    if (found === null) continue;
    const cells = row.map((c) => c.tokens);
    const open =
      from > 0 && named > 0 && (overflows(cells, named) || mayBeWide(cells, columns, chosen ?? 0));
    const parts =
      whole === null
        ? []
        : row.flatMap((cell, i) =>
            i === 0 || cell === value || row[0] === undefined
              ? []
              : [readCell(row[0], cell, label, date, own.scale, local, transposed)],
          );
    const sum = whole === null ? found : checkedSum(found, parts);
    candidates.push(open ? { ...sum, date: null, doubt: 'place' } : sum);
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
