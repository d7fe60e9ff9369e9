import { statedScale } from '../tables/scale';
import { monthNumber, monthRange, resolveYear, type DateValue } from '../tokens/calendar';
import type { Token } from '../tokens/tokenize';
import type { MetricField } from '../types';
import type { Candidate, DocumentContext } from './candidate';
import { besideForeign } from './beside-foreign';
import { isBesideChange } from './change-bracket';
import { cadenceDoubt, isSpanless, rangeDoubt, signDoubt } from './doubts';
import { endOfLastMonth } from './end-of-last-month';
import { exactBehind, exactBelow } from './exact-behind';
import { behindGap, isGapToPlan } from './gap-to-plan';
import type { Link } from './link';
import { isMoney, measure } from './measure';
import { otherDollars } from './other-dollars';
import { isInPieces, unitPrice } from './unit-price';
import { isPlannedBehind } from './planned-behind';
import type { Sentence } from './sentences';
import {
  bound,
  dateBefore,
  dateBehind,
  governorIndex,
  isFormer,
  opensPeriod,
} from './surroundings';

/** Turns a link between a name and a number into a candidate; null when it is no actual. */
export function buildCandidate(
  sentence: Sentence,
  link: Link,
  field: MetricField,
  gross: boolean,
  context: DocumentContext,
): Candidate | null {
  const { tokens } = sentence;
  const inLabel = link.rule === 'label' || link.rule === 'table';
  // "Burn ($K): 85" needs no note above it.
  const stated = isMoney(field) ? scaleStated(tokens, link) : 1;
  const local = context.lineScale === 1 || stated === 1 ? context : { ...context, lineScale: 1 };
  const read = measure(
    tokens,
    link.number,
    field,
    local,
    inLabel || /months?|mos/.test(tokens[link.anchor]?.text ?? ''),
  );
  const number = tokens[link.number];
  const anchor = tokens[link.anchor];
  if (read === null || number?.kind !== 'number' || anchor === undefined) return null;
  const behind = Math.max(read.next, link.anchor + 1);
  const near = link.number > link.anchor ? read.next : behind;
  const last = Math.max(link.anchor, link.number);
  if (isAboutOthers(tokens, last)) return null;
  const lastMonth = endOfLastMonth(tokens, last, context.received);
  const toPlan = isGapToPlan(tokens, link.number, near);
  const level = toPlan ? behindGap(tokens, near, field, context) : 0;
  if (level > 0) return buildCandidate(sentence, { ...link, number: level }, field, gross, context);
  if (
    opensPeriod(tokens, link.number) ||
    isPlannedBehind(tokens, near) ||
    toPlan ||
    (lastMonth === null && isFormer(tokens, clauseFrom(tokens, link), last)) ||
    isFormer(tokens, near, near + 4, true)
  )
    return null;
  const foreign = isMoney(field) ? besideForeign(tokens, link.number, read.next, field) : null;
  if (foreign !== null && foreign > 0)
    return buildCandidate(sentence, { ...link, number: foreign }, field, gross, context);
  const limit = bound(tokens, link.number);
  const written = number.number.scaled || number.number.currency !== null;
  const scale = read.doubt === 'unit' || !written ? stated : 1;
  const below = limit === 'short' && isMoney(field) ? exactBelow(tokens, read, link.number) : null;
  const other = isMoney(field) ? otherDollars(tokens, link, near) : null;
  const each = unitPrice(tokens, near, field);
  const doubt =
    (other === null && foreign === null ? null : 'currency') ??
    (each === null ? null : 'each') ??
    (isInPieces(tokens, link.number, link.anchor) ? 'digits' : null) ??
    (scale > 1 ? null : read.doubt) ??
    (limit === 'short' && below === null ? 'short' : null) ??
    signDoubt(tokens, link.number, field) ??
    rangeDoubt(tokens, link, read.next, field, context) ??
    cadenceDoubt(tokens, link, near, field) ??
    (isBesideChange(tokens, link.anchor, link.number) ? 'change' : null);
  const monthly =
    doubt === 'cadence' && field === 'burnMonthlyUsd' ? monthlyBehind(tokens, near) : null;
  if (monthly !== null)
    return buildCandidate(sentence, { ...link, number: monthly }, field, gross, context);
  const exact = limit === 'least' ? exactBehind(tokens, read, field, context) : below;
  const end = tokens[(exact ?? read).next - 1];
  return {
    field,
    value: (exact ?? read).value * scale,
    step: (exact ?? read).step * scale,
    atLeast: limit === 'least' && exact === null,
    ruleId: `metric.${field}.${link.rule}`,
    confidence: limit === 'least' ? link.confidence - 0.15 : link.confidence,
    date:
      link.date ??
      lastMonth ??
      statedDate(field, behindDate(tokens, near, field, read.value), context) ??
      (saysNow(tokens, link) ? null : dateBefore(tokens, Math.min(link.anchor, link.number))) ??
      dateBetween(tokens, link),
    doubt,
    ...(lastMonth !== null || opensLastMonth(tokens, link) ? { lastMonth: true } : {}),
    ...(doubt === 'cadence' && isSpanless(tokens, link, near) ? { spanless: true } : {}),
    gross: gross || (field === 'burnMonthlyUsd' && isGross(tokens, link, read.next)),
    start: Math.min(anchor.start, number.start),
    end: Math.max(anchor.end, end?.end ?? number.end, other ?? 0, each ?? 0),
  };
}

/** "burned $336K in the quarter, i.e. $112K/month": the number that tells it per month. */
function monthlyBehind(tokens: readonly Token[], from: number): number | null {
  let mark = false;
  for (let i = from; i < tokens.length && i < from + 12; i++) {
    const token = tokens[i];
    if (token?.kind === 'number') {
      const words = tokens
        .slice(i + 1, i + 4)
        .map((t) => t.text)
        .join(' ');
      const month = /^(?:\/ (?:mo|month)|(?:per|a|each|every) month|monthly)\b/.test(words);
      return mark && month && token.number.currency !== null ? i : null;
    }
    if (/^(?:,|\(|=|–|—|or|ie|so)$/.test(token?.text ?? '')) mark = true;
    else if (
      token?.kind !== 'date' &&
      !/^(?:in|over|during|for|the|quarter|half|half-year|h1|h2|year|six|nine|months|first|second|past|this|last|full|whole|i|e|\.|that|is|was|that's|which|about|around|roughly|~|an|average|averaging|of|net|in total|total)$/.test(
        token?.text ?? '',
      )
    )
      return null;
  }
  return null;
}

/** "Headcount 31 (June 30)", "Runway: 12 months (Aug 12)": beside such a count the bracket holds that of the month, no day. */
function behindDate(tokens: readonly Token[], near: number, field: MetricField, value: number) {
  const date = dateBehind(tokens, near);
  const bracket = tokens[near]?.text === '(' && tokens[near + 1]?.kind === 'date';
  const counted = field === 'headcount' || field === 'runwayMonths';
  if (!counted || !bracket || date?.grain !== 'day' || date.day === null) return date;
  return date.day > value / 2 && date.day < value * 1.5 ? null : date;
}

/** "18 months (June 2027)" says when the money ends, not when that was so. */
function statedDate(field: MetricField, date: DateValue | null, context: DocumentContext) {
  if (field !== 'runwayMonths' || date === null) return date;
  const range = monthRange(resolveYear(date, context.received));
  return range !== null && range.first > monthNumber(context.received) ? null : date;
}

/** "ARR ($M): 5.2", "Cash 1,100 (K$)": the scale stands with the name, or right behind the number. */
function scaleStated(tokens: readonly Token[], link: Link): number {
  const between = scaleBetween(tokens, link);
  if (between > 1 || tokens[link.number + 1]?.text !== '(') return between;
  const close = tokens.findIndex((t, i) => i > link.number && t.text === ')');
  const bracket = tokens.slice(link.number + 1, close + 1).map((t) => t.text);
  if (!UNIT_ALONE.test(bracket.join(''))) return 1;
  return Math.max(
    statedScale(bracket.join('')),
    statedScale(bracket.join(' ')),
    scaleOfSigns(bracket),
  );
}

/** "(in $M)" */
const scaleOfSigns = (bracket: readonly string[]) =>
  statedScale(`(${bracket.filter((text) => !/^(?:\(|\)|in)$/.test(text)).join('')})`);

const UNIT_ALONE =
  /^\((?:us|usd|\$|in|k|m|mm|000s?|'|thousands?|millions?|kusd|musd|,){1,5}(?<!\(mm?)\)$/;

function scaleBetween(tokens: readonly Token[], link: Link): number {
  const words = tokens
    .slice(link.anchor + 1, Math.max(link.anchor + 1, link.number))
    .map((t) => t.text);
  // "(in $ thousands)", "(in thousands of dollars)" are told by their words, "($'000)" by its marks.
  for (const text of [words.join(''), words.join(' ')]) {
    const unit = UNIT_IN_BRACKETS.exec(text)?.[1];
    const scale = unit === undefined ? 1 : statedScale(`(${unit.trim().replaceAll(',', ', ')})`);
    if (scale > 1) return scale;
  }
  return 1;
}

const UNIT_IN_BRACKETS =
  /\( ?((?:(?:us|usd|\$|dollars|in|of|k|m|mm|000s?|'|thousands?|millions?|kusd|musd|,) ?){1,6})(?:\/ ?(?:mo|mth|month))? ?\)/;

/** "Their ARR is $50M", "competitor Foo has …": somebody else's numbers. */
function isAboutOthers(tokens: readonly Token[], to: number): boolean {
  return tokens
    .slice(Math.max(0, to - 16), to)
    .some((t) =>
      /^(?:they|they're|they've|their|them|his|her|competitors?|competitor's|rivals?|incumbents?|acquirer|peers|comps|benchmark|benchmarks|industry|typical|typically|median|companies|startups|reportedly|rumored|rumoured)$/.test(
        t.text.replace(/'s$/, ''),
      ),
    );
}

/** "$150k (gross)", "gross $150k". */
function isGross(tokens: readonly Token[], link: Link, next: number): boolean {
  if (tokens[link.number - 1]?.text === 'gross' || tokens[next]?.text === 'gross') return true;
  return tokens[next]?.text === '(' && tokens[next + 1]?.text === 'gross';
}

/** "Last month we hit $45k MRR": of last month, unless the sentence goes on to now. */
function opensLastMonth(tokens: readonly Token[], link: Link): boolean {
  const at = tokens[0]?.text === 'in' || tokens[0]?.text === 'the' ? 1 : 0;
  if (
    tokens[at]?.text !== 'last' ||
    !/^(?:month|quarter|week|year)$/.test(tokens[at + 1]?.text ?? '')
  )
    return false;
  return !tokens
    .slice(at + 2, Math.min(link.anchor, link.number))
    .some((t) => /^(?:but|now|today|this|while|currently|since|we're)$/.test(t.text));
}

/** Back to where a present verb or "now" breaks with what was said before. */
function clauseFrom(tokens: readonly Token[], link: Link): number {
  let from = Math.min(link.anchor, link.number);
  // "from $500k a year ago to $1.5M": the time belongs to the first number.
  if (tokens[from - 1]?.text === 'to') return from;
  const to = governorIndex(tokens, link.number);
  const began = tokens
    .slice(from, to)
    .some((t, i) => t.kind === 'number' && tokens[from + i - 1]?.text === 'from');
  if (tokens[to]?.text === 'to' && began) return to;
  while (
    from > 0 &&
    !closesValue(tokens, from - 1) &&
    !/^(?:but|now|today|while|is|are|stands|currently|reached|hit|grew)$/.test(
      tokens[from - 1]?.text ?? '',
    )
  )
    from--;
  return from;
}

/** "MRR at $22K (last month: $21K), cash at …": a bracket with a number ends what it belongs to. */
function closesValue(tokens: readonly Token[], close: number): boolean {
  if (tokens[close]?.text !== ')') return false;
  for (let i = close - 1; i >= 0 && i > close - 12; i--) {
    if (tokens[i]?.kind === 'number') return true;
    if (tokens[i]?.text === '(') return false;
  }
  return false;
}

/** "We were 11 in July, and we're now 13": a time told before it is not that of the number. */
const saysNow = (tokens: readonly Token[], { anchor, number }: Link) =>
  tokens
    .slice(Math.min(anchor, number), Math.max(anchor, number))
    .some((t) => /^(?:now|today|currently)$/.test(t.text));

/** "from $390k in H2 2025 to $310k": the date of the number that it came from. */
const isOfStart = (tokens: readonly Token[], date: number) => {
  if (tokens[date + 1]?.text !== 'to') return false;
  const led = tokens.slice(Math.max(0, date - 5), date);
  const from = led.findLastIndex((t) => t.text === 'from');
  return from >= 0 && led[from + 1]?.kind === 'number';
};

function dateBetween(tokens: readonly Token[], link: Link) {
  const [from, to] = [Math.min(link.anchor, link.number), Math.max(link.anchor, link.number)];
  // ", which had dipped to 64% in December, is back at …": of what stands in the aside.
  const aside =
    tokens[from + 1]?.text === ',' && /^(?:which|that|having)$/.test(tokens[from + 2]?.text ?? '');
  const close = aside ? tokens.findIndex((t, i) => i > from + 2 && i < to && t.text === ',') : -1;
  for (let i = Math.max(from + 1, close); i < to; i++) {
    const token = tokens[i];
    if (
      token?.kind === 'date' &&
      !isOfStart(tokens, i) &&
      !/^(?:since|from|by|until|than|vs|till)$/.test(tokens[i - 1]?.text ?? '')
    )
      // "peaked at $1.5M in May and is now $1.35M"
      return tokens.slice(i, to).some((t) => /^(?:now|today|currently)$/.test(t.text))
        ? null
        : token.date;
  }
  return null;
}
