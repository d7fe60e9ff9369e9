import type { Token } from '../tokens/tokenize';
import { followsMetric } from './people-around';

/** "We let three people go, so the company is 13 now": an age is told otherwise. */
export const isCompanyOf = (tokens: readonly Token[], is: number, at: number) =>
  /^(?:company|team)$/.test(tokens[is - 1]?.text ?? '') &&
  /^(?:now|today|strong)$/.test(tokens[at + 1]?.text ?? '') &&
  tokens
    .slice(0, is - 1)
    .some((t) => /^(?:people|hired|hires|joined|left|layoffs?|employees|colleagues)$/.test(t.text));

/** The second half of a sentence about us: only beside our other numbers or comings and goings. */
export function goesOnOfUs(tokens: readonly Token[], verb: number, last: number): boolean {
  const earlier = tokens.slice(0, verb);
  const next = tokens[last + 1];
  if (!/^(?:are|were)$/.test(tokens[verb]?.text ?? '') || !earlier.some((t) => t.text === 'we'))
    return false;
  // "We started the year as 29 and are now 34.", "We hired 3 and are now 27."
  if (
    tokens[last]?.kind === 'number' &&
    tokens[last - 1]?.text === 'now' &&
    (startedAs(earlier) || PEOPLE_MOVED(earlier))
  )
    return next === undefined || /^[.,(]$/.test(next.text);
  if (tokens[last]?.kind === 'number')
    return (
      /^(?:now|today)$/.test(next?.text ?? '') &&
      tokens[last + 2] === undefined &&
      PEOPLE_MOVED(earlier)
    );
  return (
    (next === undefined || next.kind === 'punct') &&
    (followsMetric(tokens, verb) || PEOPLE_MOVED(earlier))
  );
}

/** "Hired 3, now 27." */
export const countsNow = (tokens: readonly Token[], at: number) =>
  tokens[at - 1]?.text === 'now' &&
  /^[,;–—→-]$/.test(tokens[at - 2]?.text ?? '') &&
  (tokens[at + 1] === undefined || /^[.;]$/.test(tokens[at + 1]?.text ?? '')) &&
  tellsOfHires(tokens.slice(0, at - 2));

/** "We ended the year 24 strong.", "We hired five and lost one, ending with 40." */
export function closesCount(tokens: readonly Token[], at: number): boolean {
  const next = tokens[at + 1];
  const led = tokens
    .slice(Math.max(0, at - 5), at)
    .map((t) => (t.kind === 'date' ? 'month' : t.text))
    .join(' ');
  if (next?.text === 'strong' && !/^[a-z]/.test(tokens[at + 2]?.text ?? ''))
    return /\bwe (?:ended|closed|finished) (?:the )?(?:month|quarter|year)$/.test(led);
  const closes = next === undefined || /^[.,;(]$/.test(next.text);
  return (
    closes &&
    tellsOfHires(tokens) &&
    /\b(?:ending|finishing|closing) (?:(?:the )?(?:month|quarter|year) )?(?:at|with)$/.test(led)
  );
}

const startedAs = (tokens: readonly Token[]) =>
  tokens.some((t) => /^(?:started|began|entered)$/.test(t.text)) &&
  tokens.at(-3)?.text === 'as' &&
  tokens.at(-2)?.kind === 'number';

/** Somebody of ours came or went. */
export const PEOPLE_MOVED = (tokens: readonly Token[]) =>
  tokens.some((t) =>
    /^(?:people|hired|hires|joined|left|layoffs?|employees|colleagues)$/.test(t.text),
  ) &&
  !tokens.some((t) =>
    /^(?:customers?|clients?|partners?|users?|event|offsite|conference)$/.test(t.text),
  );

/** "We hired two engineers, bringing us to 11." */
export const tellsOfHires = (tokens: readonly Token[]) =>
  tokens.some((t) => /^(?:hired|joined|hires|joins|departures?|left)$/.test(t.text)) &&
  !tokens.some((t) => /^(?:customers?|clients?|logos?|accounts?|partners?)$/.test(t.text));
