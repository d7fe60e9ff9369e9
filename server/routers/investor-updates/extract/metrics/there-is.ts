import type { Token } from '../tokens/tokenize';

/** "There is $165K left", "there was $520K in the bank": `next` stands behind the sum. */
export function isThere(tokens: readonly Token[], governor: number, next: number): boolean {
  if (tokens[governor - 1]?.text !== 'there') return false;
  if (!/^(?:is|was|remains|remained)$/.test(tokens[governor]?.text ?? '')) return false;
  const [left, after] = [tokens[next], tokens[next + 1]];
  if (left?.kind === 'anchor')
    return left.anchor === 'cashOnHandUsd' && /bank|account/.test(left.text);
  return (
    /^(?:left|remaining)$/.test(left?.text ?? '') &&
    (after === undefined || /^(?:,|which|and|so)$/.test(after.text))
  );
}
