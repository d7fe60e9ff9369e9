import type { Token } from '../tokens/tokenize';
import type { MetricField } from '../types';

/**
 * The last word of an aside between a metric's name and its value: "cash after the round is $11.4M",
 * "MRR from the platform was $96k", "our balance on New Year's Eve was $2M"; 0 without one.
 */
export function pastAside(tokens: readonly Token[], at: number, field: MetricField): number {
  const round = field === 'cashOnHandUsd' ? pastRound(tokens, at) : 0;
  const source = /^[am]rrUsd$/.test(field) ? pastPlatform(tokens, at) : 0;
  const costs = field === 'grossMarginPct' ? pastCosts(tokens, at) : 0;
  const money = field === 'runwayMonths' ? pastNewMoney(tokens, at) || pastBurn(tokens, at) : 0;
  return round || source || costs || money || pastFeast(tokens, at) || pastFraction(tokens, at);
}

/** The last word of "after the round", "following the close"; 0 without one. */
function pastRound(tokens: readonly Token[], at: number): number {
  if (!/^(?:after|following|post|including)$/.test(tokens[at]?.text ?? '')) return 0;
  const end = /^(?:the|our|this)$/.test(tokens[at + 1]?.text ?? '') ? at + 2 : at + 1;
  return /^(?:round|close|closing|raise|financing)$/.test(tokens[end]?.text ?? '') ? end : 0;
}

/** The last word of "from the platform", "from subscriptions": where all of it comes from; 0 without one. */
function pastPlatform(tokens: readonly Token[], at: number): number {
  if (!/^(?:from|on|of)$/.test(tokens[at]?.text ?? '')) return 0;
  const end = /^(?:the|our)$/.test(tokens[at + 1]?.text ?? '') ? at + 2 : at + 1;
  const whole = (i: number) =>
    /^(?:platform|software|subscriptions?|saas|app)$/.test(tokens[i]?.text ?? '');
  // "from platform subscriptions"
  if (/^(?:subscriptions?|licen[cs]es|contracts)$/.test(tokens[end + 1]?.text ?? ''))
    return whole(end) || /^(?:host|recurring|active|paid|all)$/.test(tokens[end]?.text ?? '')
      ? end + 1
      : 0;
  return whole(end) ? end : 0;
}

/** The last word of "after freight", "including hosting costs": what a gross margin bears anyway; 0 without one. */
function pastCosts(tokens: readonly Token[], at: number): number {
  const of = tokens[at]?.text === 'net' && tokens[at + 1]?.text === 'of' ? at + 1 : at;
  if (of === at && !/^(?:after|including)$/.test(tokens[at]?.text ?? '')) return 0;
  const cost = /^(?:all|the|our)$/.test(tokens[of + 1]?.text ?? '') ? of + 2 : of + 1;
  if (
    !/^(?:freight|shipping|delivery|fulfil?lment|hosting|support|returns|discounts|packaging|logistics|shrink|spoilage|warranty|installation|payments?|processing|rent|labou?r|wages|commissions?|ingredients|materials)$/.test(
      tokens[cost]?.text ?? '',
    )
  )
    return 0;
  return /^(?:costs?|fees|expenses)$/.test(tokens[cost + 1]?.text ?? '') ? cost + 1 : cost;
}

/** The last word of "without the second tranche", "excluding the bridge"; 0 without one. */
function pastNewMoney(tokens: readonly Token[], at: number): number {
  const short = tokens[at]?.text === 'w' && tokens[at + 1]?.text === '/' ? at + 2 : at;
  if (short > at && tokens[short]?.text === 'o') return pastNewMoneyFrom(tokens, short);
  if (!/^(?:without|w\/o|excluding|before|excl|not)$/.test(tokens[at]?.text ?? '')) return 0;
  if (tokens[at]?.text === 'not' && tokens[at + 1]?.text !== 'counting') return 0;
  return pastNewMoneyFrom(tokens, at);
}

function pastNewMoneyFrom(tokens: readonly Token[], at: number): number {
  const end = tokens.findIndex(
    (t, i) =>
      i > at &&
      /^(?:tranche|bridge|raise|round|funding|financing|grants?|loan|debt|venture debt|extension|capital|money|notes?|safes?|facility|close)$/.test(
        t.text,
      ),
  );
  const between = tokens.slice(at + 1, Math.max(at + 1, end));
  return end > at &&
    between.length <= 3 &&
    between.every((t) => t.kind !== 'number' && t.kind !== 'punct')
    ? end
    : 0;
}

const BURN_LEAD =
  /^(?:on|at|by|based|using|the|our|an?|last|past|trailing|rolling|average|avg|averaged|normali[sz]ed|current|present|net|months?|months'|mo|-|three|six|quarter|quarter's|t3m|l3m|ttm|run-rate|steady|baseline|this|'|s)$/;

/** The last word of "on 3-month average burn", "based on the last three months' burn"; 0 without one. */
function pastBurn(tokens: readonly Token[], at: number): number {
  if (!/^(?:on|at|based|using)$/.test(tokens[at]?.text ?? '')) return 0;
  for (let i = at + 1; i < tokens.length && i < at + 9; i++) {
    const token = tokens[i];
    const names = token?.kind === 'anchor' && token.anchor === 'burnMonthlyUsd';
    if (names) return /^(?:burned|burnt|burning|consumed)$/.test(token.text) ? 0 : i;
    const count = token?.kind === 'number' && /^(?:3|6|12|three|six)$/.test(token.text);
    if (!count && !BURN_LEAD.test(token?.text ?? '')) return 0;
  }
  return 0;
}

/** The last word of "by a third since January,", "since our last letter,"; 0 without one. */
function pastFraction(tokens: readonly Token[], at: number): number {
  if (tokens[at]?.text === 'since') return pastSince(tokens, at);
  if (tokens[at]?.text !== 'by') return 0;
  const lead = /^(?:a|an|one|two|three|about|almost|nearly|over|more|than|roughly)$/;
  let end = at + 1;
  while (end < at + 5 && lead.test(tokens[end]?.text ?? '')) end++;
  if (!/^(?:half|thirds?|quarters?|fifths?)$/.test(tokens[end]?.text ?? '')) return 0;
  return pastSince(tokens, end + 1) || end;
}

/** The last word before the comma that leads to "from $450k to $300k"; 0 without one. */
function pastSince(tokens: readonly Token[], since: number): number {
  if (tokens[since]?.text !== 'since') return 0;
  for (let i = since + 1; i < since + 8; i++) {
    const token = tokens[i];
    const next = tokens[token?.text === ',' ? i + 1 : i];
    if (next?.text === 'from') return i - 1;
    if (token?.kind !== 'word' && token?.kind !== 'date') return 0;
  }
  return 0;
}

/** The last word of "on New Year's Eve", "on Christmas Day"; 0 without one. */
function pastFeast(tokens: readonly Token[], at: number): number {
  if (!/^(?:on|at|by)$/.test(tokens[at]?.text ?? '')) return 0;
  const words = tokens
    .slice(at + 1, at + 4)
    .map((t) => t.text)
    .join(' ');
  const feast =
    /^(?:new year'?s?(?: (?:eve|day))?|(?:christmas|xmas|thanksgiving|easter)(?: (?:eve|day|sunday|monday))?)(?= |$)/;
  const found = feast.exec(words)?.[0];
  return found === undefined ? 0 : at + found.split(' ').length;
}
