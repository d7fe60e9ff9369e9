import type { Unit } from '../text/unit';
import type { Token } from '../tokens/tokenize';
import type { MetricField } from '../types';
import { buildCandidate } from './build';
import type { Candidate, DocumentContext } from './candidate';
import { link } from './link';
import { measure } from './measure';
import { goalField, isGoalName, readGoalStatus } from './read-against-goal';
import { fieldOf } from './read-pairs';
import { unitSentences, type Sentence } from './sentences';

const ACTUAL =
  /^(?:actuals?|actually|results?|outcome|achieved|delivered|reality|reached|landed|status)$/;
const LEADS = /^(?:[:=~–—-]|was|is|at|about|around|roughly|just|only|of)$/;
const ENDS =
  /^(?:a|per|months?|mos?|people|of|in|at|so|thanks|due|which|\(|up|down|vs|versus|against)$/;
const OTHER = /^(?:new|net-new|add|added|hire|hires|per|each|customers?|pipeline|increase|growth)$/;
const MAX_GOAL = 14;
const MAX_LEAD = 4;

/** "Goal: MRR $80k. Actual: $77.4k": what came of the goal told right before, of the metric it names. */
export function readActualBehind(
  goal: Sentence | undefined,
  sentence: Sentence,
  context: DocumentContext,
): Candidate | null {
  const { tokens } = sentence;
  if (goal === undefined || !ACTUAL.test(tokens[0]?.text ?? '')) return null;
  const set = goal.tokens;
  if (set.length > MAX_GOAL || !set.slice(0, 3).some(isGoalName)) return null;
  const field = goalField(set, 0, set.length);
  if (field === null || set.some((t) => isOther(t))) return null;
  let at = 1;
  while (at <= MAX_LEAD && (LEADS.test(tokens[at]?.text ?? '') || isNamed(tokens[at], field))) at++;
  const read = measure(tokens, at, field, context, true);
  const behind = read === null ? undefined : tokens[read.next];
  if (read === null || !(behind === undefined || isEnd(behind) || fieldOf(behind) === field))
    return null;
  const told = { ...sentence, goal: sentence.goal.map(() => false) };
  return buildCandidate(told, link(at, at, 'actual-behind', 0.8), field, false, context);
}

/** "Actual: burn $69k" */
const isNamed = (token: Token | undefined, field: MetricField) =>
  token !== undefined && fieldOf(token) === field;

const isEnd = (token: Token) =>
  token.kind === 'punct' || token.kind === 'date' || ENDS.test(token.text);

/** Another measure than the whole: "Goal: $30k of new MRR". */
const isOther = (token: Token) =>
  OTHER.test(token.text) ||
  (token.kind === 'anchor' && token.anchor === 'decoy' && !isGoalName(token));

/** Where the goals of a section stand: of plans nothing else is read. */
export const readStatuses = (
  unit: Unit,
  masked: string,
  context: DocumentContext,
  above: Sentence | undefined,
): Candidate[] =>
  unitSentences(unit, masked).flatMap((sentence, i, all) => {
    const status = readGoalStatus(sentence, context);
    return status ?? readActualBehind(i === 0 ? above : all[i - 1], sentence, context) ?? [];
  });
