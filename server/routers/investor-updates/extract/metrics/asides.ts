import type { Token } from '../tokens/tokenize';
import type { MetricField } from '../types';
import type { DocumentContext } from './candidate';
import { DELTA_BEFORE, PRIOR_BEFORE } from './cues';
import { measure } from './measure';
import { opensPeriod } from './surroundings';

const CHANGE =
  /^(?:increase|rise|growth|gain|jump|uptick|drop|decline|decrease|dip|fall|change|reduction|improvement|movement|swing|difference|delta|loss|cut|savings?|lift|boost|uplift|step-up|expansion|contraction)$/;
const LEVEL = /^(?:to|→|->|=>|from|now)$/;

/** "The increase in ARR of $0.95M", "Increase in MRR: $4k": by how much, unless the level follows. */
export function isChangeIn(tokens: readonly Token[], anchor: number): boolean {
  let at = anchor - 1;
  while (at > 0 && /^(?:the|our|net|total|monthly)$/.test(tokens[at]?.text ?? '')) at--;
  if (tokens[at]?.text !== 'in' || !CHANGE.test(tokens[at - 1]?.text ?? '')) return false;
  if (tokens[anchor + 1]?.text === 'of') return true;
  const number = tokens.findIndex((t, i) => i > anchor && t.kind === 'number');
  const told = tokens.slice(anchor + 1, number);
  if (number < 0 || !/^(?:[:=(–—-]|was|is|came)$/.test(told[0]?.text ?? ':')) return false;
  // "Increase in MRR: +$4k to $61k"
  return ![...told, ...tokens.slice(number + 1, number + 3)].some((t) => LEVEL.test(t.text));
}

/** A percentage beside money, a change, or a former value: the number meant comes later. */
export function isAside(
  tokens: readonly Token[],
  at: number,
  field: MetricField,
  context: DocumentContext,
): boolean {
  const token = tokens[at];
  if (token?.kind !== 'number') return false;
  const before = tokens[at - 1]?.text ?? '';
  if (PRIOR_BEFORE.has(before) || opensPeriod(tokens, at)) return true;
  if (token.number.signed && token.number.kind !== 'plain') return true;
  if (token.number.kind !== 'plain' && field !== 'grossMarginPct') return true;
  const points = /^(?:points?|pts?|pp|bps|percentage|basis)$/.test(tokens[at + 1]?.text ?? '');
  if (points) return true;
  if (!DELTA_BEFORE.has(before)) return false;
  return reachesTarget(tokens, at, field, context);
}

/** "grew $4k to $42k", "improved 3 points to 72%": the number after "to" is the value. */
function reachesTarget(
  tokens: readonly Token[],
  at: number,
  field: MetricField,
  context: DocumentContext,
): boolean {
  for (let i = at + 1; i < tokens.length && i < at + 7; i++)
    if (tokens[i]?.text === 'to')
      return measure(tokens, i + 1, field, context) !== null || tokens[i + 2]?.kind === 'number';
  return false;
}
