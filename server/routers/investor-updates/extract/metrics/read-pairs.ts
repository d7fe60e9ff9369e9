import type { Token } from '../tokens/tokenize';
import type { MetricField } from '../types';
import type { DocumentContext, Doubt } from './candidate';
import { DELTA_BEFORE } from './cues';
import { link, type Link } from './link';
import { isOwnTotal } from './own-total';
import { measure } from './measure';
import { listLead, listNames, listValues, type ListedValue } from './paired-lists';
import type { Sentence } from './sentences';

/** A name and the number that its place in a list gives it; without a field where no metric is named. */
export interface Pair {
  link: Link;
  field: MetricField | null;
  gross: boolean;
  doubt: Doubt | null;
}

/**
 * "MRR / ARR: $40k / $480k", "ARR, cash and burn were $1M, $3M and $90k": as many values as names,
 * in the same order. Where their numbers differ and a value may be of either name, all are doubtful.
 */
export function linkPairs(sentence: Sentence, context: DocumentContext): Pair[] {
  const { tokens } = sentence;
  const pairs: Pair[] = [];
  if (tokens.filter((t) => t.kind === 'anchor').length < 2) return pairs;
  for (let at = 0; at < tokens.length; at++) {
    const names = listNames(tokens, at);
    if (names.at.length < 2) continue;
    pairs.push(...pairsOf(sentence, names.at, names.end, context));
    at = names.end - 1;
  }
  return pairs;
}

function pairsOf(
  sentence: Sentence,
  names: readonly number[],
  end: number,
  context: DocumentContext,
): Pair[] {
  const { tokens, goal } = sentence;
  const first = names[0] ?? end;
  const lead = listLead(tokens, end);
  const values = lead === null ? [] : listValues(tokens, lead.next, names.length);
  const start = values[0];
  if (lead === null || start === undefined) return [];
  if (goal[first] === true || values.some(({ at }) => goal[at] === true)) return [];
  if (DELTA_BEFORE.has(tokens[start.at - 1]?.text ?? '')) return [];
  const fields = names.map((at) => fieldOfToken(tokens[at]));
  const fits = (field: MetricField | null, { at }: ListedValue) =>
    field === null || measure(tokens, at, field, context, true) !== null;
  const paired =
    values.length === names.length && values.every((value, i) => fits(fields[i] ?? null, value));
  const own = isOwnTotal(tokens, first, context) ? null : ('part' as const);
  const pair = (i: number, number: number, doubt: Doubt | null): Pair => ({
    link: link(names[i] ?? first, number, 'label', 0.9),
    field: fields[i] ?? null,
    gross: isGrossBurn(tokens[names[i] ?? first]),
    doubt,
  });
  if (paired) return values.map(({ at }, i) => pair(i, at, own));
  const unclear = values.some(
    (value) => new Set(fields.filter((field) => fits(field, value))).size > 1,
  );
  if (!unclear || !(lead.ofAll || values.length > 1)) return [];
  return names.flatMap((_, i) => {
    const fit = values.find((value) => fits(fields[i] ?? null, value));
    return fit === undefined ? [] : [pair(i, fit.at, 'range')];
  });
}

const fieldOfToken = (token: Token | undefined) => (token === undefined ? null : fieldOf(token));

/** Whether the name is one of gross burn. */
export const isGrossBurn = (token: Token | undefined) =>
  token?.kind === 'anchor' && token.anchor === 'grossBurn';

/** The metric column an anchor names, if it names one directly. */
export function fieldOf(token: Token): MetricField | null {
  if (token.kind !== 'anchor') return null;
  switch (token.anchor) {
    case 'grossBurn':
      return 'burnMonthlyUsd';
    case 'mrrUsd':
    case 'arrUsd':
    case 'cashOnHandUsd':
    case 'burnMonthlyUsd':
    case 'runwayMonths':
    case 'headcount':
    case 'grossMarginPct':
      return token.anchor;
    default:
      return null;
  }
}
