import type { DateValue } from '../tokens/calendar';
import type { Token } from '../tokens/tokenize';
import type { Measure } from './measure';

/** Words of money that is not the company's own yet, or of somebody else. */
export const OTHERS =
  /^(?:round|raise|raising|raised|proceeds|if|once|would|could|customer|customers|they|their|new|after|extension|bridge|grant|loan)$/;

export const namesCash = (token: Token) =>
  token.kind === 'anchor' && token.anchor === 'cashOnHandUsd';

export const namesBurn = (token: Token) =>
  token.kind === 'anchor' && token.anchor === 'burnMonthlyUsd';

/** "At the end of May we had $5.4M, we burn $210K a month": what the money is for is told behind it. */
export const endsWith = (all: readonly Token[], of: number, number: number) =>
  hadThen(all, of, number) || (all[0]?.text === 'the' && hadThen(all.slice(1), of - 1, number - 1));

const hadThen = (tokens: readonly Token[], governor: number, at: number) =>
  (tokens[governor]?.text === 'had' &&
    tokens[governor - 1]?.text === 'we' &&
    tokens[1]?.text === ':' &&
    /^(?:money|cash|finances|treasury|bank)$/.test(tokens[0]?.text ?? '') &&
    tokens.slice(2, governor).some((t) => t.kind === 'date') &&
    (tokens[at + 1] === undefined || /^[.,;]$/.test(tokens[at + 1]?.text ?? ''))) ||
  (tokens[governor]?.text === 'had' &&
    tokens[governor - 1]?.text === 'we' &&
    /^(?:at|on|by)$/.test(tokens[0]?.text ?? '') &&
    tokens.slice(1, governor).some((t) => t.kind === 'date') &&
    tokens[at + 1]?.text === ',' &&
    tokens.slice(at + 2).some((t) => namesBurn(t)));

/** "in the bank we keep $1.96M", "in our pocket is $720k" */
export const isInPocket = (tokens: readonly Token[], governor: number): boolean =>
  /^(?:keep|hold|count|is|are|remains?|sits?|lies?|rests?)$/.test(tokens[governor]?.text ?? '') &&
  /(?:^| )(?:in|on) (?:the|our) (?:bank|account|pocket|till|safe|purse|bank account)(?: (?:we|there|still|now))*$/.test(
    tokens
      .slice(Math.max(0, governor - 6), governor)
      .map((t) => t.text)
      .join(' '),
  );

/** "We have $7.4M on hand", "with $7.4M in hand that gives us 21 months": but no stock on hand. */
export function isOnHand(tokens: readonly Token[], governor: number, next: number): boolean {
  const words = tokens
    .slice(next, next + 4)
    .map((t) => t.text)
    .join(' ');
  if (
    !/^(?:on|in) hand(?:$| (?:[.,;)–—-]|and|so|which|that|at|as|after|for|today|now)(?: |$))/.test(
      words,
    )
  )
    return false;
  if (!/^(?:have|has|had|hold|held|with|keep|kept)$/.test(tokens[governor]?.text ?? ''))
    return false;
  const near = [...tokens.slice(0, governor), ...tokens.slice(next + 2, next + 8)];
  return (
    near.some((t) => /^(?:we|we've|we're|us|our|company)$/.test(t.text)) &&
    !tokens.some((t) => OTHERS.test(t.text) || /^(?:orders?|inventory|stock)$/.test(t.text))
  );
}

/** "We burned $58k and ended April at $870k": beside what was burned, where nothing else is named. */
export function isEndedAt(tokens: readonly Token[], governor: number, next: number): boolean {
  const behind = tokens[next];
  const ended = tokens.findLastIndex(
    (t, i) => i < governor && /^(?:ended|closed|finished)$/.test(t.text),
  );
  const between = tokens.slice(ended + 1, governor);
  return (
    tokens[governor]?.text === 'at' &&
    ended > 0 &&
    /^(?:and|we)$/.test(tokens[ended - 1]?.text ?? '') &&
    between.length > 0 &&
    between.every((t) => t.kind === 'date' || /^(?:the|month|quarter|it|period)$/.test(t.text)) &&
    (behind === undefined || /^[.,;]$/.test(behind.text)) &&
    burnedJustBefore(tokens, ended) &&
    !tokens.some((t) => t.kind === 'anchor' && !namesBurn(t) && !namesCash(t)) &&
    !tokens.some((t) => OTHERS.test(t.text))
  );
}

/** "We burned $58k in June and": an amount and nothing else stands before. */
function burnedJustBefore(tokens: readonly Token[], ended: number): boolean {
  const burned = tokens.findIndex((t, i) => i < ended && /^(?:burned|burnt)$/.test(t.text));
  const number = tokens.findIndex((t, i) => i > burned && t.kind === 'number');
  return (
    burned >= 0 &&
    number > burned &&
    number <= burned + 2 &&
    number < ended &&
    tokens
      .slice(number + 1, ended)
      .every(
        (t) => t.kind === 'date' || /^(?:in|net|this|month|the|of|cash|we|and|only)$/.test(t.text),
      )
  );
}

/** "ended April with $870k": the month that what is left ended. */
export function endDate(tokens: readonly Token[], at: number): DateValue | null {
  const ended = tokens.findLastIndex(
    (t, i) => i < at && i > at - 6 && /^(?:ended|closed|finished)$/.test(t.text),
  );
  const date = ended < 0 ? undefined : tokens.slice(ended, at).find((t) => t.kind === 'date');
  return date?.kind === 'date' ? date.date : null;
}

/** "about a year left (12 months)": the bracket counts what the words tell. */
export const isCountedYear = (tokens: readonly Token[], at: number, next: number): boolean =>
  tokens[at - 1]?.text === '(' &&
  tokens[next]?.text === ')' &&
  tokens.slice(Math.max(0, at - 9), at).some((t) => /^(?:we|us|we've|we're)$/.test(t.text)) &&
  /\b(?:year|years)(?: (?:and a half|left|of runway|to go|of cash|ahead)){0,2}$/.test(
    tokens
      .slice(Math.max(0, at - 6), at - 1)
      .map((t) => t.text)
      .join(' '),
  );

/** "358k left in mercury": a line of its own about the account. */
export const isBankLeft = (tokens: readonly Token[], from: number) =>
  /^(?:(?:left|remaining) in (?:the |our )?(?:bank|account|tank|mercury|brex|svb|chase|meow|rho|relay|arc|jiko|revolut|wise)|in (?:mercury|brex|svb)(?:$| [^a-z].*| and .*))$/.test(
    tokens
      .slice(from, from + 4)
      .map((t) => t.text)
      .join(' '),
  );

/** "We consumed $71k in August, leaving $1.02M", "leaving us with $1.02M": what is left of it. */
export function isLeaving(tokens: readonly Token[], governor: number, next: number): boolean {
  let verb = governor;
  while (verb > governor - 3 && /^(?:us|with|the company)$/.test(tokens[verb]?.text ?? '')) verb--;
  const behind = tokens[next];
  return (
    tokens[verb]?.text === 'leaving' &&
    (behind === undefined || /^[.,;)]$/.test(behind.text)) &&
    tokens.slice(0, verb).some((t) => namesBurn(t) || namesCash(t)) &&
    !tokens.slice(0, verb).some((t) => OTHERS.test(t.text))
  );
}

/** "$1.88M is left, enough for 22 months": a line of its own that goes on with how far it goes. */
export function isLeftFor(tokens: readonly Token[], from: number): boolean {
  const left = /^(?:is|are|was|remains?|still)$/.test(tokens[from]?.text ?? '') ? from + 1 : from;
  if (!/^(?:left|remaining|remains?)$/.test(tokens[left]?.text ?? '')) return false;
  const enough = tokens.findIndex((t, i) => i > left && i < left + 4 && t.text === 'enough');
  return monthsBehind(tokens, enough > 0 ? enough + 1 : left + 1) !== null;
}

/** "Burned $31k, $340k left": beside what was burned. */
export const isLeftBeside = (tokens: readonly Token[], at: number, read: Measure): boolean =>
  /^(?:,|and|with|—|–)$/.test(tokens[at - 1]?.text ?? '') &&
  /^(?:left|remaining)$/.test(tokens[read.next]?.text ?? '') &&
  (tokens[read.next + 1] === undefined ||
    /^(?:[,.;()]|and|so|in)$/.test(tokens[read.next + 1]?.text ?? '')) &&
  tokens.slice(0, at - 1).some(namesBurn) &&
  !tokens.slice(0, at).some((t) => OTHERS.test(t.text));

const FARTHER =
  /^(?:[,(~=–—-]|so|which|that|that's|this|is|means|meaning|gives|giving|leaves|leaving|makes|us|about|roughly|approximately|approx|some|nearly|almost|just|or|for|around|left|remaining|i|e|i\.e|ie|it|can|we|walk|live|survive|namely|hence|thus|therefore|equals|equal|equivalent|to|worth)$/;

/** ", which is 11 months", "so 15 months": how far the amount before goes; the number's place. */
export function monthsBehind(tokens: readonly Token[], from: number): number | null {
  for (let i = from; i < from + 9; i++) {
    const token = tokens[i];
    if (token?.kind === 'number') {
      const months = /^(?:months?|mos|mths)$/.test(tokens[i + 1]?.text ?? '');
      const whole =
        tokens[i + 2] === undefined ||
        /^(?:[.,;)]|without|of|at|left)$/.test(tokens[i + 2]?.text ?? '');
      return i > from && months && whole && token.number.kind === 'plain' ? i : null;
    }
    if (
      !FARTHER.test(token?.text ?? '') &&
      !(token?.text === '.' && /^[ie]$/.test(tokens[i - 1]?.text ?? ''))
    )
      return null;
  }
  return null;
}
