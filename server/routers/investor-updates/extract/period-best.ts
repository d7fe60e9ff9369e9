import { monthRange } from './tokens/calendar';
import type { Token } from './tokens/tokenize';
import { isToCome } from './period-ahead';
import { dayRange } from './period-days';
import { isFuture, periodDate } from './period-dates';
import { joinsMonths, monthSpan, quarterClosed, type Hit } from './period-spans';

/** The most telling date among the tokens of a subject or heading. */
export function best(tokens: readonly Token[], received: Date): Hit | null {
  const hits: Hit[] = [];
  tokens.forEach((token, i) => {
    if (token.kind !== 'date' || isFuture(tokens, i)) return;
    const date = periodDate(tokens, i, received);
    if (date !== null && !isToCome(tokens, i, date, received))
      hits.push({ date, token, rule: 'heading' });
  });
  const span = dayRange(tokens) ?? monthSpan(tokens, hits);
  if (span !== null) return span;
  const order = { quarter: 0, month: 0, day: 0, half: 1, year: 2 };
  // "Fiscal Q3 (Oct–Dec 2025)": the months tell which quarter of the calendar.
  const spelled = hits.find((h) => h.date.grain === 'quarter' && joinsMonths(h.token));
  if (spelled !== undefined) return spelled;
  const closed = quarterClosed(tokens, hits);
  if (closed !== null) return closed;
  const quarter =
    hits.find((h, i) => isJoined(tokens, h) && h.date.year === hits[i - 1]?.date.year) ??
    hits.find((h) => h.date.grain === 'quarter');
  const month = hits.find((h) => h.date.grain === 'month');
  // "FYE Dec 2025": the year that ends then.
  if (month?.date.index === 12 && /^fye$/.test(tokens[tokens.indexOf(month.token) - 1]?.text ?? ''))
    return { ...month, date: { ...month.date, grain: 'year', index: 0 } };
  // "March & Q1 2026" reports the quarter.
  if (quarter && isJoined(tokens, quarter)) return quarter;
  if (quarter && month && monthRange(quarter.date)?.last === monthRange(month.date)?.last)
    return quarter;
  return (
    hits.sort((a, b) => Number(b.date.fiscal) * 0 + order[a.date.grain] - order[b.date.grain])[0] ??
    null
  );
}

/** "Q2 + Q3": the later of two quarters that a mail reports on. */
export function isJoined(tokens: readonly Token[], { token, date }: Hit): boolean {
  const at = tokens.indexOf(token);
  const before = tokens[at - 2];
  return (
    date.grain === 'quarter' &&
    /^(?:and|&|\+|\/)$/.test(tokens[at - 1]?.text ?? '') &&
    before?.kind === 'date' &&
    before.date.grain === 'quarter' &&
    before.date.index === date.index - 1
  );
}
