import { monthNumber, monthRange, resolveYear, type DateValue } from '../tokens/calendar';
import type { Token } from '../tokens/tokenize';

/** The month that a sentence is labelled with: "August: …", "(June: MRR $41.0K, cash $1.64M)". */
export function leadDate(tokens: readonly Token[]): DateValue | null {
  const first = tokens.findIndex((t) => t.kind !== 'punct');
  const [date, colon] = [tokens[first], tokens[first + 1]];
  if (first > 3 || date?.kind !== 'date' || colon?.text !== ':') return null;
  // "June: MRR was $41K, it is $44K now": of both.
  return tokens.some((t) => /^(?:now|today|currently)$/.test(t.text)) ? null : date.date;
}

/** Whether the month was not over when the update about an earlier one came: what is labelled so is planned. */
export function isAhead(date: DateValue, period: DateValue | null, received: Date): boolean {
  const reported = period === null ? null : monthRange(period);
  const month = monthNumber(received);
  if (reported === null || date.year !== null || reported.last >= month) return false;
  const own = monthRange(resolveYear(date, received));
  if (date.grain !== 'month' || own === null) return false;
  // Without its year the month may lie just ahead.
  return [own.first, own.first + 12].some((first) => first >= month && first <= month + 2);
}
