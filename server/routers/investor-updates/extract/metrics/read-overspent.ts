import type { Token } from '../tokens/tokenize';
import { buildCandidate } from './build';
import type { Candidate, DocumentContext } from './candidate';
import type { Sentence } from './sentences';

const EARNED = /^(?:earned|made|took|collected|received|brought|invoiced|billed|earn|make|take)$/;

/** "than came in", "than what entered" */
const CAME_IN = /^(?:what (?:entered|came|we)|(?:came|comes|went) in|entered\b)/;

const OUT =
  /(?:^| )(?:money out|cash out|(?:cash )?outflows?|outgoings|spending|spend|(?:cash )?payments|(?:cash )?disbursements|cash spent|money spent|monthly cash out)$/;
const IN =
  /^(?:(?:our|the|total|cash|all) )*(?:money in|cash in|cash-in|inflows?|cash inflows?|income|receipts|cash receipts|collections|cash collections|incomings|takings|what (?:came in|we (?:took|earned|collected|received)(?: in)?)) by(?: about| around| roughly| some)?$/;
const OTHER_SPAN = /^(?:quarter|year|half|week|ytd|far)$/;

/** "Money out exceeded money in by $92k": the burn of that month. */
export function readExceeded(sentence: Sentence, context: DocumentContext): Candidate | null {
  const { tokens, goal } = sentence;
  const verb = tokens.findIndex((t) =>
    /^(?:exceeded|exceeds|outpaced|outran|outstripped|topped)$/.test(t.text),
  );
  const at = tokens.findIndex((t, i) => i > verb && t.kind === 'number');
  if (verb < 1 || at < 0 || at > verb + 7 || goal[verb] === true) return null;
  const words = (from: number, to: number) =>
    tokens
      .slice(from, to)
      .map((t) => t.text)
      .join(' ');
  if (!OUT.test(words(Math.max(0, verb - 3), verb)) || !IN.test(words(verb + 1, at))) return null;
  if (tokens.some((t) => OTHER_SPAN.test(t.text) || isLongDate(t))) return null;
  const link = { anchor: verb, number: at, rule: 'overspent', confidence: 0.75, date: null };
  const found = buildCandidate(sentence, link, 'burnMonthlyUsd', false, context);
  return found === null ? null : { ...found, doubt: found.doubt ?? 'cadence', spanless: true };
}

const isLongDate = (token: Token) =>
  token.kind === 'date' && token.date.grain !== 'month' && token.date.grain !== 'day';

/** "We spent $39,000 more than we earned in February": the burn of that month. */
export function readOverspent(sentence: Sentence, context: DocumentContext): Candidate | null {
  const { tokens, goal } = sentence;
  const spent = tokens.findIndex((t) => /^(?:spent|spend)$/.test(t.text));
  if (spent < 1 || goal[spent] === true || !isOurs(tokens, spent)) return null;
  const at = tokens.findIndex((t, i) => i > spent && t.kind === 'number');
  if (at < 0 || at > spent + 3) return null;
  const [more, than, we, earned] = tokens.slice(at + 1, at + 5).map((t) => t.text);
  const ours = we === 'we' && EARNED.test(earned ?? '');
  const entered = CAME_IN.test(`${we ?? ''} ${earned ?? ''}`);
  if (more !== 'more' || than !== 'than' || !(ours || entered)) return null;
  const rest = tokens.slice(at + 5);
  const monthly =
    rest.some((t) => t.kind === 'date' && t.date.grain === 'month') ||
    rest.some((t) => /^months?$/.test(t.text)) ||
    rest.some((t) => t.kind === 'anchor' && t.anchor === 'burnMonthlyUsd');
  if (tokens.some((t) => /^(?:quarter|year|half|week|ytd|far)$/.test(t.text))) return null;
  const link = { anchor: spent, number: at, rule: 'overspent', confidence: 0.8, date: null };
  const found = buildCandidate(sentence, link, 'burnMonthlyUsd', false, context);
  // Without a time span it is that of the month reported.
  return monthly || found === null ? found : { ...found, doubt: 'cadence', spanless: true };
}

const isOurs = (tokens: readonly Token[], spent: number) =>
  tokens.slice(Math.max(0, spent - 3), spent).some((t) => /^(?:we|we've)$/.test(t.text));

/** "The month cost us $97K on a net basis", "it cost us $164,000 a month, net of what customers paid us". */
export function readNetCost(sentence: Sentence, context: DocumentContext): Candidate | null {
  const { tokens, goal } = sentence;
  const cost = tokens.findIndex((t, i) => t.text === 'cost' && tokens[i + 1]?.text === 'us');
  const at = tokens.findIndex((t, i) => i > cost && t.kind === 'number');
  if (cost < 1 || at < 0 || at > cost + 3 || goal[at] === true) return null;
  const words = tokens.slice(at + 1).map((t) => t.text);
  const net = words.findIndex((word) => word === 'net');
  const monthly = /^(?:a|per|each|every|\/) (?:month|mo)\b/.test(words.slice(0, 2).join(' '));
  const month = tokens
    .slice(0, cost)
    .some((t) => t.text === 'month' || (t.kind === 'date' && t.date.grain === 'month'));
  const subject = tokens[cost - 1];
  const whole =
    subject?.kind === 'date' || /^(?:it|that|this|month|operations)$/.test(subject?.text ?? '');
  if (!whole || /^(?:vat|tax|taxes)$/.test(words[net + 2] ?? '')) return null;
  if (net < 0 || net > 9 || !(monthly || month) || tokens.some((t) => OTHER_SPAN.test(t.text)))
    return null;
  const link = { anchor: cost, number: at, rule: 'net-cost', confidence: 0.75, date: null };
  return buildCandidate(sentence, link, 'burnMonthlyUsd', false, context);
}

const OF_LOSS = /^(?:mrr|arr|churn|customers?|clients?|revenues?|accounts?|contracts?|margin)$/;
const OF_MONTH = /^(?:(?:in|for|during) )?(?:the|this|that) month\b/;

/** "We lost (net) $88k in the month": more went out than came in. */
export function readNetLoss(sentence: Sentence, context: DocumentContext): Candidate | null {
  const { tokens, goal } = sentence;
  const lost = tokens.findIndex((t) => t.text === 'lost');
  const at = tokens.findIndex((t, i) => i > lost && t.kind === 'number');
  if (lost < 1 || tokens[lost - 1]?.text !== 'we' || at > lost + 4 || goal[at] === true)
    return null;
  const between = tokens.slice(lost + 1, at).map((t) => t.text);
  if (!/^\(? ?(?:on a )?net(?: basis)? ?\)?$/.test(between.join(' '))) return null;
  const behind = tokens.slice(at + 1);
  const [, month] = behind;
  const monthly =
    OF_MONTH.test(behind.map((t) => t.text).join(' ')) ||
    (month?.kind === 'date' && month.date.grain === 'month');
  if (!monthly || tokens.some((t) => OF_LOSS.test(t.text))) return null;
  const link = { anchor: lost, number: at, rule: 'net-cost', confidence: 0.75, date: null };
  return buildCandidate(sentence, link, 'burnMonthlyUsd', false, context);
}
