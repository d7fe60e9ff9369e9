import type { Token } from '../tokens/tokenize';
import { buildCandidate } from './build';
import type { Candidate, DocumentContext } from './candidate';
import { link } from './link';
import { fieldOf } from './read-pairs';
import type { Sentence } from './sentences';

const FILL = /^(?:is|are|was|were|about|around|roughly|some|~|recurring)$/;
const OPENS_PART = /^(?:of which|of that|of it|thereof)$/;

/** "Revenue was $310k, of which recurring $240k (MRR)": the name stands in brackets behind the part. */
export function readRecurringPart(sentence: Sentence, context: DocumentContext): Candidate[] {
  const { tokens, goal } = sentence;
  return tokens.flatMap((token, i) => {
    if (token.kind !== 'number' || goal[i] === true) return [];
    const is = /^(?:is|was)$/.test(tokens[i + 1]?.text ?? '') ? i + 1 : i;
    const open = tokens[is + 1]?.text === 'recurring' ? is + 2 : i + 1;
    const field = fieldOf(tokens[open + 1] ?? token);
    if (tokens[open]?.text !== '(' || tokens[open + 2]?.text !== ')') return [];
    if ((field !== 'mrrUsd' && field !== 'arrUsd') || !isRecurring(tokens, i, open)) return [];
    const named = link(open + 1, i, 'recurring', 0.8);
    const candidate = buildCandidate(sentence, named, field, false, context);
    return candidate === null ? [] : [candidate];
  });
}

/** "of which recurring N", "of which N recurring". */
function isRecurring(tokens: readonly Token[], number: number, open: number): boolean {
  let from = number - 1;
  while (from > 0 && from > number - 4 && FILL.test(tokens[from]?.text ?? '')) from--;
  const lead = `${tokens[from - 1]?.text} ${tokens[from]?.text}`;
  return (
    (OPENS_PART.test(lead) || tokens[from]?.text === 'thereof') &&
    tokens.slice(from, open).some((t) => t.text === 'recurring')
  );
}
