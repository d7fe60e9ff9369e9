import type { Token } from '../tokens/tokenize';
import type { MetricField } from '../types';
import { fieldOf } from './read-pairs';

const JOINT = /^(?:\+|and|plus|&)$/;
const SUM = /^(?:total|combined|together|overall|all)$/;
const REACH = 7;

const isForeign = (token: Token | undefined) =>
  token?.kind === 'number' && token.number.currency !== null && token.number.currency !== 'USD';

/**
 * "Cash: $2.0M and €0.5M": dollars that are only one part, since an amount of another money goes with
 * them. Where their sum is told in dollars behind them, its place; 0 where it is not, null where the
 * amount stands by itself.
 */
export function besideForeign(
  tokens: readonly Token[],
  number: number,
  next: number,
  field: MetricField,
): number | null {
  const before = JOINT.test(tokens[number - 1]?.text ?? '') && isForeign(tokens[number - 2]);
  const behind = JOINT.test(tokens[next]?.text ?? '') && isForeign(tokens[next + 1]);
  const name = tokens[/^(?:in|of)$/.test(tokens[next + 2]?.text ?? '') ? next + 3 : next + 2];
  // "$2.0M in cash and €0.5M of ARR": another thing.
  const other = name?.kind === 'anchor' && fieldOf(name) !== field;
  if (!before && (!behind || other)) return null;
  const from = behind ? next + 2 : next;
  const sum = tokens.findIndex(
    (t, i) =>
      i >= from &&
      i < from + REACH &&
      t.kind === 'number' &&
      t.number.currency === 'USD' &&
      (/^=/.test(tokens[i - 1]?.text ?? '') ||
        tokens.slice(i - 2, i).some((w) => SUM.test(w.text)) ||
        tokens.slice(i + 1, i + 3).some((w) => SUM.test(w.text))),
  );
  return Math.max(0, sum);
}
