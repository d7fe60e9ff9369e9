import type { Token } from '../tokens/tokenize';
import type { MetricField } from '../types';
import type { DocumentContext, Doubt } from './candidate';
import { NEW_PLACE } from './cues';
import { endsMoneyRange } from './money-ranges';
import { isInParts } from './number-parts';
import { isBesideName } from './people-compared';
import { countsOthers } from './counted-others';
import { isNotInSeat } from './people-elsewhere';

/** A number read in the unit of a metric. */
export interface Measure {
  value: number;
  step: number;
  doubt: Doubt | null;
  /** Index behind the number and its unit words. */
  next: number;
}

const MONEY = new Set<MetricField>([
  'mrrUsd',
  'arrUsd',
  'cashOnHandUsd',
  'burnMonthlyUsd',
  'postMoneyMarkedUsd',
  'postMoneyImpliedUsd',
]);
const MONTH_UNITS = new Set(
  "month months mo mos mth mths monthes month’s months’ months' mois meses monate monaten m".split(
    ' ',
  ),
);
const YEAR_UNITS = new Set(['year', 'years', 'yr', 'yrs']);
const OTHER_UNITS = new Set(
  (
    'week weeks day days hour hours people person persons employees fte ftes customers clients users seats logos ' +
    'pilots deals markets countries cities bps pp pts points point leads demos x times engineers stores locations sites units'
  ).split(' '),
);
/** "team of 5 engineers": a part of the team. */
const ROLES =
  /^(?:engineers?|developers?|designers?|reps?|salespeople|sellers|interns?|contractors?|freelancers?|founders|scientists|researchers|doctors|nurses|drivers|volunteers|advisors|aes|sdrs|open|new|hires|joiners|applicants|candidates)$/;
const LEAST_UNMARKED_MONEY = 1000;

/** Whether the metric is an amount of money. */
export const isMoney = (field: MetricField) => MONEY.has(field);

/** Reads the number at `at` as a value of `field`; null when it cannot be one. */
export function measure(
  tokens: readonly Token[],
  at: number,
  field: MetricField,
  context: DocumentContext,
  unitInLabel = false,
): Measure | null {
  const token = tokens[at];
  if (token?.kind !== 'number') return null;
  if (MONEY.has(field)) return measureMoney(tokens, at, field, context);
  const { number } = token;
  if (number.currency !== null || isMinus(token)) return null;
  if (field === 'grossMarginPct') {
    const plain =
      number.kind === 'plain' &&
      !number.scaled &&
      number.value >= 2 &&
      !isUnit(tokens, at + 1) &&
      !isFraction(tokens, at);
    if (number.kind !== 'percent' && !plain) return null;
    if (number.value > 100) return null;
    return { value: number.value, step: number.step, doubt: null, next: at + 1 };
  }
  if (field === 'runwayMonths' && /^~?\d{1,2}(?:\.\d)?m$/.test(token.text))
    return endsMoneyRange(tokens, at)
      ? null
      : { value: number.value / 1e6, step: number.step / 1e6, doubt: null, next: at + 1 };
  if (number.kind !== 'plain' || number.scaled) return null;
  if (field === 'runwayMonths')
    return measureMonths(tokens, at, number.value, number.step, unitInLabel);
  if (field === 'headcount') {
    if (!Number.isInteger(number.value) || number.value < 1 || number.value > 200_000) return null;
    const [next, after] = [tokens[at + 1]?.text ?? '', tokens[at + 2]?.text ?? ''];
    if (isBesideName(tokens, at) || isNotInSeat(tokens, at) || countsOthers(tokens, at))
      return null;
    if (ROLES.test(next) && !(next === 'new' && NEW_PLACE.test(after))) return null;
    return { value: number.value, step: 1, doubt: null, next: at + 1 };
  }
  return null;
}

/** "three quarters", "four fifths", "eight out of ten": no number of percent. */
export const isFraction = (tokens: readonly Token[], at: number): boolean =>
  /^(?:halves|thirds?|quarters|fourths|fifths?|sixths?|eighths?|ninths?|tenths?)$/.test(
    tokens[at + 1]?.text ?? '',
  ) ||
  (/^(?:in|of|out)$/.test(tokens[at + 1]?.text ?? '') &&
    tokens.slice(at + 2, at + 4).some((t) => /^(?:ten|10|five|5|hundred)$/.test(t.text)));

/** A written minus or plus; a bracketed amount is only a way of writing it. */
function isMinus(token: Token): boolean {
  return token.kind === 'number' && token.number.signed;
}

function isUnit(tokens: readonly Token[], at: number): boolean {
  const text = unitText(tokens, at);
  return OTHER_UNITS.has(text) || MONTH_UNITS.has(text) || YEAR_UNITS.has(text);
}

function unitText(tokens: readonly Token[], at: number): string {
  const token = tokens[at];
  // "months runway" is one name.
  return (token?.text === '-' ? tokens[at + 1]?.text : token?.text)?.split(' ')[0] ?? '';
}

function measureMonths(
  tokens: readonly Token[],
  at: number,
  value: number,
  step: number,
  unitInLabel: boolean,
): Measure | null {
  const dash = tokens[at + 1]?.text === '-' && tokens[at + 1]?.start === tokens[at]?.end ? 1 : 0;
  const unit = tokens[at + 1 + dash]?.text ?? '';
  const half = andAHalf(tokens, at + 1);
  if (half > 0) {
    const years = YEAR_UNITS.has(tokens[half]?.text ?? '');
    if (!years && !MONTH_UNITS.has(tokens[half]?.text ?? '')) return null;
    return { value: (value + 0.5) * (years ? 12 : 1), step: 1, doubt: null, next: half + 1 };
  }
  if (value <= 0 || value > 240) return null;
  if (MONTH_UNITS.has(unit)) return { value, step, doubt: null, next: at + 2 + dash };
  if (YEAR_UNITS.has(unit))
    return { value: value * 12, step: step * 12, doubt: null, next: at + 2 + dash };
  if (OTHER_UNITS.has(unit)) return null;
  const known = unitInLabel || isComparedInMonths(tokens, at + 1);
  return { value, step, doubt: known ? null : 'unit', next: at + 1 };
}

/** "22 vs 21 months", "22 (was 21 months)": the unit stands behind the number compared with. */
function isComparedInMonths(tokens: readonly Token[], from: number): boolean {
  let at = from;
  while (
    at < from + 4 &&
    /^(?:\(|vs|versus|against|was|from|up|down|\.)$/.test(tokens[at]?.text ?? '')
  )
    at++;
  const other = tokens[at];
  return (
    at > from &&
    other?.kind === 'number' &&
    other.number.kind === 'plain' &&
    MONTH_UNITS.has(tokens[at + 1]?.text ?? '')
  );
}

/** Index behind "and a half", 0 without it. */
function andAHalf(tokens: readonly Token[], at: number): number {
  const words = tokens.slice(at, at + 3).map((t) => t.text);
  return words.join(' ') === 'and a half' ? at + 3 : 0;
}

function measureMoney(
  tokens: readonly Token[],
  at: number,
  field: MetricField,
  context: DocumentContext,
): Measure | null {
  const token = tokens[at];
  if (token?.kind !== 'number' || token.number.kind !== 'plain') return null;
  const { number } = token;
  if (field !== 'burnMonthlyUsd' && isMinus(token)) return null;
  if (number.currency === null && isUnit(tokens, at + 1)) return null;
  const grouped = number.ambiguous && !number.scaled && context.dotThousands ? 1000 : 1;
  const base = {
    value: Math.abs(number.value) * grouped,
    step: number.step * grouped,
    next: at + 1,
  };
  if (isInParts(tokens, at)) return { ...base, doubt: 'digits' };
  // "US$ 73 mil" a month: rather thousands than millions.
  if (/^(?:mrr|burn)/.test(field) && /mil$/.test(token.text) && base.value >= MOST_USD.month)
    return { ...base, doubt: 'digits' };
  const explicit = /us|u\.s/.test(token.text);
  if (number.currency !== null && number.currency !== 'USD') {
    const dollars = dollarEquivalent(tokens, at);
    if (dollars !== null)
      return { value: dollars.value, step: dollars.step, doubt: null, next: dollars.next };
    return { ...base, doubt: 'currency' };
  }
  if (!explicit && context.statedCurrency !== null) return { ...base, doubt: 'currency' };
  if (number.currency === null && context.mostlyForeign) return { ...base, doubt: 'currency' };
  if (number.ambiguous && grouped === 1) return { ...base, doubt: 'digits' };
  const scale = number.scaled || number.value === 0 ? 1 : scaleOf(base.value, field, context);
  if (scale === null) return { ...base, doubt: 'unit' };
  if (scale > 1)
    return { value: base.value * scale, step: base.step * scale, next: at + 1, doubt: null };
  if (!number.scaled && base.value < LEAST_UNMARKED_MONEY && number.value !== 0)
    return { ...base, doubt: 'unit' };
  return { ...base, doubt: null };
}

const MOST_USD = { month: 10_000_000, whole: 100_000_000 };
/** An amount as great as this is in dollars, whatever a note says. */
const SURELY_USD = 1_000_000;
const LEAST_USD = 10_000;

/** By what "in thousands" above it multiplies a bare amount; null where it may be meant either way. */
export function scaleOf(
  value: number,
  field: MetricField,
  { scaleNote, lineScale }: DocumentContext,
): number | null {
  if (scaleNote === null || lineScale === 1 || value >= SURELY_USD) return 1;
  // The note stands elsewhere, or does not speak of it.
  if (lineScale === null || scaleNote.excepted.has(field)) return value < LEAST_USD ? null : 1;
  const most = /^(?:mrr|burn)/.test(field) ? MOST_USD.month : MOST_USD.whole;
  return value * lineScale < most ? lineScale : null;
}

/** "(", "/", "or", ", about" behind an amount: the same in another money. */
function converts(tokens: readonly Token[], at: number): boolean {
  const [mark, next] = [tokens[at]?.text ?? '', tokens[at + 1]?.text ?? ''];
  if (/^\(/.test(mark) || /^(?:\/|or|≈|=|equals|equal|equalling|corresponds)$/.test(mark))
    return true;
  return (
    mark === ',' && /^(?:or|about|approx|approximately|roughly|i|i\.e|ie|circa|ca)$/.test(next)
  );
}

/** Behind "/month", "per month", "monthly" or the name of the recurring revenue itself. */
function behindSpan(tokens: readonly Token[], from: number): number {
  const [mark, unit] = [tokens[from], tokens[from + 1]?.text ?? ''];
  if (/^(?:\/|per|a|each)$/.test(mark?.text ?? '') && /^(?:mo|mth|month|m)$/.test(unit))
    return from + 2;
  const own = mark?.kind === 'anchor' && /^[am]rrUsd$/.test(mark.anchor);
  return own || /^(?:monthly|pm)$/.test(mark?.text ?? '') ? from + 1 : from;
}

/** "€41k ($45k)", "€90k/month ($98k)": the writer's own conversion. */
function dollarEquivalent(tokens: readonly Token[], at: number) {
  const from = behindSpan(tokens, at + 1);
  for (let i = from; i < tokens.length && i <= from + 5; i++) {
    const token = tokens[i];
    if (token?.kind === 'number') {
      const opened = converts(tokens, from);
      if (!opened || token.number.currency !== 'USD' || token.number.kind !== 'plain') return null;
      // "$1.8M AUD ($1.7M)": of the same dollars.
      if (/(?<![a-z])\$/.test(tokens[at]?.text ?? '') && !/us|u\.s/.test(token.text)) return null;
      return { value: token.number.value, step: token.number.step, next: i + 1 };
    }
    if (
      token === undefined ||
      !/^(?:\(|\/|~|≈|=|about|around|roughly|approx|approximately|ca|c|circa|or|i\.e|i|e|ie|equals|equal|equalling|corresponds|to|,|\.)$/.test(
        token.text,
      )
    )
      return null;
  }
  return null;
}
