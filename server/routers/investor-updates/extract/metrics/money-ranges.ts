import type { Token } from '../tokens/tokenize';

const REACH = 6;

/** "Cash: $2.0-2.2m", "cash of 1.4 to 1.5m": the m at the end of a range of money is no month. */
export function endsMoneyRange(tokens: readonly Token[], at: number): boolean {
  if (!/^(?:-|–|—|to|or|and|\/)$/.test(tokens[at - 1]?.text ?? '')) return false;
  const first = tokens[at - 2];
  if (first?.kind !== 'number') return false;
  if (first.number.currency !== null) return true;
  return tokens
    .slice(Math.max(0, at - 2 - REACH), at - 2)
    .some((t) => t.kind === 'anchor' && /Usd$/.test(t.anchor));
}
