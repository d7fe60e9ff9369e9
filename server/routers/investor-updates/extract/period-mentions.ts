import { isFuture, periodDate } from './period-dates';
import { withMonths } from './period-small';
import type { Hit } from './period-spans';
import type { Line } from './text/lines';
import { monthNumber, monthRange } from './tokens/calendar';
import { tokenize, type Token } from './tokens/tokenize';

/** The month before the mail, when the text speaks of it and nothing says otherwise. */
export function onlyMonth(lines: readonly Line[], masked: string, received: Date): Hit | null {
  for (const line of lines) {
    const found = monthIn(
      tokenize(masked, { start: line.start, end: Math.min(line.end, line.start + 2000) }),
      received,
    );
    if (found !== null) return found;
  }
  return null;
}

/** The same of one who writes months in small letters: "nov: mrr 15.3k (oct 14.6k)". */
export function smallMonth(lines: readonly Line[], received: Date): Hit | null {
  for (const line of lines) {
    const plain = withMonths(line);
    const found =
      plain === null ? null : monthIn(tokenize(plain, { start: 0, end: plain.length }), received);
    if (found === null) continue;
    const { token } = found;
    const at = { start: line.start + token.start, end: line.start + token.end };
    return { ...found, token: { ...token, ...at } };
  }
  return null;
}

function monthIn(tokens: readonly Token[], received: Date): Hit | null {
  for (const [i, token] of tokens.entries()) {
    if (token.kind !== 'date' || token.date.grain !== 'month' || isFuture(tokens, i)) continue;
    const date = periodDate(tokens, i, received);
    const range = date === null ? null : monthRange(date);
    const behind = monthNumber(received) - (range?.last ?? 0);
    if (date !== null && (behind === 1 || (behind === 0 && received.getUTCDate() >= 25)))
      return { date, token, rule: 'mention' };
  }
  return null;
}
