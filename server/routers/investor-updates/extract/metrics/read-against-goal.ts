import type { Token } from '../tokens/tokenize';
import type { MetricField } from '../types';
import { buildCandidate } from './build';
import type { Candidate, DocumentContext } from './candidate';
import { link } from './link';
import { measure } from './measure';
import { fieldOf } from './read-pairs';
import type { Sentence } from './sentences';

const GOAL =
  /^(?:goal|goals|target|targets|plan|budget|forecast|milestone|objective|okr|(?:arr|mrr) (?:goal|target))$/;
const MET = /^(?:hit|reached|met|achieved|made|landed|nailed|crossed)$/;
const PASSED_BY =
  /^(?:missed|miss|beat|exceeded|surpassed|topped|undershot|overshot|short|below|above|shy|ahead|behind|under|over)$/;
const OWN =
  /^(?:we|we've|i|team|company|just|also|finally|officially|already|have|has|and|again|today)$/;
const ENDED =
  /^(?:came|ended|finished|closed|landed|ending|finishing|closing|landing|coming|reached|reaching|hit|hitting|delivered|delivering|got|did|exited|stopped|topped)$/;
const LED =
  /^(?:in|out|at|with|up|on|to|the|it|month|quarter|year|period|about|around|roughly|just|over|under|a|of|only|strong|solid|:|our|this)$/;
const NOW =
  /^(?:currently|current|now|today|actual|actually|actuals|status|achieved|delivered|reached|landed|ended|finished|results?|ytd)$/;
const NO_VALUE =
  /^(?:complete|completed|done|achieved|attained|of|there|progress|confidence|attainment)$/;
const REACH = 12;

/** Whether the word names a goal, a plan or a budget: "target", "MRR goal". */
export const isGoalName = (token: Token): boolean => GOAL.test(token.text);

/** The one metric named around a goal, "MRR target" included. */
export function goalField(tokens: readonly Token[], from: number, to: number): MetricField | null {
  const fields = new Set(
    tokens.slice(Math.max(0, from), to).flatMap((t) => {
      const named =
        t.kind === 'anchor' ? /^(arr|mrr) (?:goal|target)$/.exec(t.text)?.[1] : undefined;
      if (named !== undefined) return [named === 'arr' ? ('arrUsd' as const) : ('mrrUsd' as const)];
      const field = fieldOf(t);
      return field === null ? [] : [field];
    }),
  );
  const [field = null] = fields;
  return fields.size === 1 ? field : null;
}

/**
 * "We hit our goal of $100k MRR", "We missed our target of $100k MRR and came in at $92k": the value
 * that a goal is told of as reached, or the one that came instead.
 */
export function readAgainstGoal(sentence: Sentence, context: DocumentContext): Candidate | null {
  const { tokens } = sentence;
  const goal = tokens.findIndex((t) => GOAL.test(t.text));
  if (goal < 1) return null;
  const verb = tokens.findLastIndex(
    (t, i) => i < goal && (MET.test(t.text) || PASSED_BY.test(t.text)),
  );
  if (verb < 0 || goal - verb > 5 || !isTold(tokens, verb)) return null;
  // "our $2.0M goal"
  const within = tokens.findIndex((t, i) => i > verb && i < goal && t.kind === 'number');
  const planned = within < 0 ? tokens.findIndex((t, i) => i > goal && t.kind === 'number') : within;
  const until = planned < goal ? goal + 4 : planned + 5;
  const field = goalField(tokens, verb - 4, until);
  if (field === null || /^(?:runwayMonths|burnMonthlyUsd|headcount)$/.test(field)) return null;
  const came = cameIn(tokens, Math.max(goal, planned), field, context);
  if (came > 0)
    return buildCandidate(sentence, link(came, came, 'against-goal', 0.85), field, false, context);
  const read = planned < 0 ? null : measure(tokens, planned, field, context);
  if (!MET.test(tokens[verb]?.text ?? '') || read === null || planned > goal + 4 || planned < goal)
    return null;
  const led = tokens
    .slice(goal + 1, planned)
    .every((t) => fieldOf(t) === field || /^(?:of|for|at|:|the|a)$/.test(t.text));
  const rest = tokens.slice(read.next, read.next + 8);
  const open = rest.some((t) =>
    /^(?:by|next|if|once|would|except|almost|nearly|until)$/.test(t.text),
  );
  // "for the Acme account"
  const ofOne =
    rest[0]?.text === 'for' &&
    !rest.some((t) => t.kind === 'date' || /^(?:month|quarter|year|half)$/.test(t.text));
  if (!led || open || ofOne || !isNamed(tokens, verb, goal, read.next)) return null;
  const reached = link(goal, planned, 'reached-goal', 0.8);
  return buildCandidate(sentence, reached, field, false, context);
}

/** "our MRR goal of …", "our goal of $100k MRR", "… in ARR": the goal's own name stands beside it. */
function isNamed(tokens: readonly Token[], verb: number, goal: number, next: number): boolean {
  if (tokens.slice(verb, next).some((t) => t.kind === 'anchor')) return true;
  const behind = /^(?:in|of)$/.test(tokens[next]?.text ?? '') ? next + 1 : next;
  return tokens[behind]?.kind === 'anchor';
}

/**
 * The verb is the company's own and done: not "to hit our goal", "did not reach", "if we hit".
 * @param label the words up to `verb` are a label, whose own subject need not stand in it
 */
export function isTold(tokens: readonly Token[], verb: number, label = false): boolean {
  let at = verb - 1;
  while (
    at >= 0 &&
    at > verb - 4 &&
    /^(?:just|also|finally|officially|already|narrowly|slightly|nearly|again|fell|came|were|was|are)$/.test(
      tokens[at]?.text ?? '',
    )
  )
    at--;
  if (
    tokens
      .slice(0, verb)
      .some(
        (t) =>
          !(label && t.text === 'plan') &&
          /^(?:not|didn't|want|plan|aim|expect|expects|like|if|when|once|will|would|should|could|never|nearly|almost|hope|can|until|unless|they|their|had|last)$/.test(
            t.text,
          ),
      )
  )
    return false;
  return (
    label ||
    at < 0 ||
    OWN.test(tokens[at]?.text ?? '') ||
    tokens[at]?.kind === 'anchor' ||
    tokens[at]?.kind === 'punct' ||
    tokens[at]?.kind === 'date'
  );
}

/** Where "and came in at $92k", "(actual: $92k)" tells what it became; 0 without. */
function cameIn(
  tokens: readonly Token[],
  from: number,
  field: MetricField,
  context: DocumentContext,
): number {
  for (let i = from + 1; i < tokens.length && i < from + REACH; i++) {
    const text = tokens[i]?.text ?? '';
    if (!ENDED.test(text) && !NOW.test(text)) continue;
    let at = i + 1;
    while (at < i + 7 && (LED.test(tokens[at]?.text ?? '') || tokens[at]?.kind === 'date')) at++;
    if (tokens[at]?.kind !== 'number') continue;
    return measure(tokens, at, field, context) === null ? 0 : at;
  }
  return 0;
}

/** "KR1: Reach $1M ARR (currently $870k)", "ARR $2.0M -> actual $1.84M": where it stands beside the goal. */
export function readGoalStatus(sentence: Sentence, context: DocumentContext): Candidate | null {
  const { tokens } = sentence;
  const now = tokens.findIndex((t, i) => i > 1 && NOW.test(t.text));
  if (now < 0 || !/^(?:\(|,|–|—|-|→|->|=>|\||;|:)$/.test(tokens[now - 1]?.text ?? '')) return null;
  // "MRR $48k at month end (today $50k)" sets no goal.
  const plain = !OUTCOME.test(tokens[now]?.text ?? '') && !setsGoal(sentence, now);
  // "Gross margin 80% (now at 76%)" may be a goal, or the last value.
  const unit = /^(?:months?|mos?|mths?|people|employees|ftes?)$/.test(tokens[now - 2]?.text ?? '');
  const beside =
    tokens[now - 1]?.text === '(' && tokens[unit ? now - 3 : now - 2]?.kind === 'number';
  if (plain && !(beside && /^(?:now|currently|current)$/.test(tokens[now]?.text ?? '')))
    return null;
  let at = now + 1;
  while (at < now + 4 && /^(?:at|:|is|=|about|around|~)$/.test(tokens[at]?.text ?? '')) at++;
  const planned = tokens.findIndex(
    (t, i) => i < now && t.kind === 'number' && t.number.kind !== 'multiple',
  );
  const field = goalField(tokens, 0, now);
  if (field === null || tokens[at]?.kind !== 'number') return null;
  if (tokens.slice(0, now).some(isOtherMeasure)) return null;
  if (
    !tokens
      .slice(0, now)
      .some((t, i) => t.kind === 'number' && measure(tokens, i, field, context) !== null)
  )
    return null;
  if (
    planned < 0 ||
    tokens.slice(0, now).some((t, i) => OTHER_KIND.test(t.text) && !isMonthly(tokens, i))
  )
    return null;
  const read = measure(tokens, at, field, context);
  const behind = read === null ? undefined : tokens[read.next];
  if (read === null || NO_VALUE.test(behind?.text ?? '')) return null;
  // "result $1.31M (1.0)"
  const scored = behind?.kind === 'number' && behind.text.startsWith('(');
  const ends = behind === undefined || behind.kind === 'punct' || scored;
  // "Cash $2.0M (now $4.4M after the tranche)"
  const since =
    plain && /^(?:after|with|since|following|thanks|because|due)$/.test(behind?.text ?? '');
  if (!ends && !since && fieldOf(behind) !== field) return null;
  const status = link(at, at, 'goal-status', 0.8);
  const found = buildCandidate(sentence, status, field, false, context);
  return found === null || !plain ? found : { ...found, doubt: 'range' };
}

const OTHER_KIND = /^(?:new|net|added|customers?|from-to|per|each)$/;

/** "$210k per month" is of all, "per seat" of one. */
const isMonthly = (tokens: readonly Token[], at: number) =>
  /^(?:per|each)$/.test(tokens[at]?.text ?? '') &&
  /^(?:month|mo)$/.test(tokens[at + 1]?.text ?? '');

const OUTCOME =
  /^(?:actual|actually|actuals|status|achieved|delivered|reached|landed|ended|finished|results?)$/;
const WANTS =
  /^(?:reach|get|grow|increase|scale|take|bring|push|raise|improve|achieve|exceed|cross|hire|krs?\d?|o\d)$/;

const setsGoal = ({ tokens, goal }: Sentence, now: number) =>
  goal.slice(0, now).some(Boolean) || tokens.slice(0, 5).some((t) => WANTS.test(t.text));

/** "Increase ACV to $30k ARR": another measure, not the whole. */
const isOtherMeasure = (token: Token) =>
  token.kind === 'anchor' && token.anchor === 'decoy' && !GOAL.test(token.text);
