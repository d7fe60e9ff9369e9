import type { Candidate, DocumentContext, Doubt } from '../metrics/candidate';
import { isMoney, measure, scaleOf } from '../metrics/measure';
import { otherDollars } from '../metrics/other-dollars';
import { announced, isAnnounced } from '../metrics/read-announced';
import { bound } from '../metrics/surroundings';
import { unitPrice } from '../metrics/unit-price';
import type { DateValue } from '../tokens/calendar';
import type { Token } from '../tokens/tokenize';
import type { Cell } from './grid';
import type { MetricLabel } from './labels';

/** A cell and its tokens. */
export interface Parsed {
  cell: Cell;
  tokens: Token[];
}

/** The value of one cell as the metric that its row's label names; null where it tells none. */
export function readCell(
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
