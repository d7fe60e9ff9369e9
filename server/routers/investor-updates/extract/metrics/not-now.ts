import { monthNumber, monthRange, resolveYear, type DateValue } from '../tokens/calendar';
import type { Token } from '../tokens/tokenize';
import type { Candidate } from './candidate';
import type { Sentence } from './sentences';
import { isOfPart } from './parts';
import { isBeforeOrWhole } from './whole-or-before';

const NOW =
  /^(?:have|has|is|are|we're|we've|now|today|currently|stands?|sits?|holds?|ended|finished)$/;
const OPENING =
  /^(?:in cash |cash |in the bank )?(?:at|from|in|as of|:|\()? ?(?:the )?(?:very )?(?:start|beginning|outset|top) of (?:the |this |our |last )?(?:(?:fiscal |financial )?(?:year|quarter|month|period|half)\b|@)|^when we (?:started|began|entered|opened|kicked)\b/;
/** "ARR: 10,900 opening + 1,540 new": the first sum of a bridge. */
const OPENS =
  /^(?:\( )?(?:opening|starting|beginning|brought forward)(?: (?:balance|cash|arr|mrr))?(?: ?$| \)| [+–—,;-]| (?:plus|less|minus)\b)/;
const YEAR_END =
  /\b(?:eoy|ye|year-end|year end|end of (?:the |this )?(?:calendar )?year|end-of-year)\b/;
const CLOSES_WITH_YEAR_END =
  /\b(?:eoy|ye|year-end|year end|end of (?:the |this )?(?:calendar )?year|end-of-year)$/;
const AFTER_ROUND =
  /^\(? ?(?:post-|(?:after|post|following|upon|at) (?:the |our |this )?)(?:close|closing|round|raise|financing|funding|bridge|extension)\b/;
/** The round that the money came from is told of as closed. */
export const HAS_CLOSED =
  /\b(?:closed|completed|raised|wrapped up|closing of) (?:[^.\n]{0,40} )?(?:round|series [a-f]|(?:pre-)?seed|bridge|financing|extension|safes?)\b|\b(?:round|series [a-f]|seed|bridge|financing|extension) (?:(?:has|is|was|now|officially) ){0,2}(?:closed|done|completed?|signed|wired)\b/i;
const BREAKS_EVEN =
  /(?:\b(?:break|breaks|breaking) even|(?:^|\b(?:the|our|with|so) )(?:break-even|breakeven)(?: point)?(?: is| sits| lies| comes)?|\b(?:become|becomes|turn|turns|get|gets) (?:profitable|cash-flow positive|cash flow positive)) (?:at|with|around|from|near)(?: (?:an?|about|around|roughly|the|our|~)){0,2}$/;
const FALLS_SHORT =
  /\b(?:short of|shy of|missed|misses|missing)(?: (?:our|the|an?|its))?(?: (?:annual|monthly|quarterly|total))?$/;
const BYGONE =
  /\b(?:gone are|gone|bygone|remember|miss|end of) (?:the |those )?(?:[a-z-]+ )?(?:days|times|era|months|years)\b/;
const OVER =
  /\b(?:days|times|era|months|years) (?:of|when|where|with)\b.{0,80} (?:are|is) (?:(?:long|now|finally|thankfully) ){0,2}(?:over|gone|behind us|past|done|history)\b/;

/** "For comparison, at the end of FY26 we had …" */
const COMPARISON = /^(?:for|by|in|as a|by way of) (?:comparison|reference|contrast|context)\b/;
const PAST = /\b(?:was|were|had|stood|ended|closed|finished|burned)\b/;

/**
 * Drops readings of another time than now (what a stretch began with, a plan for the year's end, a
 * threshold, a goal that was missed), averages over customers; parts and what a round will bring are doubtful.
 */
export function onlyCurrent(
  { tokens }: Sentence,
  masked: string,
  period: DateValue | null,
  received: Date,
  found: readonly Candidate[],
): Candidate[] {
  const compared = COMPARISON.test(words(tokens, 0, 6));
  return found.flatMap((c) => {
    const first = tokens.findIndex((t) => t.start >= c.start);
    const last = tokens.findLastIndex((t) => t.end <= c.end);
    if (first < 0 || last < first) return [c];
    const before = words(tokens, Math.max(0, first - 8), first);
    const between = words(tokens, first + 1, last);
    const behind = words(tokens, last + 1, last + 9);
    if (compared && PAST.test(words(tokens, 0, last))) return [];
    if (isOpening(tokens, first, last, period, received) || OPENS.test(behind)) return [];
    if (isBeforeOrWhole(tokens, first, last)) return [];
    const told =
      !c.ruleId.endsWith('.label') && /\b(?:was|were|had|ended|closed|finished)\b/.test(before);
    if (
      !told &&
      !closesYear(period, received) &&
      isOfYearEnd(tokens, first, before, between, behind)
    )
      return tokens.some(isFiscal) && c.doubt === null ? [{ ...c, doubt: 'hearsay' }] : [];
    if (BREAKS_EVEN.test(before)) return [];
    // "missed our MRR target and finished at $130k" tells the actual.
    if (FALLS_SHORT.test(before) && /^(?:$|of\b)/.test(between)) return [];
    if (BYGONE.test(before) || OVER.test(words(tokens, Math.max(0, first - 4), last + 9)))
      return [];
    if (isAverage(tokens, first, last, c, before, behind)) return [];
    // "Average headcount was 96" is of a stretch.
    if (c.field === 'headcount' && c.doubt === null && /\b(?:average|avg|mean)$/.test(before))
      return [{ ...c, doubt: 'range' }];
    if (
      c.doubt === null &&
      c.ruleId.endsWith('.label') &&
      AFTER_ROUND.test(between) &&
      !HAS_CLOSED.test(masked)
    )
      return [{ ...c, doubt: 'hearsay' }];
    return c.doubt === null && isOfPart(tokens, first, last, masked)
      ? [{ ...c, doubt: 'part' }]
      : [c];
  });
}

/** A fiscal year may end in any month. */
const isFiscal = ({ text }: Token) => /^(?:fiscal|financial|fy(?:'?\d{2,4})?)$/.test(text);

/** The words of some tokens, dates that are not named as "@". */
const words = (tokens: readonly Token[], from: number, to: number) =>
  tokens
    .slice(from, to)
    .map((t) => (t.kind === 'date' ? '@' : t.text))
    .join(' ');

/** "We had $5M at the start of the year", "Cash at start of period: $5M". */
function isOpening(
  tokens: readonly Token[],
  first: number,
  last: number,
  period: DateValue | null,
  received: Date,
): boolean {
  const at = [first + 1, last + 1].find((from) =>
    OPENING.test(words(tokens, from, Math.max(from, from === first + 1 ? last : from + 10))),
  );
  if (at === undefined) return false;
  if (tokens.slice(Math.max(0, first - 8), first).some((t) => NOW.test(t.text))) return false;
  const date = tokens.slice(at, at + 8).find((t) => t.kind === 'date');
  if (date?.kind !== 'date') return true;
  const start = monthRange(resolveYear(date.date, received))?.first;
  const reported = period === null ? null : monthRange(period);
  return start !== undefined && start <= (reported?.last ?? monthNumber(received) - 1);
}

/** "EOY ARR: $6M" in a mail of October: planned, or of a year that is over. */
function isOfYearEnd(
  tokens: readonly Token[],
  first: number,
  before: string,
  between: string,
  behind: string,
): boolean {
  return (
    YEAR_END.test(tokens[first]?.text ?? '') ||
    CLOSES_WITH_YEAR_END.test(before) ||
    YEAR_END.test(between) ||
    /^(?:(?:arr|mrr|cash) )?\(?(?:at |by |for )?(?:the )?(?:eoy|year-end|year end|end of (?:the |this )?year)\b/.test(
      behind,
    )
  );
}

/** Whether the report is of the month in which a year ends, or of the one behind it. */
export function closesYear(period: DateValue | null, received: Date): boolean {
  const reported = period === null ? null : (monthRange(period)?.last ?? null);
  const month = (reported ?? monthNumber(received)) % 12;
  return month === 11 || month === 0;
}

/** "Average ARR: $30k", "$30k ARR on average": what one customer pays. */
function isAverage(
  tokens: readonly Token[],
  first: number,
  last: number,
  { field }: Candidate,
  before: string,
  behind: string,
): boolean {
  if (field !== 'arrUsd' && field !== 'mrrUsd') return false;
  const anchor = tokens.findIndex((t, i) => i >= first && i <= last && t.kind === 'anchor');
  return (
    /\b(?:average|avg|avg \.|ave|mean|average of|averages?)$/.test(before) ||
    /^(?:average|avg)$/.test(tokens[anchor - 1]?.text ?? '') ||
    /^\(?(?:on |in )?(?:average|avg)\b/.test(behind)
  );
}
