import type { Token } from '../tokens/tokenize';
import type { MetricField } from '../types';
import { isOfLongSpan, isOfOtherSpan, isOfTwoMonths } from './burn-spans';
import type { DocumentContext, Doubt } from './candidate';
import { CHANGE_VERBS, RANGE_MARKS } from './cues';
import type { Link } from './link';
import { measure } from './measure';
import { isPlannedBehind } from './planned-behind';
import { endsAlternative, isBoundedSpan } from './spans-of-values';
import { cadence } from './surroundings';

/** Without a span it may be of any. */
const BURNED = /^(?:(?:cash )?(?:burned|burnt)|consumed)$/;

/** "Net burn: -$20k (i.e. cash-flow positive)": money that came in. */
export function signDoubt(tokens: readonly Token[], at: number, field: MetricField): Doubt | null {
  const token = tokens[at];
  if (field !== 'burnMonthlyUsd' || token?.kind !== 'number' || !token.number.signed) return null;
  const behind = tokens.slice(at + 1, at + 9).map((t) => t.text);
  return behind.some((text) => /(?:positive|profit|generat|inflow)/.test(text)) ? 'sign' : null;
}

/** The number is one end of a range, or one of several columns. */
export function rangeDoubt(
  tokens: readonly Token[],
  link: Link,
  next: number,
  field: MetricField,
  context: DocumentContext,
): Doubt | null {
  const before = tokens[link.number - 1]?.text ?? '';
  if (before === 'between' || isBoundedSpan(tokens, link.number)) return 'range';
  if (
    /^(?:-|–|to|and)$/.test(before) &&
    tokens[link.number - 2]?.kind === 'number' &&
    /^(?:suffix|at-burn|months-cash)$/.test(link.rule)
  ) {
    const lead = tokens[link.number - 3]?.text ?? '';
    const from = lead === 'from' || (/^(?:to|and)$/.test(before) && CHANGE_VERBS.has(lead));
    const other = tokens[link.number - 2];
    const percent = other?.kind === 'number' && other.number.kind === 'percent';
    if (!from && !percent && (before !== 'and' || lead === 'between')) return 'range';
  }
  if (endsAlternative(tokens, link.number, next)) return 'range';
  const mark = tokens[next]?.text ?? '';
  const glued = (tokens[next]?.start ?? 0) === (tokens[next - 1]?.end ?? -1);
  const other = tokens[next + 1];
  if (other?.kind !== 'number') return null;
  if (mark === '/' || mark === '|')
    return otherColumn(tokens, link, next + 1, field, context) ? 'range' : null;
  if (!RANGE_MARKS.has(mark)) return null;
  if (mark === '-' && !glued && other.number.kind !== 'plain') return null;
  if (measure(tokens, next + 1, field, context) === null) return null;
  return 'range';
}

/** "$5.5M / $5.8M / $5.0M": columns without headings, unless the second is named a plan. */
function otherColumn(
  tokens: readonly Token[],
  link: Link,
  at: number,
  field: MetricField,
  context: DocumentContext,
): boolean {
  const read = measure(tokens, at, field, context, true);
  // "Runway 20 months | 28 teammates", "Burn $31k | 14 months": a figure of its own.
  const unit = tokens[at + 1];
  const other = unit?.kind === 'anchor' && unit.anchor !== field;
  if (other || (field !== 'runwayMonths' && /^(?:months?|mos?)$/.test(unit?.text ?? '')))
    return false;
  const pair = tokens[link.anchor + 1]?.text === '/' || tokens[link.anchor - 1]?.text === '/';
  return (
    read !== null &&
    !pair &&
    !isPlannedBehind(tokens, read.next) &&
    !namesPlanSecond(tokens, read.next)
  );
}

/** "101k/95k (actual/plan)": the bracket names the two. */
const namesPlanSecond = (tokens: readonly Token[], open: number) =>
  /^\( (?:actuals?|act|current|now) (?:\/|\||vs|versus) (?:the |our )?(?:plan|planned|budget|target|goal|forecast|bud) \)/.test(
    tokens
      .slice(open, open + 6)
      .map((t) => t.text)
      .join(' '),
  );

/** Burn is monthly, MRR monthly and ARR yearly: another cadence puts the value in doubt. */
export function cadenceDoubt(
  tokens: readonly Token[],
  link: Link,
  near: number,
  field: MetricField,
): Doubt | null {
  if (field !== 'burnMonthlyUsd' && field !== 'mrrUsd' && field !== 'arrUsd') return null;
  // "ARR ended the month at $880k": a time, not how often.
  const named = field === 'arrUsd' && link.number > link.anchor;
  const stated =
    cadence(tokens, link.number > link.anchor ? near : link.number + 1) ??
    cadence(tokens, near) ??
    (named ? null : cadence(tokens, link.anchor + 1));
  if (field === 'arrUsd')
    return stated === 'month' && !/^(?:this|the|last)$/.test(leadOfMonth(tokens, near))
      ? 'cadence'
      : null;
  if (field === 'mrrUsd')
    return stated === 'year' &&
      /\/|per|annual/.test(
        tokens
          .slice(near, near + 4)
          .map((t) => t.text)
          .join(' '),
      )
      ? 'cadence'
      : null;
  return burnDoubt(tokens, link, near, stated);
}

/** "In Q1 we reached ARR of $3M with net burn of $870k." */
const opensStretch = (tokens: readonly Token[]) =>
  /^(?:in|for|during|over|across)$/.test(tokens[0]?.text ?? '') &&
  tokens.slice(1, 3).some((t) => t.kind === 'date' && /^(?:quarter|half|year)$/.test(t.date.grain));

function leadOfMonth(tokens: readonly Token[], from: number): string {
  for (let i = from; i < from + 6; i++)
    if (/^month/.test(tokens[i]?.text ?? '')) return tokens[i - 1]?.text ?? '';
  return '';
}

function burnDoubt(
  tokens: readonly Token[],
  link: Link,
  near: number,
  stated: string | null,
): Doubt | null {
  if (stated === 'month') return null;
  if (isOfOtherSpan(tokens, link, near)) return 'cadence';
  const from = Math.max(0, Math.min(link.anchor, link.number) - 6);
  const words = tokens.slice(from, near + 6);
  const monthly = words.some(
    (t) => /^(?:monthly|averaged|averaging|average|avg)$/.test(t.text) || /monthly/.test(t.text),
  );
  if (stated === 'quarter' || stated === 'year' || stated === 'week')
    return monthly && stated !== 'year' ? null : 'cadence';
  if (monthly) return null;
  // "Runway extends to Q3 2027 on current burn of $210k"
  if (/^(?:current|present|today's)$/.test(tokens[link.anchor - 1]?.text ?? '')) return null;
  if (isOfTwoMonths(tokens, link, near) || isOfLongSpan(tokens, link, near)) return 'cadence';
  const spans = words.filter((t) => t.kind === 'date');
  const longer = spans.some(
    (t) => t.kind === 'date' && t.date.grain !== 'month' && t.date.grain !== 'day',
  );
  if (longer || opensStretch(tokens)) return 'cadence';
  const between = tokens.slice(Math.max(0, link.anchor - 4), formerEnd(tokens, link));
  if (
    between.some((t) =>
      /^(?:quarter|year|quarterly|annual|total|totaled|totalled|cumulative)$/.test(t.text),
    )
  )
    return 'cadence';
  const verb = BURNED.test(tokens[link.anchor]?.text ?? '');
  return verb && spans.length === 0 ? 'cadence' : null;
}

/** Before the time of a former number: "from $110k a year ago to $80k" says nothing of how often. */
function formerEnd(tokens: readonly Token[], { anchor, number }: Link): number {
  const from = tokens.findIndex((t, i) => i > anchor && i < number && t.text === 'from');
  const began = tokens[from + 1]?.kind === 'number' && tokens[number - 1]?.text === 'to';
  const ago = tokens
    .slice(from + 2, number - 1)
    .map((t) => t.text)
    .join(' ');
  return from > 0 && began && AGO.test(ago) ? from : number;
}

const AGO = /^(?:an?|one|two|this time a) years? (?:ago|earlier|before)$/;

/** "$340k left", "11 months of runway". */
const isReserve = (tokens: readonly Token[], at: number) => {
  const number = tokens[at];
  if (number?.kind !== 'number') return false;
  if (number.number.currency !== null) return true;
  const behind = tokens[at + 2];
  return (
    /^(?:months?|mos?)$/.test(tokens[at + 1]?.text ?? '') &&
    (behind === undefined || /^(?:of|left|remaining|runway|[.,;)])$/.test(behind.text))
  );
};

/** "…, so 13 months left" says how far the cash goes, not for how long it was burned. */
function spanEnd(tokens: readonly Token[], near: number): number {
  const goesOn = /^(?:so|leaving|we|which|with|and)$/;
  const end = tokens.findIndex(
    (t, i) =>
      i >= near &&
      (t.text === 'and' ||
        (t.text === ',' && (goesOn.test(tokens[i + 1]?.text ?? '') || isReserve(tokens, i + 1)))),
  );
  return end < 0 ? near + 6 : Math.min(near + 6, end);
}

/** "burned $140k": nothing near says for how long. */
export const isSpanless = (tokens: readonly Token[], link: Link, near: number) =>
  BURNED.test(tokens[link.anchor]?.text ?? '') &&
  !tokens
    .slice(Math.max(0, link.anchor - 6), spanEnd(tokens, near))
    .some(
      (t) =>
        t.kind === 'date' ||
        /^(?:quarter|year|week|weekly|half|half-year|h[12]|quarterly|annual|total|totaled|totalled|cumulative|date|ytd|since|far|months|weeks|round)$/.test(
          t.text,
        ),
    );
