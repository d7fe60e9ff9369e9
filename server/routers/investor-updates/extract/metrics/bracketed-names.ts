import type { Token } from '../tokens/tokenize';
import type { DocumentContext } from './candidate';
import { link } from './link';
import { allowedAfter } from './link-suffix';
import { fieldOf, isGrossBurn, type Pair } from './read-pairs';
import type { Sentence } from './sentences';
import { allowedGovernor } from './suffix-governor';

const BESIDE = /^(?:net|gross|monthly|ending|closing|total|in|the|our|\/|mo|month|per|a|rate)$/;
const UNIT = /^(?:months?|mos?|mths?|people|persons|employees|ftes?)$/;

/** The place of the number whose name stands behind it in brackets: "$300k (net burn)"; -1 without. */
export function namedInBrackets(tokens: readonly Token[], anchor: number): number {
  const close = closeOf(tokens, anchor);
  let open = anchor - 1;
  while (open > anchor - 4 && BESIDE.test(tokens[open]?.text ?? '')) open--;
  if (close < 0 || tokens[open]?.text !== '(') return -1;
  // "Q3 2026 (ARR): $2M" names what follows.
  if (/^[:=]$/.test(tokens[close + 1]?.text ?? '')) return -1;
  const number = isUnit(tokens[open - 1]) ? open - 2 : open - 1;
  return tokens[number]?.kind === 'number' ? number : -1;
}

const isUnit = (token: Token | undefined) => UNIT.test(token?.text ?? '');

/** The bracket that closes behind a name and at most a few words beside it; -1 without one. */
function closeOf(tokens: readonly Token[], anchor: number): number {
  let close = anchor + 1;
  while (close < anchor + 5 && BESIDE.test(tokens[close]?.text ?? '')) close++;
  return tokens[close]?.text === ')' ? close : -1;
}

/** "$2.4M (ARR), $5.1M (cash) and $300k (net burn)": several values, each with its name behind it. */
export function bracketedPairs(sentence: Sentence, context: DocumentContext): Pair[] {
  const { tokens, goal } = sentence;
  const named = tokens.flatMap((token, anchor) => {
    const number = token.kind === 'anchor' ? namedInBrackets(tokens, anchor) : -1;
    return number < 0 ? [] : [{ token, anchor, number, field: fieldOf(token) }];
  });
  if (new Set(named.map(({ field }) => field)).size < 2) return [];
  return named.map(({ token, anchor, number, field }) => {
    const own =
      field !== null &&
      goal[number] !== true &&
      allowedAfter(tokens, closeOf(tokens, anchor)) &&
      (field === 'headcount' || allowedGovernor(sentence, number, field, context));
    return {
      link: link(anchor, number, 'suffix', 0.9),
      field: own ? field : null,
      gross: isGrossBurn(token),
      doubt: null,
    };
  });
}
