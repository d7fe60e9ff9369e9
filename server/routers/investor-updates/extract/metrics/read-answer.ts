import type { Token } from '../tokens/tokenize';
import type { MetricField } from '../types';
import { buildCandidate } from './build';
import type { Candidate, DocumentContext } from './candidate';
import { link } from './link';
import { measure } from './measure';
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
const MAX_QUESTION = 14;
const MAX_LEAD = 6;

/** "Q: How much cash do we have?" before "A: $2.1M": what the question names and the answer tells. */
export function readAnswer(
  question: Sentence | undefined,
  answer: Sentence,
  masked: string,
  context: DocumentContext,
): Candidate | null {
  const marked = /^(?:a|answer|re)$/.test(answer.tokens[0]?.text ?? '');
  const from = marked && answer.tokens[1]?.text === ':' ? 2 : 0;
  const field = question === undefined ? null : askedField(question, masked, from > 0);
  if (field === null) return null;
  const { tokens, goal } = answer;
  const at = tokens.findIndex((t, i) => i >= from && t.kind === 'number');
  if (at < 0 || at > from + MAX_LEAD || goal[at] === true) return null;
  if (!tokens.slice(from, at).every((t) => OPENS.test(t.text))) return null;
  const read = measure(tokens, at, field, context, true);
  const behind = read === null ? undefined : tokens[read.next];
  if (read === null || !(behind === undefined || isOwn(behind, field))) return null;
  return buildCandidate(answer, link(at, at, 'answer', 0.85), field, false, context);
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

/** The one metric of now that a question asks after. */
function askedField(
  { tokens, goal }: Sentence,
  masked: string,
  marked: boolean,
): MetricField | null {
  const end = tokens.at(-1)?.end ?? 0;
  if (!/^\s{0,2}\?/.test(masked.slice(end, end + 3)) || tokens.length > MAX_QUESTION) return null;
  const from = /^(?:q|question)\d?$/.test(tokens[0]?.text ?? '') ? 2 : 0;
  const asked = tokens.slice(from);
  if (goal.some(Boolean) || asked.some((t) => NO_LEVEL.test(t.text) || t.kind === 'number'))
    return null;
  const own = asked.some((t) => OURS.test(t.text)) || asked.every(isPlain);
  if (!own || !(marked || from > 0 || ASKS.test(asked[0]?.text ?? ''))) return null;
  const fields = new Set(
    asked.flatMap((t) => {
      const field = fieldOf(t);
      return t.kind === 'anchor' && !/^(?:the |our )?(?:team|staff)$/.test(t.text) ? [field] : [];
    }),
  );
  // "How much cash do you burn?"
  if (fields.size === 2 && fields.has('burnMonthlyUsd')) fields.delete('cashOnHandUsd');
  const [field = null] = fields;
  if (fields.size === 1) return field;
  const words = asked.map((t) => t.text).join(' ');
  return fields.size === 0 && HOW_MANY.test(words) ? 'headcount' : null;
}

/** "How big is the team?", "How many are we?" */
const HOW_MANY =
  /^how (?:big is (?:the|our|your) team|many (?:are we|are you|of (?:us|you)|are on the team))\b/;
