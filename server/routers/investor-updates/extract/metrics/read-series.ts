import type { DateValue } from '../tokens/calendar';
import type { Token } from '../tokens/tokenize';
import type { MetricField } from '../types';
import { buildCandidate } from './build';
import type { Candidate, DocumentContext } from './candidate';
import { link } from './link';
import { isOwnTotal } from './own-total';
import { measure } from './measure';
import { fieldOf } from './read-pairs';
import type { Sentence } from './sentences';

const BETWEEN =
  /^(?:[(),/&|–—-]|and|in|for|over|of|the|our|to|through|by|month|quarter|respectively)$/;
const VALUE_JOINT = /^(?:[,/|;&→]|->|=>|and|then|–|—)$/;
const LAST = /^(?:last|past|previous|trailing)$/;
const MOST = 6;

/** Metrics that grow in the usual course, and the one that is used up. */
const GROWS: ReadonlySet<MetricField> = new Set<MetricField>(['mrrUsd', 'arrUsd']);
const FALLS: ReadonlySet<MetricField> = new Set<MetricField>(['cashOnHandUsd']);

/**
 * "MRR (Jan/Feb/Mar): $31k/$34k/$39k", "MRR last 3 months: $31k, $34k, $39k": as many values as months are
 * named. Where only their number is told, the last counts if the course tells that it is the latest.
 */
export function readSeries(sentence: Sentence, context: DocumentContext): Candidate[] {
  const { tokens, goal } = sentence;
  const anchor = tokens.findIndex((t) => fieldOf(t) !== null);
  const colon = tokens.findIndex((t, i) => i > anchor && /^[:=]$/.test(t.text));
  const field = tokens[anchor] === undefined ? null : fieldOf(tokens[anchor]);
  if (field === null || anchor > 2 || colon < 0 || colon > anchor + 12 || goal[anchor] === true)
    return [];
  if (!isOwnTotal(tokens, anchor, context)) return [];
  const label = tokens.slice(anchor + 1, colon);
  const dates = datesOf(label);
  const count = dates?.length ?? lastOf(label);
  if (count === null || count < 2 || count > MOST) return [];
  const values = valuesOf(tokens, colon + 1, field, context);
  if (values.length !== count) return [];
  return values.flatMap(({ at }, i) => {
    const date = dates?.[i] ?? null;
    // Of the last months only the latest is asked about or taken.
    if (dates === null && i < count - 1) return [];
    const found = buildCandidate(
      sentence,
      link(anchor, at, 'series', 0.85, date),
      field,
      false,
      context,
    );
    if (found === null) return [];
    const open = dates === null && !isInOrder(values, field);
    return [{ ...found, date: date ?? found.date, doubt: open ? 'range' : withoutRange(found) }];
  });
}

/** The values beside it are those of other months, no other end of a range. */
const withoutRange = ({ doubt }: Candidate) => (doubt === 'range' ? null : doubt);

/** The months or quarters a label lists, one by one or by the first and last; null where it names none. */
function datesOf(label: readonly Token[]): readonly DateValue[] | null {
  const dates = label.flatMap((t) => (t.kind === 'date' ? [t.date] : []));
  const [first, last] = dates;
  if (first === undefined || last === undefined) return null;
  if (!dates.every((d) => d.grain === first.grain && /^(?:month|quarter)$/.test(d.grain)))
    return null;
  if (!label.every((t) => t.kind === 'date' || BETWEEN.test(t.text))) return null;
  const span = label.findIndex((t) => /^(?:–|—|-|to|through)$/.test(t.text));
  if (dates.length > 2 || span < 0) return dates;
  const steps = last.index - first.index;
  if (steps < 1 || steps >= MOST || first.year !== last.year) return null;
  return Array.from({ length: steps + 1 }, (_, i) => ({ ...first, index: first.index + i }));
}

/** 3 for "last 3 months", "over the past three quarters"; null for other words. */
function lastOf(label: readonly Token[]): number | null {
  const at = label.findIndex((t) => LAST.test(t.text));
  const number = label[at + 1];
  if (at < 0 || number?.kind !== 'number' || number.number.kind !== 'plain') return null;
  if (!/^(?:months?|mos?|mths?|quarters?)$/.test(label[at + 2]?.text ?? '')) return null;
  const others = label.filter((_, i) => i < at || i > at + 2);
  return others.every((t) => BETWEEN.test(t.text)) ? number.number.value : null;
}

interface Value {
  at: number;
  value: number;
}

/** The values that follow one another to the end of the sentence; none where anything else stands there. */
function valuesOf(
  tokens: readonly Token[],
  from: number,
  field: MetricField,
  context: DocumentContext,
): readonly Value[] {
  const values: Value[] = [];
  let at = from;
  while (at < tokens.length && values.length <= MOST) {
    const read = measure(tokens, at, field, context, true);
    if (read === null) return [];
    values.push({ at, value: read.value });
    at = read.next;
    if (at >= tokens.length || /^[.(]$/.test(tokens[at]?.text ?? '')) return values;
    if (!VALUE_JOINT.test(tokens[at]?.text ?? '')) return [];
    while (VALUE_JOINT.test(tokens[at]?.text ?? '')) at++;
  }
  return [];
}

/** Whether the last is the latest: revenue that grows to it, cash that is used up to it. */
function isInOrder(values: readonly Value[], field: MetricField): boolean {
  const steps = values.slice(1).map(({ value }, i) => value - (values[i]?.value ?? value));
  if (GROWS.has(field)) return steps.every((step) => step >= 0);
  return FALLS.has(field) && steps.every((step) => step <= 0);
}
