import {
  formatPeriod,
  monthNumber,
  monthRange,
  resolveYear,
  type DateValue,
} from '../tokens/calendar';
import { METRIC_FIELDS, type MetricField } from '../types';
import { type Candidate, isOfRound } from './candidate';
import { lastDays } from './last-days';
import { ofMonthAlone, withoutCounted } from './month-alone';

/** What is left of a metric's readings: a value, or the reason why a person must look. */
export type Outcome =
  | { field: MetricField; kind: 'value'; chosen: Candidate }
  | { field: MetricField; kind: 'doubt'; readings: Candidate[]; conflict: boolean };

/**
 * Settles each metric on one value, or on a question.
 * @param told the period where the update surely reports it, not where some statement names a month
 */
export function reconcile(
  candidates: readonly Candidate[],
  period: DateValue | null,
  received: Date,
  told: DateValue | null = period,
): Outcome[] {
  const outcomes: Outcome[] = [];
  for (const field of METRIC_FIELDS) {
    const all = candidates.filter((c) => c.field === field);
    const current = all.filter((c) => c.doubt !== 'column' && isCurrent(c, period, received));
    const own = current.filter((c) => !isLater(c, told, received));
    const later = current.filter((c) => isLater(c, told, received)).map(asLater);
    const others = own.length > 0 ? [] : [...later, ...ofOtherTimes(all, period, received)];
    if (own.length > 0) outcomes.push(settle(field, own, period, received));
    else if (others.length > 0)
      outcomes.push({ field, kind: 'doubt', readings: others.slice(0, 3), conflict: false });
  }
  return checkRecurring(checkBurn(outcomes, period));
}

/** How many months behind the reported one a value may lie to be asked about. */
const NEAR = 3;

/** A metric told only of shortly before the reported month, or in a table that lacks its column. */
function ofOtherTimes(
  all: readonly Candidate[],
  period: DateValue | null,
  received: Date,
): Candidate[] {
  const reported = period?.grain === 'month' ? monthRange(period) : null;
  return all.flatMap((c) => {
    if (c.doubt === 'column') return [c];
    const range = c.date === null ? null : monthRange(resolveYear(c.date, received));
    if (reported === null || range === null || c.doubt !== null) return [];
    const near = range.last < reported.last && range.last >= reported.last - NEAR;
    return near ? [{ ...c, doubt: 'former' as const }] : [];
  });
}

/**
 * Of a day or month soon behind the reported period: "As of today (Nov 12) cash is $2M" in the update
 * for October. The first day of the next month tells what the period ended with.
 */
function isLater({ field, date }: Candidate, period: DateValue | null, received: Date): boolean {
  const reported = period === null ? null : monthRange(period);
  if (date === null || reported === null || isOfRound(field)) return false;
  if (!/^(?:day|month)$/.test(date.grain) || date.day === 1) return false;
  const range = monthRange(resolveYear(date, received));
  return range !== null && range.first > reported.last && range.first <= reported.last + NEAR;
}

const asLater = (candidate: Candidate): Candidate => ({
  ...candidate,
  doubt: candidate.doubt ?? 'later',
});

/** Neither before the reported period nor after the day the update came. */
function isCurrent(candidate: Candidate, period: DateValue | null, received: Date): boolean {
  if (candidate.date === null) return true;
  const range = monthRange(resolveYear(candidate.date, received));
  if (range === null) return true;
  if (range.first > monthNumber(received)) return false;
  const reported = period === null ? null : monthRange(period);
  if (reported === null) return range.last >= monthNumber(received) - 4;
  return (
    range.last >= reported.last ||
    (candidate.date.grain === 'year' && range.last >= reported.first) ||
    (reported.first <= range.first && range.last <= reported.last)
  );
}

function settle(
  field: MetricField,
  all: readonly Candidate[],
  period: DateValue | null,
  received: Date,
): Outcome {
  const net = all.filter((c) => !c.gross);
  const dated = lastDays(newest(net.length > 0 ? net : all, period, received), received);
  const current = dated.filter((c) => c.lastMonth !== true);
  const whole = ofWholePeriod(
    field,
    current.some((c) => c.doubt === null) ? current : dated,
    period,
  );
  const pool = ofMonthAlone(withoutCounted(whole), period).map((c) =>
    c.spanless === true && period?.grain === 'month' ? { ...c, doubt: null } : c,
  );
  const sure = pool.filter((c) => c.doubt === null);
  if (sure.length === 0)
    return { field, kind: 'doubt', readings: pool.slice(0, 3), conflict: false };
  const finest = [...sure].sort(
    (a, b) =>
      Number(a.atLeast) - Number(b.atLeast) || a.step - b.step || b.confidence - a.confidence,
  )[0];
  if (finest === undefined) return { field, kind: 'doubt', readings: pool, conflict: false };
  const other = sure.find((c) => !agrees(c, finest));
  if (other !== undefined)
    return { field, kind: 'doubt', readings: [finest, other], conflict: true };
  return { field, kind: 'value', chosen: finest };
}

/** A margin of the whole year is not the quarter's; a quarter's average burn outweighs one of its months. */
function ofWholePeriod(
  field: MetricField,
  pool: readonly Candidate[],
  period: DateValue | null,
): readonly Candidate[] {
  if (field === 'grossMarginPct' && period !== null && period.grain !== 'year') {
    const own = pool.filter((c) => c.date?.grain !== 'year');
    return own.some((c) => c.doubt === null) ? own : pool;
  }
  if (field !== 'burnMonthlyUsd' || period === null || period.grain === 'month') return pool;
  const whole = pool.filter((c) => c.date?.grain !== 'month' && c.date?.grain !== 'day');
  return whole.some((c) => c.doubt === null) ? whole : pool;
}

/** Of dated readings inside the reported period, only those of its end count. */
function newest(pool: readonly Candidate[], period: DateValue | null, received: Date): Candidate[] {
  const endOf = (c: Candidate) => {
    const range = c.date === null ? null : monthRange(resolveYear(c.date, received));
    return range?.last ?? null;
  };
  const reported = period === null ? null : (monthRange(period)?.last ?? null);
  const ends = pool.map(endOf).filter((end) => end !== null);
  if (ends.length === 0) return [...pool];
  const target = reported !== null && ends.includes(reported) ? reported : Math.max(...ends);
  return pool.filter((c) => (endOf(c) ?? target) === target);
}

/** Equal as far as the coarser of the two is written. */
function agrees(a: Candidate, b: Candidate): boolean {
  if (a.value === b.value) return true;
  const coarse = a.step >= b.step ? a : b;
  const fine = coarse === a ? b : a;
  if (coarse.atLeast && fine.value >= coarse.value && fine.value <= coarse.value * 1.25)
    return true;
  const apart = Math.abs(a.value - b.value);
  return apart <= coarse.step * 0.501 && apart <= fine.value * 0.05;
}

/** How far a year's worth of the monthly revenue may lie from the annual one, one way or the other. */
const MAX_APART = 2;
/** Names that stand right at their numbers. */
const isLabelled = ({ ruleId }: Candidate) => /\.(?:label|table|against-goal)$/.test(ruleId);

/**
 * "We finished at $3.14M ARR … That is $3k of MRR": one of the two is of a part or of another firm. A
 * labelled one stands beside one in passing; otherwise both are asked about.
 */
function checkRecurring(outcomes: Outcome[]): Outcome[] {
  const chosen = outcomes.flatMap((o) => (o.kind === 'value' ? [o.chosen] : []));
  const mrr = chosen.find((c) => c.field === 'mrrUsd');
  const arr = chosen.find((c) => c.field === 'arrUsd');
  if (mrr === undefined || arr === undefined || mrr.value === 0 || arr.value === 0) return outcomes;
  const ratio = arr.value / (mrr.value * 12);
  if (ratio <= MAX_APART && ratio >= 1 / MAX_APART) return outcomes;
  const passing = [mrr, arr].filter((c) => !isLabelled(c));
  const doubted = passing.length === 1 ? passing : [mrr, arr];
  return outcomes.map((o) =>
    o.kind === 'value' && doubted.includes(o.chosen)
      ? {
          field: o.field,
          kind: 'doubt',
          readings: [{ ...o.chosen, doubt: 'part' }],
          conflict: false,
        }
      : o,
  );
}

/** How many months' burn fits cash and runway, where it is none of one month. */
const STRETCHES = [3, 6, 12];

/** Burn, cash and runway must fit: they tell that a burn of open span is a month's, or that it is a longer one's. */
function checkBurn(outcomes: Outcome[], period: DateValue | null): Outcome[] {
  const value = (field: MetricField) => {
    const outcome = outcomes.find((o) => o.field === field);
    return outcome?.kind === 'value' ? outcome.chosen : null;
  };
  const [cash, runway] = [value('cashOnHandUsd'), value('runwayMonths')];
  return outcomes.map((outcome) => {
    if (outcome.field !== 'burnMonthlyUsd') return outcome;
    const burn = outcome.kind === 'value' ? outcome.chosen : headedBurn(outcome.readings);
    if (burn === null || burn.value === 0) return outcome;
    const { field } = outcome;
    const months =
      cash === null || runway === null ? null : (runway.value * burn.value) / cash.value;
    const fits = months !== null && months > 0.75 && months < 1.34;
    if (outcome.kind === 'doubt')
      return fits ? { field, kind: 'value', chosen: { ...burn, doubt: null } } : outcome;
    const longer = STRETCHES.some((n) => months !== null && Math.abs(months / n - 1) < 0.134);
    const ofLongLetter = burn.spanOpen === 'unsaid' && /^(?:half|year)$/.test(period?.grain ?? '');
    if (!longer && (fits || !ofLongLetter)) return outcome;
    return { field, kind: 'doubt', readings: [{ ...burn, doubt: 'cadence' }], conflict: false };
  });
}

/** A burn that nothing but its heading makes one of more than a month. */
const headedBurn = ([burn, ...more]: readonly Candidate[]) =>
  burn?.spanOpen === 'headed' && more.every(({ value }) => value === burn.value) ? burn : null;

/** The period a value belongs to: its own date where it has one, else the reported period. */
export function periodOf(
  candidate: Candidate,
  period: DateValue | null,
  received: Date,
): string | null {
  if (period !== null) return formatPeriod(period);
  return candidate.date === null ? null : formatPeriod(resolveYear(candidate.date, received));
}
