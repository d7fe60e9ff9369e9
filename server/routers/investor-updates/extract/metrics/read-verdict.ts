import type { Token } from '../tokens/tokenize';
import type { MetricField } from '../types';
import { buildCandidate } from './build';
import type { Candidate, DocumentContext } from './candidate';
import { link } from './link';
import { measure } from './measure';
import { goalField, isGoalName, isTold } from './read-against-goal';
import type { Sentence } from './sentences';

const FALLS_SHORT = /^(?:missed|miss|misses|below|short|undershot|behind|shy)$/;
const GOES_BEYOND = /^(?:exceeded|exceeds|surpassed|topped|overshot|above|over)$/;
const BEATS = /^(?:beat|beats|beating|ahead)$/;
const IS_LESS = /^(?:under|undercut)$/;
const AGAINST = /^(?:against|vs|versus|compared|instead)$/;
const MAX_LEAD = 12;

/** Which way the value must lie of its goal for the words to hold; null where they leave it open. */
function direction(tokens: readonly Token[], field: MetricField): 'less' | 'more' | null {
  const spent = field === 'burnMonthlyUsd';
  const ways = new Set(
    tokens.flatMap(({ text }) => {
      if (IS_LESS.test(text)) return ['less' as const];
      if (FALLS_SHORT.test(text))
        return [
          spent && !/^(?:below|undershot)$/.test(text) ? ('more' as const) : ('less' as const),
        ];
      if (GOES_BEYOND.test(text)) return ['more' as const];
      return BEATS.test(text) ? [spent ? ('less' as const) : ('more' as const)] : [];
    }),
  );
  const [way = null] = ways;
  return ways.size === 1 ? way : null;
}

/**
 * "We beat burn budget: $172k against $185k", "ARR target missed ($1.9M vs $2.0M)": the first of the two
 * is what came, where it lies on the side of the goal that the words tell.
 */
export function readVerdict(sentence: Sentence, context: DocumentContext): Candidate | null {
  const { tokens } = sentence;
  const at = tokens.findIndex((t) => t.kind === 'number');
  if (at < 3 || at > MAX_LEAD || !/^[:(–—,-]$/.test(tokens[at - 1]?.text ?? '')) return null;
  const lead = tokens.slice(0, at - 1);
  const field = goalField(tokens, 0, at - 1);
  const way = field === null ? null : direction(lead, field);
  if (field === null || way === null || !lead.some(isGoalName)) return null;
  if (!isTold(tokens, at - 1, true) || lead.some((t) => OTHER.test(t.text))) return null;
  const came = measure(tokens, at, field, context);
  if (came === null || !AGAINST.test(tokens[came.next]?.text ?? '')) return null;
  let other = came.next + 1;
  while (
    /^(?:\.|to|of|with|a|the|our|plan|budget|goal|target|planned)$/.test(tokens[other]?.text ?? '')
  )
    other++;
  const planned = measure(tokens, other, field, context);
  if (planned === null || planned.doubt !== null) return null;
  const holds = way === 'less' ? came.value < planned.value : came.value > planned.value;
  return holds
    ? buildCandidate(sentence, link(at, at, 'verdict', 0.8), field, false, context)
    : null;
}

/** Of what was added, of one part, of another time, or still to be done. */
const OTHER =
  /^(?:new|net-new|added|per|each|customers?|churn|pipeline|last|next|previous|prior|enterprise|smb|to|need|needs|must|try|trying|let's)$/;
