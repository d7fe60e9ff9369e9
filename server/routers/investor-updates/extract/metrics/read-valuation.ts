import type { Token } from '../tokens/tokenize';
import type { Candidate, DocumentContext, Doubt } from './candidate';
import { measure } from './measure';
import type { Sentence } from './sentences';
import { bound } from './surroundings';

const CLOSED =
  /^(?:closed|raised|completed|led|priced|done|finished|announced|close|closing|round|financing|series|marked|post-close|finalized|secured|wrapped|signed|oversubscribed|valuing|valued|tender|secondary|bridge|seed|extension|last|safe|safes|note|notes|marks|mark|holding|carrying|fair|implies|implied|implying|cap|valuation)$/;
const IMPLIED =
  /^(?:implies|implied|implying|cap|caps|capped|tender|secondary|safe|safes|note|notes|convertible|uncapped|valuation cap|post-money cap|post money cap|val cap|safe cap|post-money safe cap)$/;
const OPEN_ROUND =
  /^(?:raising|seeking|targeting|kicked|kickoff|exploring|considering|discussing|discussions?|negotiations?|draft|offers?|offered|term|sheet|sheets|negotiating|propose[sd]?|talks|pitching|circled|would|if|will|expect|hope|competitor|competitors|rivals?|peers?|mentioned|suggested|floated|hinted|principle|last-year)$/;
const FIELDS = { implied: 'postMoneyImpliedUsd', marked: 'postMoneyMarkedUsd' } as const;

/** Post-money valuations and revenue multiples of a closed or marked round. */
export function readValuations(
  sentences: readonly Sentence[],
  context: DocumentContext,
): Candidate[] {
  const found: Candidate[] = [];
  if (!sentences.some((s) => s.tokens.some(mayValue))) return found;
  const paragraph = sentences.flatMap((s) => s.tokens);
  for (const [order, sentence] of sentences.entries()) {
    if (!sentence.tokens.some(mayValue)) continue;
    if (isOfOpenRound(sentence, sentences[order - 1])) continue;
    for (let i = 0; i < sentence.tokens.length; i++) {
      if (sentence.goal[i] === true) continue;
      const value = readPostMoney(sentence.tokens, i, context);
      if (value !== null) found.push(value);
      const multiple = readMultiple(sentence.tokens, i, paragraph);
      if (multiple !== null) found.push(multiple);
    }
  }
  return found;
}

const DONE =
  /^(?:closed|raised|completed|done|finished|signed|secured|wrapped|finalized|wired|received|invested|marked|mark|marks)$/;

/** "Next: a bridge (SAFE, $5M cap)", "Three of you said yes in principle. On a $3.5M cap.": terms of a round to come. */
function isOfOpenRound({ tokens }: Sentence, before: Sentence | undefined): boolean {
  const open = (of: readonly Token[]) => of.some((t) => OPEN_ROUND.test(t.text)) || isOpened(of);
  const [first, mark] = tokens;
  if (/^(?:next|upcoming|planned)$/.test(first?.text ?? '') && mark?.text === ':') return true;
  const settled = tokens.some((t) => DONE.test(t.text));
  return open(tokens) || (!settled && before !== undefined && open(before.tokens));
}

/** "We have opened a $2M SAFE": its cap is a term offered until somebody has signed. */
const isOpened = (tokens: readonly Token[]) =>
  tokens.some((t) => /^(?:open|opened|opening|launched|launching|available|room)$/.test(t.text)) &&
  (tokens.some((t) => /^(?:safes?|notes?|convertible|bridge)$/.test(t.text)) ||
    // "a $3M round at a $20M cap"
    tokens.some((t) => t.kind === 'anchor' && t.anchor === 'cap')) &&
  !tokens.some((t) =>
    /^(?:signed|wired|closed|raised|papered|countersigned|received|executed)$/.test(t.text),
  );

/** A valuation has its name, a multiple its "x": a cheap first test. */
const mayValue = (token: Token) =>
  token.kind === 'anchor'
    ? /^(?:preMoney|cap|postMoneyMarkedUsd)$/.test(token.anchor)
    : token.kind === 'number' && token.number.kind === 'multiple';

/** What else has a cap: "insurance with a $5M cap", "the salary cap". */
const CAPPED =
  /^(?:insurance|insured|liability|liabilities|coverage|policy|indemnity|indemnification|d&o|salary|salaries|wages?|spend|spending|budget|market|damages|claims?)$/;

interface Naming {
  anchor: Token;
  kind: 'post' | 'plain' | 'pre';
}

function readPostMoney(
  tokens: readonly Token[],
  at: number,
  context: DocumentContext,
): Candidate | null {
  const number = tokens[at];
  const read = measure(tokens, at, 'postMoneyMarkedUsd', context);
  if (number?.kind !== 'number' || read === null || read.value < 100_000) return null;
  const naming = nameBehind(tokens, read.next) ?? nameBefore(tokens, at);
  if (naming === null) return null;
  if (naming.anchor.text === 'cap' && tokens.some((t) => CAPPED.test(t.text))) return null;
  const others = tokens.filter(
    (t) => CLOSED.test(t.text) || (t.kind === 'anchor' && /^(?:post|cap)/.test(t.anchor)),
  );
  if (others.length === 0) return null;
  const window = tokens.slice(Math.max(0, at - 14), at + 8);
  const implied = window.some((t) => IMPLIED.test(t.text));
  const marked = tokens.some((t) => /^(?:marked|mark|marks|carrying|fair)$/.test(t.text));
  const stated = naming.kind === 'post' || implied || marked;
  const limit = bound(tokens, at);
  let doubt: Doubt | null = read.doubt ?? (limit === 'short' ? 'short' : null);
  if (naming.kind === 'pre') doubt = 'preMoney';
  else if (!stated) doubt ??= 'valuation';
  return {
    field: implied && !marked ? FIELDS.implied : FIELDS.marked,
    value: read.value,
    step: read.step,
    atLeast: limit === 'least',
    ruleId: `metric.postMoney.${naming.kind}`,
    confidence: naming.kind === 'post' ? 0.9 : 0.75,
    date: null,
    doubt,
    gross: false,
    start: Math.min(number.start, naming.anchor.start),
    end: Math.max(number.end, naming.anchor.end),
  };
}

function naming(token: Token | undefined): Naming | null {
  if (token?.kind !== 'anchor') return null;
  if (token.anchor === 'preMoney')
    return token.text.startsWith('409') ? null : { anchor: token, kind: 'pre' };
  if (token.anchor === 'cap') return { anchor: token, kind: 'post' };
  if (token.anchor !== 'postMoneyMarkedUsd') return null;
  return { anchor: token, kind: token.text.includes('post') ? 'post' : 'plain' };
}

/** "$48M post-money valuation", "$22M post", "$14M cap". */
function nameBehind(tokens: readonly Token[], from: number): Naming | null {
  for (let i = from; i < tokens.length && i < from + 3; i++) {
    const name = naming(tokens[i]);
    // "$18M (post: $22M)": the name of the next one.
    const labels = /^[:=]$/.test(tokens[i + 1]?.text ?? '') && tokens[i + 2]?.kind === 'number';
    if (name !== null) return labels ? null : name;
    if (!/^(?:\(|-|valuation|usd|fully|diluted|safe)$/.test(tokens[i]?.text ?? '')) return null;
  }
  return null;
}

/** "post-money valuation of $48M", "valued at $48M", "Post-money: $48M". */
function nameBefore(tokens: readonly Token[], at: number): Naming | null {
  for (let i = at - 1; i >= 0 && i > at - 10; i--) {
    const name = naming(tokens[i]);
    if (name !== null) return name;
    if (
      !/^(?:of|at|is|was|:|=|-|–|→|the|company|us|now|around|about|approximately|roughly|over|~|\(|\)|to|a|came|in|remains|stands|for|firm|business|valuation|marked|implied|last|latest|round|series|seed|priced|financing|usd|[a-f])$/.test(
        tokens[i]?.text ?? '',
      )
    )
      return null;
  }
  return null;
}

const MULTIPLE_OF =
  /^(?:arr|revenue|revenues|ntm|ltm|forward|trailing|sales|recurring|run-rate|run rate|current|annual recurring revenue|net revenue|annual revenue)$/;
const ROUND =
  /^(?:priced|valuation|multiple|multiples|round|implies|implied|valued|valuing|post|post-money|tender|series|post-money valuation|postmoney|arr multiple|revenue multiple)$/;

/** Others' multiples: "the median multiple is 5.1x revenue". */
const MARKET =
  /^(?:sector|median|comps|comparables|comparable|public|trade|trades|traded|trading|peers|industry|market|average|listed)$/;

function readMultiple(
  tokens: readonly Token[],
  at: number,
  paragraph: readonly Token[],
): Candidate | null {
  const token = tokens[at];
  if (token?.kind !== 'number' || token.number.kind !== 'multiple' || token.number.value > 500)
    return null;
  const behind = tokens[at + 1];
  const named =
    MULTIPLE_OF.test(behind?.text ?? '') &&
    !/^(?:growth|per|over|year|yoy)$/.test(tokens[at + 2]?.text ?? '');
  const before = tokens.slice(Math.max(0, at - 8), at);
  const labelled = before.some(
    (t, i) =>
      /multiple/.test(t.text) && t.text !== 'burn multiple' && before[i - 1]?.text !== 'burn',
  );
  if (!named && !labelled) return null;
  if (/^(?:our|grew|up|increased|from)$/.test(tokens[at - 1]?.text ?? '')) return null;
  if (!paragraph.some((t) => ROUND.test(t.text)) || tokens.some((t) => MARKET.test(t.text)))
    return null;
  const end = named ? behind : token;
  return {
    field: 'lastRoundRevenueMultiple',
    value: token.number.value,
    step: token.number.step,
    atLeast: false,
    ruleId: 'metric.lastRoundRevenueMultiple',
    confidence: 0.8,
    date: null,
    doubt: bound(tokens, at) === 'short' ? 'short' : null,
    gross: false,
    start: token.start,
    end: end?.end ?? token.end,
  };
}
