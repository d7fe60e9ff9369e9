import {
  isMonthEnd,
  monthNumber,
  monthRange,
  resolveYear,
  type DateValue,
} from '../tokens/calendar';
import type { Token } from '../tokens/tokenize';
import type { Candidate, DocumentContext } from './candidate';
import type { Sentence } from './sentences';

const CUE =
  /^(?:runway|cash runway|funded|funds|fund|lasts|last|cash-out date|cash out date|zero cash date|cash zero date|funding|cash out|fume date|runway left|remaining runway|current runway|carries|takes|gets|cash|money|liquidity)$/;
const THROUGH = new Set([
  'through',
  'thru',
  'until',
  'till',
  'til',
  'to',
  'date',
  ':',
  'of',
  'is',
  'in',
  'into',
]);
const FILL =
  /^(?:us|the|end|of|about|approximately|currently|now|company|our|at|least|well|roughly|around|is|was|cash|funded|plan|fully|date|extends|extended|lasts|remains|stands|goes|runs|run|get|out|present|current|with|burn|~|:|-|–|→|,|mid|early|late|summer|year-end|year|comfortably)$/;

/**
 * "runway through Q3 2027": whole months from the end of the reported period to the end
 * of the named one. Vague ends ("into 2027", "until mid-2027") are left in doubt.
 * @param base month number the runway counts from
 */
export function readRunwayDate(
  sentence: Sentence,
  base: number,
  context: DocumentContext,
): Candidate | null {
  const { tokens, goal } = sentence;
  for (let i = 0; i < tokens.length; i++) {
    const token = tokens[i];
    if (token === undefined || !CUE.test(token.text) || goal[i] === true) continue;
    if (
      /^(?:funds|fund|last|takes|gets|carries|funding|funded|lasts|cash|money|liquidity)$/.test(
        token.text,
      ) &&
      !aboutMoney(tokens, i)
    )
      continue;
    const found = endDate(tokens, i, goal);
    if (found === null) continue;
    const date = futureYear(found.date, context.received);
    const range = monthRange(date);
    const last = tokens[found.at];
    if (range === null || last === undefined) continue;
    const months = (date.grain === 'day' && !isMonthEnd(date) ? range.last - 1 : range.last) - base;
    if (months <= 0 || months > 120) continue;
    const told = toldBehind(tokens, found.at + 1);
    const isTold = told !== null && Math.abs(told.months - months) <= 2;
    return {
      field: 'runwayMonths',
      value: isTold ? told.months : months,
      step: 1,
      atLeast: false,
      ruleId: 'metric.runwayMonths.through',
      confidence: 0.75,
      date: null,
      doubt: !isTold && (found.vague || date.grain === 'half') ? 'range' : null,
      gross: false,
      start: token.start,
      end: isTold ? told.end : last.end,
    };
  }
  return null;
}

/** "11/2027, i.e. 19 months", "through Q3 2027 (18 months)": the same told in months. */
function toldBehind(
  tokens: readonly Token[],
  from: number,
): { months: number; end: number } | null {
  if (!/^(?:,|\(|=|–|—|-|or|so)$/.test(tokens[from]?.text ?? '')) return null;
  for (let i = from + 1; i < from + 7; i++) {
    const token = tokens[i];
    const unit = tokens[i + 1];
    if (token?.kind === 'number' && token.number.kind === 'plain')
      return /^(?:months?|mos?|mths?)$/.test(unit?.text ?? '')
        ? { months: token.number.value, end: unit?.end ?? token.end }
        : null;
    if (
      !/^(?:i|e|\.|ie|i\.e|,|that|is|that's|or|so|about|around|roughly|~|which|gives|us|leaves)$/.test(
        token?.text ?? '',
      )
    )
      return null;
  }
  return null;
}

function aboutMoney(tokens: readonly Token[], at: number): boolean {
  if (/^(?:cash|money|liquidity)$/.test(tokens[at]?.text ?? ''))
    return (
      /^(?:until|through|till|thru|lasts|takes|gets|carries)$/.test(tokens[at + 1]?.text ?? '') ||
      runsOut(tokens, at)
    );
  for (let i = Math.max(0, at - 10); i < at; i++) {
    const token = tokens[i];
    if (token?.kind === 'anchor' && token.anchor === 'cashOnHandUsd') return true;
    if (/^(?:which|money|round|funding|fully)$/.test(token?.text ?? '')) return true;
  }
  return tokens[at + 1]?.text === 'us' || tokens[at + 1]?.text === 'through';
}

/** "our money runs out in May 2027", unlike "grant money runs out in May". */
const runsOut = (tokens: readonly Token[], at: number) =>
  /^(?:runs|run)$/.test(tokens[at + 1]?.text ?? '') &&
  tokens[at + 2]?.text === 'out' &&
  /^(?:our|the|,|we|rate|burn|pace)$/.test(tokens[at - 1]?.text ?? 'our');

function endDate(
  tokens: readonly Token[],
  from: number,
  goal: readonly boolean[],
): { date: DateValue; at: number; vague: boolean } | null {
  let mark = '';
  let vague = false;
  let end = false;
  for (let i = from + 1; i < tokens.length && i <= from + 9; i++) {
    const token = tokens[i];
    if (token === undefined || goal[i] === true) return null;
    if (token.kind === 'date') {
      if (mark === '') return null;
      // "Runway: 12 months (Aug 12)": what it was in August.
      if (tokens[i - 1]?.text === '(' && tokens.slice(from, i).some((t) => t.kind === 'number'))
        return null;
      const coarse = token.date.grain === 'quarter' || token.date.grain === 'year';
      const loose = coarse && !end && mark !== 'through' && mark !== 'thru';
      return { date: token.date, at: i, vague: vague || loose || mark === 'into' };
    }
    if (THROUGH.has(token.text) && !(token.text === 'of' && mark !== ''))
      mark = token.text === ':' && mark !== '' ? mark : token.text;
    if (token.text === 'end' || token.text === 'year-end') end = true;
    if (/^(?:mid|early|late|summer|mid-)$/.test(token.text)) vague = true;
    if (!THROUGH.has(token.text) && !FILL.test(token.text)) return null;
  }
  return null;
}

/** A month without a year is the next such month. */
function futureYear(date: DateValue, received: Date): DateValue {
  if (date.year !== null) return date;
  const resolved = resolveYear(date, received);
  const range = monthRange(resolved);
  if (range === null || resolved.year === null || range.last > monthNumber(received))
    return resolved;
  return { ...resolved, year: resolved.year + 1 };
}
