import { isMonthEnd, monthRange, type DateValue } from './tokens/calendar';
import type { Token } from './tokens/tokenize';
import type { Hit } from './period-spans';

const JOINS = /^(?:[-–—]|to|through|until|till)$/;
const LABEL =
  /^(?:reporting|reported|report|update|period|periods|covered|covering|covers|dates?|range|month|quarter|half|year|for|the|from|of|:|#|-|–|\||\*)$/;
const DAY_FIRST = /^(\d{1,2})\/(\d{1,2})\/\d/;

/** "01/10/2026 – 31/10/2026": the one that can only be written day first tells how the other is. */
function asOther(token: Token, other: Token, date: DateValue): DateValue {
  const [, first] = DAY_FIRST.exec(other.text) ?? [];
  const own = DAY_FIRST.exec(token.text);
  if (own === null || Number(first) <= 12 || date.day === null || Number(own[1]) > 12) return date;
  return { ...date, day: date.index, index: date.day };
}

/** The month, quarter, half or year from its first day to its last; null for other stretches. */
function stretchOf(start: DateValue, end: DateValue): DateValue | null {
  const year = end.year ?? start.year;
  if (year === null || start.day !== 1 || !isMonthEnd(end)) return null;
  const first = monthRange({ ...start, year: start.year ?? year })?.first;
  const last = monthRange({ ...end, year })?.last;
  if (first === undefined || last === undefined) return null;
  const months = last - first + 1;
  const whole = { year, day: null, fiscal: false };
  if (months === 1) return { ...whole, grain: 'month', index: end.index };
  if (months === 3 && end.index % 3 === 0)
    return { ...whole, grain: 'quarter', index: end.index / 3 };
  if (months === 6 && end.index % 6 === 0) return { ...whole, grain: 'half', index: end.index / 6 };
  return months === 12 && end.index === 12 ? { ...whole, grain: 'year', index: 0 } : null;
}

/** "Reporting period: 1 July – 30 September 2026": a stretch told by its first day and its last. */
export function dayRange(tokens: readonly Token[]): Hit | null {
  const at = tokens.findIndex((t) => t.kind === 'date');
  const [start, joint, end] = tokens.slice(at, at + 3);
  if (at < 0 || at > 6 || start?.kind !== 'date' || end?.kind !== 'date') return null;
  if (start.date.day === null || end.date.day === null || !JOINS.test(joint?.text ?? ''))
    return null;
  if (!tokens.slice(0, at).every((t) => LABEL.test(t.text))) return null;
  const date = stretchOf(asOther(start, end, start.date), asOther(end, start, end.date));
  return date === null ? null : { date, token: end, rule: 'asOf' };
}
