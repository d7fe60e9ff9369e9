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
  const now = monthNumber(received);
  const isSent = subject.grain === 'month' && monthRange(subject)?.last === now;
  if (!isSent || received.getUTCDate() > FIRST_DAYS) return null;
  for (const { start, end } of lines) {
    const tokens = tokenize(masked, { start, end: Math.min(end, start + 2000) });
    for (const [at, token] of tokens.entries()) {
      if (token.kind !== 'date' || isFuture(tokens, at) || !isOfNumbers(tokens, at)) continue;
      const date = periodDate(tokens, at, received);
      if (date?.grain === 'month' && monthRange(date)?.last === now - 1)
        return { date, token, rule: 'statement' };
    }
  }
  return null;
}

/** "April numbers", "results for April", "as of April 30", "Month: April". */
function isOfNumbers(tokens: readonly Token[], at: number): boolean {
  const [one, two] = [tokens[at - 1]?.text ?? '', tokens[at - 2]?.text ?? ''];
  if (/^(?:with|to|than|against)$/.test(one)) return false;
  if (one === 'of' && two === 'as') return true;
  if (one === ':' && /^(?:month|period)$/.test(two) && at === 2) return true;
  const next = tokens[at + 1];
  const behind = next?.kind === 'date' ? tokens[at + 2] : next;
  if (NUMBERS.test(behind?.text ?? '')) return true;
  return /^(?:for|from|of|in)$/.test(one) && NUMBERS.test(two);
}
