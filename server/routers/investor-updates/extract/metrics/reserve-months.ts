import type { Token } from '../tokens/tokenize';
import type { MetricField } from '../types';
import type { Candidate } from './candidate';
import type { Measure } from './measure';
import { OTHERS } from './money-left';
import { governorIndex } from './surroundings';

/** "Burn over the last 3 months": which months, and not how long anything lasts. */
const isLastOf = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.text === 'last' &&
  tokens[at + 1]?.text !== 'us' &&
  !/^(?:will|would|should|shall|could|can|may|might|must|to|does|not|['’]ll|(?:it|that|they|this|which)['’]ll|still|now|only|probably|likely|comfortably|easily|that|which|they|these|reserves?|funds|savings|deposits|dollars)$/.test(
    tokens[at - 1]?.text ?? '',
  );

/** "enough for 19 months", "now lasts 18 months", "should last us about thirteen months". */
export function lasts(tokens: readonly Token[], at: number): boolean {
  let i = governorIndex(tokens, at);
  if (/^(?:us|for|another|roughly)$/.test(tokens[i]?.text ?? '')) i--;
  // "which leaves us with 16 months"
  if (tokens[i]?.text === 'with' && tokens[i - 1]?.text === 'us') i--;
  while (i > 0 && /^(?:us|for|the|next)$/.test(tokens[i]?.text ?? '')) i--;
  // "we have cash for 20 months"
  const held =
    /^(?:cash|money|funds)$/.test(tokens[i]?.text ?? '') &&
    /^(?:have|has)$/.test(tokens[i - 1]?.text ?? '') &&
    tokens[i + 1]?.text === 'for' &&
    // "money for 3 months of ads"
    /^(?:[.,;)]|at|left)?$/.test(tokens[at + 2]?.text ?? '');
  if (held) i--;
  if (
    (!held &&
      !/^(?:lasts?|lasting|enough|covers|funds|carries|suffices|good|sufficient|takes|funded|run|giving|gives|leaving|leaves|gets?|getting|buys|buying|means|equals)$/.test(
        tokens[i]?.text ?? '',
      )) ||
    isLastOf(tokens, i)
  )
    return false;
  return !tokens.slice(Math.max(0, i - 8), at).some((t) => OTHERS.test(t.text));
}

/** "which at June's rate is 9 months", "at the current burn that is 9 months". */
export function isAtRate(tokens: readonly Token[], at: number): boolean {
  const is = governorIndex(tokens, at);
  if (!/^(?:is|makes|comes to|gives)$/.test(tokens[is]?.text ?? '')) return false;
  const words = tokens.slice(Math.max(0, is - 7), is);
  return (
    words.some((t) => /^(?:which|that|this|it)$/.test(t.text)) &&
    words.some((t) => /^(?:rate|pace|spend|spending|burn|speed)$/.test(t.text)) &&
    !words.some((t) => OTHERS.test(t.text))
  );
}

/** "…, so ~18 months.": what the cash and the spending told of before come to. */
export const isWhatFollows = (tokens: readonly Token[], at: number, read: Measure): boolean => {
  const so = governorIndex(tokens, at);
  const next = tokens[read.next];
  return (
    /^(?:so|hence|i\.e|=)$/.test(tokens[so]?.text ?? '') &&
    /^[,(–—;]$/.test(tokens[so - 1]?.text ?? ',') &&
    (next === undefined || /^[.,;)]$/.test(next.text)) &&
    !tokens.slice(0, at).some((t) => OTHERS.test(t.text))
  );
};

/** "with $2.2M left in the bank we have 14 months". */
export const weHave = (tokens: readonly Token[], at: number, read: Measure): boolean => {
  const have = governorIndex(tokens, at);
  const next = tokens[read.next];
  return (
    (tokens[have]?.text === "we've" ||
      (/^(?:have|has)$/.test(tokens[have]?.text ?? '') &&
        /^(?:we|which|that|us|company)$/.test(tokens[have - 1]?.text ?? ''))) &&
    (next === undefined || /^[.,;)]$/.test(next.text)) &&
    !tokens.slice(0, at).some((t) => OTHERS.test(t.text))
  );
};

/** "We have 13 months in front of us". */
export const liesAhead = (tokens: readonly Token[], at: number, read: Measure): boolean =>
  /^(?:have|has|still|leaves|gives)$/.test(tokens[governorIndex(tokens, at)]?.text ?? '') &&
  /^(?:in front|ahead) of us\b/.test(
    tokens
      .slice(read.next, read.next + 4)
      .map((t) => t.text)
      .join(' '),
  ) &&
  !tokens.slice(0, at).some((t) => OTHERS.test(t.text));

/** "22 months left on the clock", "so 19 months to go". */
export const remains = (tokens: readonly Token[], at: number, read: Measure): boolean =>
  /^(?:left|remaining|to go)(?:$| [,.;)]| on the clock| in the tank| at )/.test(
    tokens
      .slice(read.next, read.next + 4)
      .map((t) => t.text)
      .join(' '),
  ) && !tokens.slice(Math.max(0, at - 8), at).some((t) => OTHERS.test(t.text));

/** "$1.6M at 6/30 =": how many words before the mark tell the day. */
const datedAside = (tokens: readonly Token[], mark: number): number => {
  if (tokens[mark - 1]?.kind !== 'date') return 0;
  const lead = tokens[mark - 2]?.text ?? '';
  if (/^(?:at|on)$/.test(lead)) return 2;
  return lead === 'of' && tokens[mark - 3]?.text === 'as' ? 3 : 0;
};

/** "$1.4M / 18 months": behind the cash, with nothing but a mark between. */
export function besideCash(
  tokens: readonly Token[],
  at: number,
  read: Measure,
  known: readonly Candidate[],
): boolean {
  if (!/^(?:\/|,|\(|\||·|=|→|->|=>|–|—|-)$/.test(tokens[at - 1]?.text ?? '')) return false;
  // "3.3M / 3.1M": two amounts of the same kind.
  if (
    /^\d[\d.,]*m$/.test(tokens[at]?.text ?? '') &&
    /^\d[\d.,]*m$/.test(tokens[at - 2]?.text ?? '')
  )
    return false;
  const next = tokens[read.next];
  if (next !== undefined && !/^(?:[).,|;·]|of|left|runway|\/|\()/.test(next.text)) return false;
  // "$900k at month end, 10 months"
  const told = tokens
    .slice(Math.max(0, at - 4), at - 1)
    .map((t) => t.text)
    .join(' ');
  const aside = /^at (?:month|quarter|year|period) end$/.test(told)
    ? 3
    : /at (?:month-end|quarter-end|year-end)$/.test(told)
      ? 2
      : datedAside(tokens, at - 1);
  const end = tokens[at - 2 - aside]?.end;
  const has = (field: MetricField, to?: number) =>
    known.some((c) => c.field === field && (to === undefined || c.end === to));
  // "Cash $2.1M, burn $90k, 23 months"
  const arrow = /^(?:=|→|->|=>)$/.test(tokens[at - 1]?.text ?? '');
  return (
    has('cashOnHandUsd', end) || (has('burnMonthlyUsd', end) && (arrow || has('cashOnHandUsd')))
  );
}
