import type { Token } from '../tokens/tokenize';
import { SEGMENT } from './parts';
import { DELTA_BEFORE, FACT_VERBS, GOAL_WORDS, NEW_PLACE, PRIOR_BEFORE } from './cues';

/** How a label stands beside its amount: "in Berlin", "(SVB)", "SaaS". */
export type LabelShape = 'behind' | 'bracket' | 'plain' | 'front';

const PLACED = /^(?:in|at|for|from|on|with|outside)$/;
/** Words that make an amount the whole, another time's, another kind's or not yet there: no part beside parts. */
const OTHERWISE =
  /^(?:total|totals|whole|net|gross|live|all|in-all|contracted|signed|booked|committed|undrawn|drawn|restricted|available|reserved|pending|pipeline|today|now|end|ends|ended|ending|start|starting|opening|closing|beginning|begin|exit|year|quarter|month|months|week|weeks|day|days|time|last|previous|next|this|that|current|currently|ago|earlier|later|low|high|base|best|worst|case|upside|downside|median|mean|average|avg|run|forma|adjusted|actual|actuals|reported|recurring|subscription|subscriptions|mom|yoy|qoq|ytd|new|newly|additional|extra|expansion|churn|churned|lost|left|joined|hired|hires|offers?|open|roles|full-time|fulltime|part-time|parttime|ft|pt|full|part|fte|ftes|contractor|contractors|freelance|interns?|consultants?|strong|growth|each|per|of|off|which|them|line|facility|debt|loans?|grants?|receivables?|credit|escrow|round|safe|safes|raise|equity|hand|advance|work|works|incl|including|excl|excluding|ex|without|as|or|not|no|about|abt|approx|circa|ca|around|roughly|approximately|got|have|has|just|over|under|only|at least|pilots?|trials?|loi|lois|team|board|respectively|be|been|we|we're|we've|i|it|they)$/;
/** "8 in Paris, 6 remote". */
const AWAY = /^(?:remote|remotely|abroad|elsewhere|offshore|nearshore)$/;
/** "Bookings $320k, revenue $210k, MRR $198k": another measure, not a part. */
const MEASURE =
  /^(?:bookings?|billings?|revenues?|turnover|invoiced|collections|gmv|gtv|tpv|gpv|aum|profit|ebitda|volume)$/;
const MAX_WORDS = 4;

/** The shape of a label beside an amount that makes it one part of a whole; null where it is none. */
export function partShape(words: readonly string[], bracket: boolean): LabelShape | null {
  const placed = PLACED.test(words[0] ?? '');
  const rest = (placed ? words.slice(1) : words).filter(
    (word, i, all) =>
      !/^(?:the|our|an?)$/.test(word) && !(word === 'new' && NEW_PLACE.test(all[i + 1] ?? '')),
  );
  if (rest.length === 0 || rest.length > MAX_WORDS || rest.some(tellsOtherwise)) return null;
  if (!rest.some((word) => /\p{L}/u.test(word))) return null;
  if (!bracket && !placed && rest.length === 1 && MEASURE.test(rest[0] ?? '')) return null;
  if (bracket) return 'bracket';
  return placed || AWAY.test(rest[0] ?? '') ? 'behind' : 'plain';
}

const tellsOtherwise = (word: string) =>
  word === DATE ||
  OTHERWISE.test(word) ||
  DELTA_BEFORE.has(word) ||
  PRIOR_BEFORE.has(word) ||
  GOAL_WORDS.has(word) ||
  FACT_VERBS.has(word) ||
  PLACED.test(word);

/** What stands for a date in a label. */
export const DATE = '#date';

/** "total $80k", "$80k in all", "together $80k". */
export const SUMS_UP =
  /^(?:total|totals|totaled|totalled|totaling|totalling|together|altogether|combined|overall|sum|all|grand)$/;

/** Words of a label: a treasury or an account is told beside others, though it names the cash too. */
export const isLabelWord = (token: Token): boolean =>
  token.kind === 'word' ||
  (token.kind === 'anchor' &&
    (token.anchor === 'decoy' || /^(?:treasury|bank accounts?)$/.test(token.text)));

/** "US: $1.0M; EU: $0.5M; total: $1.5M": behind the mark the next part, or the whole. */
export function leadsToPart(tokens: readonly Token[], at: number): boolean {
  const [label, mark, amount] = tokens.slice(at + 1, at + 4);
  if (tokens[at - 1]?.kind !== 'number' || label?.kind !== 'word') return false;
  if (!SEGMENT.test(label.text) && !SUMS_UP.test(label.text)) return false;
  return mark?.kind === 'number' || (mark?.text === ':' && amount?.kind === 'number');
}
