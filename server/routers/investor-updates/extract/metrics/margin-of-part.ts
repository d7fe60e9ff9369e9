import type { Token } from '../tokens/tokenize';
import type { Candidate } from './candidate';
import { fieldOf } from './read-pairs';

const WHOLE =
  /^(?:we|we're|we've|us|company|business|group|firm|revenues?|sales|total|overall|blended|consolidated|month|quarter|year|half|it|all)$/;
const SELLS = /^(?:sell|sells|sold|selling|ship|ships|shipped|offer|offers|price|priced|retails?)$/;
const OPENING = 2;

/** "The kit sells for $40 at a gross margin of 60%": whose margin it is stands before "at a". */
export function withMarginDoubts(
  tokens: readonly Token[],
  found: readonly Candidate[],
): Candidate[] {
  return found.map((c) => (isOfPart(tokens, c) ? { ...c, doubt: 'part' } : c));
}

const isWhole = (token: Token) =>
  WHOLE.test(token.text) ||
  /\b(?:revenues?|sales)$/.test(token.text) ||
  /^(?:arr|mrr|cash|burn)/.test(fieldOf(token) ?? '');

function isOfPart(tokens: readonly Token[], { field, doubt, start }: Candidate): boolean {
  if (field !== 'grossMarginPct' || doubt !== null) return false;
  const first = tokens.findIndex((t) => t.start >= start);
  const at = tokens[first - 1]?.text === 'a' ? first - 2 : first - 1;
  if (at <= OPENING || tokens[at]?.text !== 'at') return false;
  const before = tokens.slice(0, at);
  const whole = before.some(isWhole);
  return !whole || before.some((t) => SELLS.test(t.text));
}
