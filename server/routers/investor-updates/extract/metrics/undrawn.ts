import type { Token } from '../tokens/tokenize';
import type { Candidate } from './candidate';

const CREDIT =
  /\b(?:undrawn|untapped|revolver|rcf|overdraft|credit line|line of credit|credit facility|debt facility|loan facility|facility|venture debt|available under)\b/;
const COUNTS_IN =
  /^[,(–—-]? ?(?:(?:which|that|it|this) )?(?:incl|including|includes|included|inclusive of|counting|counts|comprising|comprises|of which)\b/;
const LEAVES_OUT =
  /^[,(–—-]? ?(?:plus|and|on top|excl|excluding|excludes|not (?:including|counting)|without|before|with(?:out)? another|as well as|\+|in addition)\b/;
const REACH = 14;

const words = (tokens: readonly Token[], from: number, to: number) =>
  tokens
    .slice(Math.max(0, from), Math.max(0, to))
    .map((t) => t.text)
    .join(' ');

/** "Cash (incl. undrawn facility of $2M): $5.1M", "total liquidity of $8.2M, which includes our revolver". */
export function withCreditDoubts(
  tokens: readonly Token[],
  found: readonly Candidate[],
): Candidate[] {
  if (!CREDIT.test(words(tokens, 0, tokens.length))) return [...found];
  return found.map((c) =>
    c.field === 'cashOnHandUsd' && c.doubt === null && countsCredit(tokens, c)
      ? { ...c, doubt: 'undrawn' }
      : c,
  );
}

function countsCredit(tokens: readonly Token[], c: Candidate): boolean {
  const first = tokens.findIndex((t) => t.start >= c.start);
  const last = tokens.findLastIndex((t) => t.end <= c.end);
  const behind = words(tokens, last + 1, last + 1 + REACH);
  if (LEAVES_OUT.test(behind)) return false;
  const bracket = words(tokens, first + 1, last);
  if (COUNTS_IN.test(bracket) && CREDIT.test(bracket)) return true;
  if (COUNTS_IN.test(behind) && CREDIT.test(behind.split(/[;)]/)[0] ?? '')) return true;
  // "$3.1M in cash plus an undrawn $2M facility, so total liquidity is $5.1M"
  return tokens.slice(first, last + 1).some((t) => t.kind === 'anchor' && /^liquid/.test(t.text));
}
