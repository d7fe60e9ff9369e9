import type { Token } from '../tokens/tokenize';
import type { MetricField } from '../types';
import { buildCandidate } from './build';
import type { Candidate, DocumentContext } from './candidate';
import { link } from './link';
import { measure } from './measure';
import { listValues } from './paired-lists';
import { fieldOf } from './read-pairs';
import type { Sentence } from './sentences';

const ASKS = /^(?:what|what's|whats|how|where|how's)$/;
const OURS = /^(?:we|we're|you|you're|our|your|us|team|company|i|business|left|remaining|now)$/;
/** Words of a question without a subject: "How long is the runway?" */
const PLAIN =
  /^(?:what|what's|whats|how|how's|where|much|many|long|is|are|the|of|current|currently|today|at|stand|stands|month|monthly|total|big|do|does|left|remaining|look|looking|and|so)$/;
const NO_LEVEL =
  /^(?:growth|grow|grew|growing|change|changed|add|added|raise|raised|raising|need|spend|spent|target|goal|plan|planned|last|next|new|per|each|customer|customers|hire|hires|hired|hiring|churn|competitors?|their|they|he|she)$/;
const OPENS =
  /^(?:about|around|roughly|approximately|just|over|we|we're|have|are|is|it's|it|at|currently|now|today|still|a|an|the|some|net|gross|:|~)$/;
const CLOSES =
  /^(?:\.|,|\(|–|—|-|;|:|a|per|\/|in|at|as|on|and|up|down|now|today|currently|left|months?|mos?|people|total|of|vs|from|with|which|so|but|monthly|net|gross|including|incl|plus)$/;
/** "each month" is no share of a customer. */
const isNoLevel = (asked: readonly Token[], at: number) =>
  NO_LEVEL.test(asked[at]?.text ?? '') &&
  !(
    /^(?:each|per)$/.test(asked[at]?.text ?? '') && /^(?:month|mo)$/.test(asked[at + 1]?.text ?? '')
  );

const MAX_QUESTION = 14;
const MAX_LEAD = 6;

/** "Q: How much cash do we have?" before "A: $2.1M": what the question names and the answer tells. */
export function readAnswer(
  question: Sentence | undefined,
  answer: Sentence,
  masked: string,
  context: DocumentContext,
): Candidate[] {
  const marked = /^(?:a|answer|re)$/.test(answer.tokens[0]?.text ?? '');
  const from = marked && /^[:.]$/.test(answer.tokens[1]?.text ?? '') ? 2 : 0;
  const fields = question === undefined ? [] : askedFields(question, masked, from > 0);
  const [field] = fields;
  if (field === undefined) return [];
  const { tokens, goal } = answer;
  const at = tokens.findIndex((t, i) => i >= from && t.kind === 'number');
  if (at < 0 || at > from + MAX_LEAD || goal[at] === true) return [];
  if (!tokens.slice(from, at).every((t) => OPENS.test(t.text))) return [];
  if (fields.length > 1) return readEach(answer, at, fields, context);
  const read = measure(tokens, at, field, context, true);
  const behind = read === null ? undefined : tokens[read.next];
  if (read === null || !(behind === undefined || isOwn(behind, field))) return [];
  const bare = from === 0 && question !== undefined && isBare(question.tokens);
  if (bare && behind !== undefined && behind.text !== '.') return [];
  const found = buildCandidate(answer, link(at, at, 'answer', 0.85), field, false, context);
  return found === null ? [] : [found];
}

/** "Q: Current ARR and runway? A: $2.4M and 19 months.": as many values as were asked for, in their order. */
function readEach(
  answer: Sentence,
  from: number,
  fields: readonly MetricField[],
  context: DocumentContext,
): Candidate[] {
  const { tokens, goal } = answer;
  const values = listValues(tokens, from, fields.length);
  const fits = values.every(({ at }, i) => {
    const field = fields[i];
    return (
      field !== undefined && goal[at] !== true && measure(tokens, at, field, context, true) !== null
    );
  });
  if (values.length !== fields.length || !fits) return [];
  return values.flatMap(({ at }, i) => {
    const field = fields[i];
    if (field === undefined) return [];
    const found = buildCandidate(answer, link(at, at, 'answer', 0.85), field, false, context);
    return found === null ? [] : [found];
  });
}

const isOwn = (token: Token, field: MetricField) =>
  token.kind === 'date' || fieldOf(token) === field || CLOSES.test(token.text);

const isPlain = (token: Token) => fieldOf(token) !== null || PLAIN.test(token.text);

const SUPPOSES =
  /^(?:would|could|should|might|if|need|needs|needed|take|takes|target|goal|plan|planned|expect|expected|forecast|ideal|ideally|hope|want|wanted|next)$/;

/** "What would it take to get to $1M ARR?": its answer tells nothing of the company as it is. */
export function isSupposedAnswer(question: Sentence | undefined, { tokens }: Sentence): boolean {
  const marked = /^(?:a|answer)$/.test(tokens[0]?.text ?? '') && tokens[1]?.text === ':';
  const asked = question?.tokens ?? [];
  const names = asked.filter((t) => t.kind === 'anchor');
  // "How big is the sales team?": a number alone is of what was asked.
  const others = names.length > 0 && names.every((t) => fieldOf(t) === null);
  if (marked && others && tokens[2]?.kind === 'number') return true;
  return (
    marked &&
    /^(?:q|question)\d?$/.test(asked[0]?.text ?? '') &&
    asked.some((t) => SUPPOSES.test(t.text)) &&
    !tokens.some((t) => /^(?:currently|today|now|we're|have)$/.test(t.text))
  );
}

/** The metrics of now that a question asks after. */
function askedFields(
  { tokens, goal }: Sentence,
  masked: string,
  marked: boolean,
): readonly MetricField[] {
  const end = tokens.at(-1)?.end ?? 0;
  if (!/^\s{0,2}\?/.test(masked.slice(end, end + 3)) || tokens.length > MAX_QUESTION) return [];
  const from = /^(?:q|question)\d?$/.test(tokens[0]?.text ?? '') ? 2 : 0;
  const asked = tokens.slice(from);
  if (goal.some(Boolean) || asked.some((t, i) => isNoLevel(asked, i) || t.kind === 'number'))
    return [];
  const own = asked.some((t) => OURS.test(t.text)) || asked.every(isPlain);
  if (!own || !(marked || from > 0 || asksOpenly(asked))) return [];
  const fields = new Set(
    asked.flatMap((t) => {
      const field = fieldOf(t);
      if (t.kind !== 'anchor' || /^(?:the |our )?(?:team|staff)$/.test(t.text)) return [];
      return [field];
    }),
  );
  // "How much cash do you burn?"
  const joined = asked.some((t) => /^(?:and|&|,|\/)$/.test(t.text));
  if (fields.size === 2 && fields.has('burnMonthlyUsd') && !joined) fields.delete('cashOnHandUsd');
  if (fields.size > 0) {
    const named = [...fields].filter((field) => field !== null);
    return named.length === fields.size ? named : [];
  }
  const words = asked.map((t) => t.text).join(' ');
  return HOW_MANY.test(words) ? ['headcount'] : [];
}

/** "What is the burn?", "And cash?" */
const asksOpenly = (asked: readonly Token[]): boolean =>
  ASKS.test(asked[0]?.text ?? '') || isBare(asked);

/** "And cash?": the name alone, which heads its answer. */
const isBare = (asked: readonly Token[]): boolean => {
  const first = /^(?:and|so)$/.test(asked[0]?.text ?? '') ? 1 : 0;
  const named = asked.slice(first).filter((t) => !/^(?:the|your|our|current)$/.test(t.text));
  return named.length === 1 && named.every((t) => fieldOf(t) !== null);
};

/** "How big is the team?", "How many are we?" */
const HOW_MANY =
  /^how (?:big is (?:the|our|your) team|many (?:are we|are you|of (?:us|you)|are on the team))\b/;
