import type { Token } from '../tokens/tokenize';
import { buildCandidate } from './build';
import type { Candidate, DocumentContext } from './candidate';
import { link } from './link';
import { measure } from './measure';
import type { Sentence } from './sentences';

const TIMES = /^[x×*]$/;
const GIVES = /^(?:[:=≈~)(–—-]|is|of|at|or|about|→|->|=>)$/;
const MAX_LEAD = 4;

/** "ARR = MRR x 12 = $924k", "12 x MRR: $924k": what a year's worth of the monthly revenue is. */
export function readTimesTwelve(sentence: Sentence, context: DocumentContext): Candidate | null {
  const { tokens, goal } = sentence;
  const mrr = tokens.findIndex((t) => t.kind === 'anchor' && t.anchor === 'mrrUsd');
  if (mrr < 0 || goal[mrr] === true) return null;
  const end = isTwelve(tokens, mrr) ? mrr + 1 : timesBehind(tokens, mrr);
  if (end === 0) return null;
  let at = end;
  while (at < end + MAX_LEAD && GIVES.test(tokens[at]?.text ?? '')) at++;
  if (at === end || measure(tokens, at, 'arrUsd', context) === null) return null;
  return buildCandidate(sentence, link(mrr, at, 'times-twelve', 0.85), 'arrUsd', false, context);
}

/** "12 x MRR", "12x MRR" */
const isTwelve = (tokens: readonly Token[], mrr: number) =>
  tokens[mrr - 1]?.text === '12x' ||
  (TIMES.test(tokens[mrr - 1]?.text ?? '') && tokens[mrr - 2]?.text === '12');

/** The place behind "x 12", "x12"; 0 without it. */
function timesBehind(tokens: readonly Token[], mrr: number): number {
  if (tokens[mrr + 1]?.text === 'x12') return mrr + 2;
  return TIMES.test(tokens[mrr + 1]?.text ?? '') && tokens[mrr + 2]?.text === '12' ? mrr + 3 : 0;
}
