import type { Token } from '../tokens/tokenize';
import type { MetricField } from '../types';
import type { Candidate, DocumentContext } from './candidate';
import { measure, type Measure } from './measure';
import type { Sentence } from './sentences';
import { bound, governorIndex, isFormer } from './surroundings';

const OWN = /^(?:we|we've|us|company|it|still|have|has|hold|our|money|which|that)$/;
const OTHERS =
  /^(?:round|raise|raising|raised|proceeds|if|once|would|could|customer|customers|they|their|new|after|extension|bridge|grant|loan)$/;

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
        found.push(candidate(tokens, 'cashOnHandUsd', i, cash, 'left'));
      if (!has('burnMonthlyUsd') && isSpentMonthly(tokens, i, cash))
        found.push(candidate(tokens, 'burnMonthlyUsd', i, cash, 'spent'));
    }
    const months = measure(tokens, i, 'runwayMonths', context);
    if (months === null || months.doubt !== null || has('runwayMonths')) return;
    const spoken =
      has('cashOnHandUsd') ||
      tokens.slice(0, i).some((t) => namesCash(t) || namesBurn(t) || t.text === 'funded');
    if (
      ((lasts(tokens, i) || isAtRate(tokens, i) || remains(tokens, i, months)) && spoken) ||
      (goal[i] !== true && besideCash(tokens, i, months, known))
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

const namesCash = (token: Token) => token.kind === 'anchor' && token.anchor === 'cashOnHandUsd';

const namesBurn = (token: Token) => token.kind === 'anchor' && token.anchor === 'burnMonthlyUsd';

/** "we have $700k left", "we still have $2.6M, enough for …". */
function isLeft(tokens: readonly Token[], at: number, read: Measure): boolean {
  const governor = governorIndex(tokens, at);
  if (!/^(?:have|has|hold|with|we've|got|of)$/.test(tokens[governor]?.text ?? '')) return false;
  const before = tokens.slice(Math.max(0, governor - 4), governor + 1);
  if (!before.some((t) => OWN.test(t.text)) || before.some((t) => OTHERS.test(t.text)))
    return false;
  if (isFormer(tokens, read.next, read.next + 4, true)) return false;
  const behind = tokens.slice(read.next, read.next + 3).map((t) => t.text);
  const words = behind.join(' ');
  return (
    (/^(?:left|remaining|to spend)(?:$| [,.)]| and| which| in the (?:bank|tank))/.test(words) &&
      !/^(?:left|remaining) (?:to|on|in the (?:pipeline|round|budget))/.test(words)) ||
    /^(?:, |\( ?|- |– |— |which is )?(?:which )?(?:is )?enough (?:for|to)/.test(words) ||
    (tokens[governor]?.text === 'hold' &&
      tokens[governor - 1]?.text === 'we' &&
      (words === '' || /^[,.;]/.test(words)))
  );
}

/** "we spend $80k a month", "used an average of $520k per month": on everything, net of nothing. */
function isSpentMonthly(tokens: readonly Token[], at: number, read: Measure): boolean {
  const governor = governorIndex(tokens, at);
  let verb = governor;
  while (
    verb > 0 &&
    verb > governor - 3 &&
    /^(?:average|an|of|average of)$/.test(tokens[verb]?.text ?? '')
  )
    verb--;
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
    )
  )
    return false;
  const first = tokens[read.next]?.text === 'net' ? 1 : 0;
  if (first === 1 && /^(?:spent|used)$/.test(tokens[verb]?.text ?? ''))
    return !tokens.some((t) => /^(?:quarter|year|q[1-4])$/.test(t.text));
  const owner = tokens.slice(Math.max(0, verb - 3), verb);
  if (!owner.some((t) => /^(?:we|we're|company)$/.test(t.text))) return false;
  const words = tokens
    .slice(read.next + first, read.next + first + 6)
    .map((t) => t.text)
    .join(' ')
    .replace(/^(?:of |in )?cash /, '');
  return /^(?:\/ (?:mo|month)|(?:per|a|each|every) month|monthly)\b(?! (?:on|for)\b)/.test(words);
}

/** "enough for 19 months", "now lasts 18 months", "should last us about thirteen months". */
function lasts(tokens: readonly Token[], at: number): boolean {
  let i = governorIndex(tokens, at);
  if (/^(?:us|for|another|roughly)$/.test(tokens[i]?.text ?? '')) i--;
  while (i > 0 && /^(?:us|for|the|next)$/.test(tokens[i]?.text ?? '')) i--;
  if (
    !/^(?:lasts?|lasting|enough|covers|funds|carries|suffices|good|sufficient|takes|funded|run|giving|gives|leaving|leaves|gets?|getting|buys|buying|means|equals)$/.test(
      tokens[i]?.text ?? '',
    )
  )
    return false;
  return !tokens.slice(Math.max(0, i - 8), at).some((t) => OTHERS.test(t.text));
}

/** "which at June's rate is 9 months", "at the current burn that is 9 months". */
function isAtRate(tokens: readonly Token[], at: number): boolean {
  const is = governorIndex(tokens, at);
  if (!/^(?:is|makes|comes to|gives)$/.test(tokens[is]?.text ?? '')) return false;
  const words = tokens.slice(Math.max(0, is - 7), is);
  return (
    words.some((t) => /^(?:which|that|this|it)$/.test(t.text)) &&
    words.some((t) => /^(?:rate|pace|spend|spending|burn|speed)$/.test(t.text)) &&
    !words.some((t) => OTHERS.test(t.text))
  );
}

/** "22 months left on the clock", "so 19 months to go". */
const remains = (tokens: readonly Token[], at: number, read: Measure): boolean =>
  /^(?:left|remaining|to go)(?:$| [,.;)]| on the clock| in the tank| at )/.test(
    tokens
      .slice(read.next, read.next + 4)
      .map((t) => t.text)
      .join(' '),
  ) && !tokens.slice(Math.max(0, at - 8), at).some((t) => OTHERS.test(t.text));

/** "$1.4M / 18 months": behind the cash, with nothing but a mark between. */
function besideCash(
  tokens: readonly Token[],
  at: number,
  read: Measure,
  known: readonly Candidate[],
): boolean {
  if (!/^(?:\/|,|\(|\||·|=|→|->|=>|–|—|-)$/.test(tokens[at - 1]?.text ?? '')) return false;
  const next = tokens[read.next];
  if (next !== undefined && !/^(?:[).,|;·]|of|left|runway|\/|\()/.test(next.text)) return false;
  const end = tokens[at - 2]?.end;
  return known.some((c) => c.field === 'cashOnHandUsd' && c.end === end);
}
