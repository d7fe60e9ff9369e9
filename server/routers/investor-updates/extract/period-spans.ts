import { type DateValue, monthRange } from './tokens/calendar';
import type { Token } from './tokens/tokenize';

/** A date that a text tells its period by. */
export interface Hit {
  date: DateValue;
  token: Token;
  rule: string;
}

/** "FY26 Q2 (quarter ended 31 December 2025)": the day tells which quarter of the calendar. */
export const quarterClosed = (tokens: readonly Token[], hits: readonly Hit[]): Hit | null =>
  hits.find(
    ({ token, date }) =>
      date.grain === 'quarter' &&
      /^(?:ended|ending)$/.test(tokens[tokens.indexOf(token) - 1]?.text ?? ''),
  ) ?? null;

const MONTHS_JOINED = /^[a-zà-ü]{3,10}\.? ?(?:[-–—]|to |through )/;

/** Whether a date is a stretch of months, as "Oct–Dec 2025" is. */
export const joinsMonths = ({ text }: Token): boolean => MONTHS_JOINED.test(text);

const OF_ANOTHER = /^(?:last|previous|prior|next|from|vs|versus|than|against|compared)$/;
const NEAR = 12;

/** "Our third fiscal quarter (January–March 2026)": the place of the months that tell which stretch it is. */
export function spelledBehind(tokens: readonly Token[]): number {
  return tokens.findIndex((token, i) => {
    if (token.kind !== 'date' || i < 2 || i > NEAR || !joinsMonths(token)) return false;
    const quarter = tokens[i - 2];
    const named =
      quarter?.kind === 'date'
        ? /^(?:quarter|half)$/.test(quarter.date.grain)
        : /^(?:quarter|half)$/.test(quarter?.text ?? '');
    return named && tokens[i - 1]?.text === '(' && !tokens.slice(0, i).some(isOfAnother);
  });
}

const isOfAnother = ({ text }: Token) => OF_ANOTHER.test(text);

/** "Jan–Feb 2026" ends in February; "January–March" is the quarter. */
export function monthSpan(tokens: readonly Token[], hits: readonly Hit[]): Hit | null {
  const months = hits.filter((h) => h.date.grain === 'month');
  const [first, last] = months;
  if (first === undefined || last === undefined || months.length > 2) return null;
  const from = tokens.indexOf(first.token);
  const to = tokens.indexOf(last.token);
  const between = tokens.slice(from + 1, to);
  const mark = between.find((t) => t.kind !== 'date');
  if (between.length > 2 || !/^(?:[-–—/&+]|and|to|through)$/.test(mark?.text ?? '')) return null;
  const [start, end] = [monthRange(first.date), monthRange(last.date)];
  if (start === null || end === null || start.last >= end.first) return null;
  const quarter = end.last - start.first === 2 && last.date.index % 3 === 0;
  return quarter && !/^(?:[/&+]|and)$/.test(mark?.text ?? '')
    ? { ...last, date: { ...last.date, grain: 'quarter', index: last.date.index / 3, day: null } }
    : last;
}
