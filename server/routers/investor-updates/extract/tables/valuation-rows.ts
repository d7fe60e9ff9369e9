import type { Candidate, DocumentContext } from '../metrics/candidate';
import { readValuations } from '../metrics/read-valuation';
import { markGoals } from '../metrics/goals';
import type { Token } from '../tokens/tokenize';

/** "| Last round post-money | $16.5M |": a row of what the company was valued at, read like "name: value". */
export function valuationRow(
  label: readonly Token[],
  value: readonly Token[],
  context: DocumentContext,
): Candidate[] {
  const tokens = [...label, ...value];
  const named = label.some((t) => /^(?:post|valuation|.*multiple)/.test(t.text));
  if (!named || tokens.length > 24) return [];
  const [first, last] = [label[0], value.at(-1)];
  return readValuations([{ tokens, goal: markGoals(tokens) }], context).map((c) => ({
    ...c,
    start: Math.min(c.start, first?.start ?? c.start),
    end: Math.max(c.end, last?.end ?? c.end),
  }));
}
