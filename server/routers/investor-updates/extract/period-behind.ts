import { monthNumber, monthRange, type DateValue } from './tokens/calendar';
import { tokenize } from './tokens/tokenize';
import type { Token } from './tokens/tokenize';
import { isFuture, periodDate } from './period-dates';
import type { Hit } from './period-spans';
import type { Line } from './text/lines';

const NUMBERS =
  /^(?:numbers|metrics|results|figures|kpis|financials|performance|snapshot|scorecard|dashboard|actuals)$/;

/** A mail of these first days of a month has little to tell of the month itself. */
const FIRST_DAYS = 20;

/**
 * A "May update" of early May that gives "numbers for April": the month that the numbers are of,
 * since the subject names the one in which the mail was sent.
 */
export function monthBehind(
  subject: DateValue,
  masked: string,
  lines: readonly Line[],
  received: Date,
): Hit | null {
  if (!isSentIn(subject, received)) return null;
  for (const { start, end } of lines) {
    const tokens = tokenize(masked, { start, end: Math.min(end, start + 2000) });
    const found = monthBehindIn(tokens, subject, received);
    if (found !== null) return found;
  }
  return null;
}

/** Whether a title names the month in whose first days the mail was sent. */
const isSentIn = (subject: DateValue, received: Date): boolean =>
  subject.grain === 'month' &&
  monthRange(subject)?.last === monthNumber(received) &&
  received.getUTCDate() <= FIRST_DAYS;

/** The same of one line, or of the title itself: "November 2026 update - numbers as of October 31". */
export function monthBehindIn(
  tokens: readonly Token[],
  subject: DateValue,
  received: Date,
): Hit | null {
  if (!isSentIn(subject, received)) return null;
  for (const [at, token] of tokens.entries()) {
    if (token.kind !== 'date' || isFuture(tokens, at) || !isOfNumbers(tokens, at)) continue;
    const date = periodDate(tokens, at, received);
    if (date?.grain === 'month' && monthRange(date)?.last === monthNumber(received) - 1)
      return { date, token, rule: 'statement' };
  }
  return null;
}

const AS_OF_END = /\bas (?:of|at) (?:the )?end (?:of )?$/;
/** "October month-end numbers" */
const MONTH_END = /^(?:month-end|month|end|closing|close)$/;

/** "April numbers", "results for April", "as of April 30", "Month: April". */
function isOfNumbers(tokens: readonly Token[], at: number): boolean {
  const [one, two] = [tokens[at - 1]?.text ?? '', tokens[at - 2]?.text ?? ''];
  if (/^(?:with|to|than|against|vs|versus)$/.test(one)) return false;
  if (one === 'of' && two === 'as') return true;
  if (one === ':' && /^(?:month|period)$/.test(two) && at === 2) return true;
  const lead = tokens.slice(Math.max(0, at - 5), at).map((t) => t.text);
  if (AS_OF_END.test(`${lead.join(' ')} `)) return true;
  let end = at + 1;
  while (end < at + 3 && MONTH_END.test(tokens[end]?.text ?? '')) end++;
  if (end > at + 1) return NUMBERS.test(tokens[end]?.text ?? '');
  const next = tokens[at + 1];
  const behind = next?.kind === 'date' ? tokens[at + 2] : next;
  if (NUMBERS.test(behind?.text ?? '')) return true;
  return /^(?:for|from|of|in)$/.test(one) && NUMBERS.test(two);
}
