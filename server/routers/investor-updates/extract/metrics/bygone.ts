import { monthNumber, monthRange, resolveYear } from '../tokens/calendar';
import type { Token } from '../tokens/tokenize';
import type { Candidate } from './candidate';

const THEN =
  /^(?:back )?(?:(?:when (?:we|you|i|they|the company|(?:our |my |the )?[a-z'-]+(?: and [a-z'-]+)?) (?:first |last |had |all |came on |came )?(?:raised|founded|started|incorporated|began|met|invested|joined|wrote|spoke|pitched|quit|opened|arrived|took over|left|board|aboard)|(?:at the time of|prior to|before) (?:the|our|my|covid|this|that|last|any)|at (?:that|the) time|in those days|in the (?:beginning|early days)|once upon)\b)/;
const NOW = /^(?:now|today|currently|since|after|still|is|are|has|have|but|reached|hit|grew)$/;
const WAS = /^(?:was|were|had)$/;

/** "When we raised our seed, ARR was $400k", "Before the crisis we had 60 employees": of a time told before it. */
function isBygone(tokens: readonly Token[], at: number): boolean {
  const words = textOf(tokens, 0, 8);
  if (at < 3 || at > 22 || !THEN.test(words)) return false;
  const lead = tokens.slice(2, at + 3);
  return lead.some((t) => WAS.test(t.text)) && !lead.some((t) => NOW.test(t.text));
}

const ROUND_MONEY =
  /^(?:round|extension|grant|grants|bridge|loan|facility|tranche|financing|funding|raise|subsidy|award)$/;
const WITH = /^(?:with|after|including|incl|following|post|from|counting|plus)$/;
const CAME =
  /\b(?:grant|round|extension|bridge|loan|facility|tranche|financing|funding|raise|series [a-f]|money|subsidy|award)s?\b[^.\n]{0,60}\b(?:came|arrived|landed|closed|paid|received|wired|complete[d]?|in the bank|approved|signed|drawn|done|secured)\b|\b(?:received|closed|raised|completed|won|secured|signed|drew|drawn|got|landed|awarded|announced?)\b[^.\n]{0,60}\b(?:grant|round|extension|bridge|loan|facility|tranche|financing|funding|subsidy|award)\b/i;

/** "With the grant, cash is $8m", "Runway: 30 months (with the extension)": of money not told as received. */
function isWithMoney(tokens: readonly Token[], first: number, last: number, masked: string) {
  const lead = tokens.findIndex((t) => t.text === ',');
  const opens =
    WITH.test(tokens[0]?.text ?? '') && lead > 0 && lead < 6 && lead < first
      ? tokens.slice(1, lead)
      : [];
  const open = tokens[last + 1]?.text === '(' ? last + 2 : last + 1;
  const close = tokens.findIndex((t, i) => i > open && /^[),.;]$/.test(t.text));
  const bracket =
    open === last + 2 && WITH.test(tokens[open]?.text ?? '')
      ? tokens.slice(open, close < 0 ? open + 5 : close)
      : [];
  const money = [...opens, ...bracket].some((t) => ROUND_MONEY.test(t.text));
  return money && !CAME.test(masked.slice(0, 100_000));
}

const ONLY_AT =
  /\bonly (?:at|with|from|above|beyond|past) (?:an? |the |about |around ){0,2}(?:[am]rr of )?$/;

/** "Only at ARR of $4m are we profitable". */
const isThreshold = (tokens: readonly Token[], first: number, last: number) =>
  ONLY_AT.test(`${textOf(tokens, Math.max(0, first - 5), first)} `) &&
  /^(?:are|is|do|does|can|will|would|could)$/.test(tokens[last + 1]?.text ?? '');

/** "By December, headcount is 40" in a mail of April: of a month that lies ahead. */
function isByThen(tokens: readonly Token[], at: number, received: Date): boolean {
  const [by, date] = tokens;
  if (by?.text !== 'by' || date?.kind !== 'date' || at > 12) return false;
  const range = monthRange(resolveYear(date.date, received));
  const lead = tokens.slice(2, at + 3).map((t) => t.text);
  if (range === null || range.last >= monthNumber(received) - 3) return false;
  return date.date.year === null && lead.some((text) => /^(?:is|are|have|has)$/.test(text));
}

/** Readings of a time told as bygone, or that count money not told as received, are asked about. */
export function asOfNow(
  tokens: readonly Token[],
  masked: string,
  received: Date,
  found: readonly Candidate[],
): Candidate[] {
  return found.map((c) => {
    const first = tokens.findIndex((t) => t.start >= c.start);
    const last = tokens.findLastIndex((t) => t.end <= c.end);
    if (c.doubt !== null || first < 0 || last < first) return c;
    const ofMoney = /^(?:cashOnHandUsd|runwayMonths)$/.test(c.field);
    const open =
      isBygone(tokens, first) ||
      isByThen(tokens, first, received) ||
      isThreshold(tokens, first, last) ||
      (ofMoney && isWithMoney(tokens, first, last, masked));
    return open ? { ...c, doubt: 'hearsay' } : c;
  });
}

const textOf = (tokens: readonly Token[], from: number, to: number) =>
  tokens
    .slice(from, to)
    .map((t) => t.text)
    .join(' ');
