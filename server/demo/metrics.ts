import type { Calendar, Month } from './calendar';
import type { DemoCompany, Round } from './data/types';
import { type Random, randomOf } from './random';

/** What a company reports for one month. Money in USD, runway in months. */
export interface Figures {
  /** Months before the latest one. */
  ago: number;
  month: Month;
  mrrUsd?: number;
  arrUsd?: number;
  cashOnHandUsd: number;
  burnMonthlyUsd: number;
  runwayMonths?: number;
  headcount: number;
  grossMarginPct?: number;
  postMoneyMarkedUsd?: number;
  postMoneyImpliedUsd?: number;
  lastRoundRevenueMultiple?: number;
  /** The round that closed in this month. */
  round?: Round;
}

const roundTo = (value: number, step: number): number => Math.round(value / step) * step;
const oneDecimal = (value: number): number => Math.round(value * 10) / 10;

type Mix = (from: number, to: number, share: number) => number;
const straight: Mix = (from, to, share) => from + (to - from) * share;
const compound: Mix = (from, to, share) => from * (to / from) ** share;

/** The value at `progress` (0 to 1) of a course through evenly spread waypoints. */
function along(waypoints: readonly number[], progress: number, mix: Mix): number {
  const place = progress * (waypoints.length - 1);
  const from = waypoints[Math.floor(place)] ?? 0;
  const to = waypoints[Math.ceil(place)] ?? from;
  return mix(from, to, place - Math.floor(place));
}

/** The valuation in the books: the latest round or mark, before the first the entry valuation. */
export function markOf(company: DemoCompany, ago: number): number | undefined {
  const rounds = company.metrics.rounds ?? [];
  const latest = rounds.filter((round) => round.ago >= ago).at(-1);
  if (latest) return latest.post;
  return company.invested > ago ? company.entryPost : undefined;
}

/** What the market would pay for growth, as a multiple of ARR. */
const multipleFor = (growth: number): number => 5 + 5 * Math.min(Math.max(growth - 1, 0), 2.2);

function valuation(company: DemoCompany, figures: Figures, yearAgo: Figures | undefined) {
  const { arrUsd, ago } = figures;
  const growth = arrUsd && yearAgo?.arrUsd ? arrUsd / yearAgo.arrUsd : undefined;
  const round = company.metrics.rounds?.filter((r) => r.raised > 0 && r.ago >= ago).at(-1);
  const mark = markOf(company, ago);
  return {
    ...(mark === undefined ? {} : { postMoneyMarkedUsd: mark }),
    ...(arrUsd && growth
      ? { postMoneyImpliedUsd: roundTo(arrUsd * multipleFor(growth), 100_000) }
      : {}),
    ...(arrUsd && round ? { lastRoundRevenueMultiple: oneDecimal(round.post / arrUsd) } : {}),
  };
}

function operations(company: DemoCompany, progress: number, random: Random) {
  const { arr, burn, headcount, margin } = company.metrics;
  // The stream is read alike for every company, so that a new waypoint list shifts nothing.
  const [growthNoise, burnNoise, marginNoise] = [random.next(), random.next(), random.next()];
  const mrr =
    arr && roundTo((along(arr, progress, compound) / 12) * (0.99 + 0.02 * growthNoise), 100);
  return {
    ...(mrr === undefined ? {} : { mrrUsd: mrr, arrUsd: mrr * 12 }),
    burnMonthlyUsd: roundTo(along(burn, progress, straight) * (0.92 + 0.16 * burnNoise), 1000),
    headcount: Math.round(along(headcount, progress, straight)),
    ...(margin === undefined
      ? {}
      : { grossMarginPct: oneDecimal(along(margin, progress, straight) + 2 * marginNoise - 1) }),
  };
}

/**
 * A company's numbers month by month, oldest first, months that it never reported left out.
 * Revenue compounds between its waypoints; cash is what burn and rounds leave of it.
 */
export function figuresOf(company: DemoCompany, calendar: Calendar): Figures[] {
  const { from, until = 0, cash: start, rounds = [], skipped = [] } = company.metrics;
  const random = randomOf('metrics', company.slug);
  const all: Figures[] = [];
  let cash = start;
  for (let ago = from; ago >= until; ago -= 1) {
    const month = operations(company, (from - ago) / (from - until), random);
    const round = rounds.find((candidate) => candidate.ago === ago && candidate.raised > 0);
    cash += (round?.raised ?? 0) - (ago === from ? 0 : month.burnMonthlyUsd);
    const figures: Figures = {
      ago,
      month: calendar.month(ago),
      ...month,
      cashOnHandUsd: roundTo(cash, 1000),
      ...(month.burnMonthlyUsd > 0
        ? { runwayMonths: oneDecimal(cash / month.burnMonthlyUsd) }
        : {}),
      ...(round ? { round } : {}),
    };
    all.push({ ...figures, ...valuation(company, figures, all.at(-12)) });
  }
  return all.filter((figures) => !skipped.includes(figures.ago));
}
