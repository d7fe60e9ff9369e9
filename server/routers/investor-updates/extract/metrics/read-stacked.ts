import { metricLabel, type MetricLabel } from '../tables/labels';
import type { Unit } from '../text/unit';
import { tokenize, type Token } from '../tokens/tokenize';
import type { Candidate, DocumentContext } from './candidate';
import type { CardPair } from './card-runs';
import { measure } from './measure';
import { unitSentences } from './sentences';

/** The label of a card and its value, which may stand above it; doubted where that is open. */
export function readCard(
  units: readonly Unit[],
  at: number,
  pair: CardPair | undefined,
  masked: string,
  context: DocumentContext,
): Candidate[] {
  const label = units[at];
  if (label === undefined) return [];
  const found = readStacked(label, units[pair?.value ?? at + 1], masked, context);
  return pair?.side === 'open' ? found.map((c) => ({ ...c, doubt: 'place' })) : found;
}

/** A label on one line, its value alone on the next; under "Cash" perhaps with the runway. */
function readStacked(
  label: Unit,
  value: Unit | undefined,
  masked: string,
  context: DocumentContext,
): Candidate[] {
  if (value === undefined || label.end - label.start > 60 || value.end - value.start > 60)
    return [];
  const [first] = unitSentences(value, masked);
  if (first?.tokens[0]?.kind === 'word') return [];
  const [only, ...more] = unitSentences(label, masked);
  const whole = more.length === 0 && only?.tokens.at(-1)?.end === label.end;
  const meaning = stackedLabel(whole ? only.tokens : tokenize(masked, label), masked);
  if (meaning === null || masked.slice(label.end, value.start).split('\n').length > 3) return [];
  const tokens = tokenize(masked, value);
  const read = measure(tokens, 0, meaning.field, context, true);
  if (read === null || tokens[0] === undefined) return [];
  const behind = tokens[read.next]?.text;
  if (behind !== undefined && !/^[(,/|·•]$|^\(/.test(behind)) return [];
  const stacked = {
    step: read.step,
    atLeast: false,
    confidence: 0.85,
    date: null,
    start: Math.min(label.start, value.start),
  };
  const found: Candidate[] = [
    {
      ...stacked,
      field: meaning.field,
      value: read.value * (read.doubt === 'unit' ? meaning.scale : 1),
      ruleId: `metric.${meaning.field}.stacked`,
      doubt: isForeign(meaning)
        ? 'currency'
        : meaning.scale > 1 && read.doubt === 'unit'
          ? null
          : read.doubt,
      gross: meaning.gross,
      end: Math.max(label.end, tokens[read.next - 1]?.end ?? value.end),
    },
  ];
  const months = measure(tokens, read.next + 1, 'runwayMonths', context);
  const end = months === null ? undefined : tokens[months.next - 1];
  if (
    meaning.field === 'cashOnHandUsd' &&
    months !== null &&
    months.doubt === null &&
    (tokens[months.next] === undefined ||
      /^(?:runway|of|left|[.(),])/.test(tokens[months.next]?.text ?? ''))
  )
    found.push({
      ...stacked,
      field: 'runwayMonths',
      value: months.value,
      ruleId: 'metric.runwayMonths.stacked',
      doubt: null,
      gross: false,
      end: Math.max(label.end, end?.end ?? value.end),
    });
  return found;
}

/** "ARR (NZD)" */
const isForeign = ({ currency }: MetricLabel) => currency !== null && currency !== 'USD';

/** The label of what stands below it; "Cash & runway" begins with the cash. */
function stackedLabel(tokens: Token[], masked: string): MetricLabel | null {
  const joint = tokens.findIndex((t) => /^(?:&|and|\/|\+)$/.test(t.text));
  const second = tokens[joint + 1];
  const both = joint > 0 && second?.kind === 'anchor' && second.anchor === 'runwayMonths';
  return metricLabel(both ? tokens.slice(0, joint) : tokens, masked);
}
