import type { Token } from '../tokens/tokenize';
import type { MetricField } from '../types';
import type { Candidate, DocumentContext } from './candidate';
import { fundsOperations } from './funds-operations';
import { measure, type Measure } from './measure';
import {
  endDate,
  endsWith,
  isBankLeft,
  isCountedYear,
  isEndedAt,
  isInPocket,
  isLeaving,
  isLeftBeside,
  isLeftFor,
  isOnHand,
  monthsBehind,
  namesBurn,
  namesCash,
  OTHERS,
} from './money-left';
import {
  besideCash,
  isAtRate,
  isWhatFollows,
  lasts,
  liesAhead,
  remains,
  weHave,
} from './reserve-months';
import type { Sentence } from './sentences';
import { isThere } from './there-is';
import { bound, governorIndex, isFormer } from './surroundings';

const OWN = /^(?:we|we've|us|company|it|still|have|has|hold|our|money|which|that)$/;

/**
 * What a company has and how far it goes, without the usual names: "we have $700k left", "enough
 * for 19 months", "$1.4M / 18 months", "we spend $80k a month".
 * @param known what other rules found in the sentence
 */
export function readReserves(
  { tokens, goal }: Sentence,
  context: DocumentContext,
  known: readonly Candidate[],
): Candidate[] {
  const found: Candidate[] = [];
  const has = (field: MetricField) =>
    known.some((c) => c.field === field) || found.some((c) => c.field === field);
  tokens.forEach((token, i) => {
    if (token.kind !== 'number') return;
    const cash = goal[i] === true ? null : measure(tokens, i, 'cashOnHandUsd', context);
    if (cash !== null && cash.doubt !== 'unit' && bound(tokens, i) !== 'short') {
      if (!has('cashOnHandUsd') && isLeft(tokens, i, cash))
        found.push({
          ...candidate(tokens, 'cashOnHandUsd', i, cash, 'left'),
          date: endDate(tokens, i),
        });
      if (!has('burnMonthlyUsd') && isSpentMonthly(tokens, i, cash))
        found.push(candidate(tokens, 'burnMonthlyUsd', i, cash, 'spent'));
    }
    // "1.2M left" is money, no months.
    if (found.some((c) => c.field === 'cashOnHandUsd' && c.start === token.start)) return;
    const months = measure(tokens, i, 'runwayMonths', context);
    if (months === null || months.doubt !== null || has('runwayMonths')) return;
    const left = found.find((c) => c.field === 'cashOnHandUsd');
    const behind = tokens.findIndex((t) => t.end === left?.end) + 1;
    if (left !== undefined && monthsBehind(tokens, behind) === i) {
      found.push(candidate(tokens, 'runwayMonths', i, months, 'lasts'));
      return;
    }
    const spoken =
      has('cashOnHandUsd') ||
      tokens
        .slice(0, i)
        .some((t) => namesCash(t) || namesBurn(t) || /^(?:funded|money)$/.test(t.text));
    if (
      (((lasts(tokens, i) && !followsPlan(tokens, goal, i)) ||
        isAtRate(tokens, i) ||
        isWhatFollows(tokens, i, months) ||
        remains(tokens, i, months) ||
        weHave(tokens, i, months)) &&
        spoken) ||
      fundsOperations(tokens, i) ||
      (isCountedYear(tokens, i, months.next) && (spoken || has('burnMonthlyUsd'))) ||
      (goal[i] !== true && (besideCash(tokens, i, months, known) || liesAhead(tokens, i, months)))
    )
      found.push(candidate(tokens, 'runwayMonths', i, months, 'lasts'));
  });
  return found;
}

function candidate(
  tokens: readonly Token[],
  field: MetricField,
  at: number,
  read: Measure,
  rule: string,
): Candidate {
  const start = tokens[at]?.start ?? 0;
  return {
    field,
    value: read.value,
    step: read.step,
    atLeast: bound(tokens, at) === 'least',
    ruleId: `metric.${field}.${rule}`,
    confidence: 0.75,
    date: null,
    doubt: read.doubt,
    gross: false,
    start,
    end: tokens[Math.min(read.next, tokens.length) - 1]?.end ?? start,
  };
}

/** "Burn will fall to $90k, which leaves us with 20 months": what would come of a plan. */
function followsPlan(tokens: readonly Token[], goal: readonly boolean[], at: number): boolean {
  const which = tokens.findLastIndex((t, i) => i < at && t.text === 'which');
  const amounts = goal.filter((_, i) => i < which && tokens[i]?.kind === 'number');
  // "burn was $142k against a budget of $160k": one of them is no plan.
  return at - which < 8 && amounts.length > 0 && amounts.every(Boolean);
}

/** "we have $700k left", "we still have $2.6M, enough for …". */
function isLeft(tokens: readonly Token[], at: number, read: Measure): boolean {
  const governor = governorIndex(tokens, at);
  if (governor < 0 && isBankLeft(tokens, read.next)) return true;
  // "340k left": a line of its own
  const number = tokens[at];
  if (
    at === 0 &&
    tokens.length === 2 &&
    /^(?:left|remains)$/.test(tokens[1]?.text ?? '') &&
    number?.kind === 'number' &&
    number.number.scaled
  )
    return true;
  if (endsWith(tokens, governor, at) || isInPocket(tokens, governor)) return true;
  if (isThere(tokens, governor, read.next) || isLeftBeside(tokens, at, read)) return true;
  if (isLeaving(tokens, governor, read.next) || isOnHand(tokens, governor, read.next)) return true;
  if (isEndedAt(tokens, governor, read.next)) return true;
  if (at === 0 && isLeftFor(tokens, read.next)) return true;
  // "We're sitting on $4.7M, that's 29 months."
  if (tokens[governor]?.text === 'on' && tokens[governor - 1]?.text === 'sitting')
    return monthsBehind(tokens, read.next) !== null;
  if (!/^(?:have|has|hold|held|holding|with|we've|got|of)$/.test(tokens[governor]?.text ?? ''))
    return false;
  const near = tokens.slice(Math.max(0, governor - 4), governor + 1);
  // "We burned $37k and ended July with $415k": who ended it stands further back.
  const ended = near.some((t) => /^(?:ended|closed|finished)$/.test(t.text));
  const before = ended ? tokens.slice(0, governor + 1) : near;
  if (!before.some((t) => OWN.test(t.text)) || before.some((t) => OTHERS.test(t.text)))
    return false;
  if (isFormer(tokens, read.next, read.next + 4, true)) return false;
  const behind = tokens.slice(read.next, read.next + 3).map((t) => t.text);
  const words = behind.join(' ');
  return (
    (/^(?:left|remaining|to spend)(?:$| [,.)]| and| which| in the (?:bank|tank))/.test(words) &&
      !/^(?:left|remaining) (?:to|on|in the (?:pipeline|round|budget))/.test(words)) ||
    /^(?:, |\( ?|- |– |— |which is )?(?:which )?(?:is )?enough (?:for|to)/.test(words) ||
    monthsBehind(tokens, read.next) !== null ||
    /^in (?:mercury|brex|svb)(?:$| [.,;)]| and)/.test(words) ||
    // "We have $270k and burn $39k a month"
    (/^(?:have|has)$/.test(tokens[governor]?.text ?? '') &&
      /^(?:we|company)$/.test(tokens[governor - 1]?.text ?? '') &&
      /^and (?:are )?(?:burn|burning|spend|lose|use)\b/.test(words)) ||
    // "We consumed $240K a month, and have $8.3M."
    (/^(?:have|has)$/.test(tokens[governor]?.text ?? '') &&
      (words === '' || /^[.;]/.test(words)) &&
      tokens.slice(0, governor).some((t) => namesBurn(t) || namesCash(t))) ||
    // "We had a negative cash flow of $84k and ended with $1.18M."
    (ended &&
      tokens[governor]?.text === 'with' &&
      (words === '' || /^[.;]/.test(words)) &&
      tokens.slice(0, governor).some((t) => namesBurn(t) || namesCash(t) || isCashFlow(t))) ||
    (/^(?:hold|held|holding)$/.test(tokens[governor]?.text ?? '') &&
      (tokens[governor - 1]?.text === 'we' || ended) &&
      (words === '' || /^(?:[,.;]|and (?:lose|burn|spend|use)\b)/.test(words)))
  );
}

const isCashFlow = (token: Token) =>
  token.kind === 'anchor' && /^(?:cash ?flows?|cash (?:out|in)flows?)$/.test(token.text);

/** "we spend $80k a month", "used an average of $520k per month": on everything, net of nothing. */
function isSpentMonthly(tokens: readonly Token[], at: number, read: Measure): boolean {
  const governor = governorIndex(tokens, at);
  let verb = governor;
  while (
    verb > 0 &&
    verb > governor - 3 &&
    /^(?:average|an|a|of|on|net|average of)$/.test(tokens[verb]?.text ?? '')
  )
    verb--;
  // "A year ago we were spending $790K a month."
  if (isFormer(tokens, 0, at)) return false;
  const netBefore = tokens.slice(verb + 1, at).some((t) => t.text === 'net');
  // "we consumed $1.86M net, or $620K per month"
  if (tokens[verb]?.text === 'or') {
    const former = tokens.findLastIndex(
      (t, i) => i < verb && /^(?:spent|used|consumed)$/.test(t.text),
    );
    if (former > 0 && verb - former < 8 && tokens[verb - 1]?.text === ',') verb = former;
  }
  if (
    !/^(?:spend|spent|used|use|consumed|consume|spending|using|consuming)$/.test(
      tokens[verb]?.text ?? '',
    ) &&
    !losesMonthly(tokens, verb, read.next) &&
    // "we go through $21k a month"
    !(
      tokens[verb]?.text === 'through' &&
      /^(?:go|going|went|gone)$/.test(tokens[verb - 1]?.text ?? '')
    )
  )
    return false;
  const net = netBefore || tokens[read.next]?.text === 'net';
  if (net && /^(?:spent|used)$/.test(tokens[verb]?.text ?? ''))
    return !tokens.some(
      // "so roughly a year of runway" tells how far the cash goes.
      (t, i) =>
        /^(?:quarters?|years?|q[1-4]|half|half-year|h[12]|months)$/.test(t.text) &&
        !/^(?:of|left|a)$/.test(tokens[i + 1]?.text ?? '') &&
        // "(12 months)"
        !(t.text === 'months' && !isOver(tokens, i)),
    );
  // "We have $1.9M left and are spending $105k/month": the subject stands before "and".
  const joined = tokens[/^(?:are|now)$/.test(tokens[verb - 1]?.text ?? '') ? verb - 2 : verb - 1];
  const far =
    joined?.text === 'and' || /^(?:through|lose|losing)$/.test(tokens[verb]?.text ?? '') ? 9 : 3;
  // "We finished with $11M, having used $410k a month"
  const having = tokens[verb - 1]?.text === 'having' && tokens[0]?.text === 'we';
  const owner = tokens.slice(Math.max(0, verb - far), verb);
  if (!having && !owner.some((t) => /^(?:we|we're|we've|company)$/.test(t.text))) return false;
  const words = tokens
    .slice(read.next, read.next + 8)
    .map((t) => t.text)
    .join(' ')
    .replace(/^net (?:of (?:our )?(?:revenues?|receipts|collections|income|sales) )?/, '')
    .replace(/^(?:of |in )?cash /, '');
  return /^(?:\/ (?:mo|month)|(?:per|a|each|every|by) month|monthly)\b(?! (?:on|for)\b)/.test(
    words,
  );
}

/** "over the last six months" */
const isOver = (tokens: readonly Token[], months: number) =>
  tokens
    .slice(Math.max(0, months - 4), months)
    .some((t) => /^(?:over|in|during|across|within)$/.test(t.text));

/** "we lose $52K a month": of nothing but money. */
const losesMonthly = (tokens: readonly Token[], verb: number, next: number) =>
  /^(?:lose|losing)$/.test(tokens[verb]?.text ?? '') &&
  /^(?:(?:(?:a|per|each|every) month|monthly)(?: at (?:the|this|our) \w+)?|\/ (?:mo|month))(?:$| ?[.,:;)–—]| and\b)/.test(
    tokens
      .slice(next, next + 6)
      .map((t) => t.text)
      .join(' '),
  ) &&
  !tokens.some((t) => /^(?:mrr|arr|churn|customers?|revenue|contracts?)$/.test(t.text));
