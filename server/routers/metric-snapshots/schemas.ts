import { z } from 'zod';
import { isCalendarDate } from '@/server/lib/dates';
import {
  integer,
  isoOut,
  key,
  limit,
  MOMENT_FORMATS,
  moment,
  number,
  optional,
  text,
} from '@/server/lib/fields';
import { companyRef } from '@/server/routers/portfolio/schemas';

const usd = () => z.number().nullable().meta({ description: 'USD' });

export const metricSnapshot = z
  .object({
    id: z.string(),
    companyId: z.string(),
    asOf: isoOut(),
    reportedPeriod: z.string().nullable(),
    mrrUsd: usd(),
    arrUsd: usd(),
    cashOnHandUsd: usd(),
    burnMonthlyUsd: usd(),
    runwayMonths: z.number().nullable(),
    postMoneyMarkedUsd: usd(),
    postMoneyImpliedUsd: usd(),
    lastRoundRevenueMultiple: z.number().nullable(),
    headcount: z.int().nullable(),
    grossMarginPct: z.number().nullable().meta({ description: '0 to 100' }),
    notes: z.string().nullable(),
    sourceUpdateId: z
      .string()
      .nullable()
      .meta({ description: 'The update that said so; it may be soft-deleted.' }),
    createdAt: isoOut(),
  })
  .meta({ id: 'MetricSnapshot', description: 'Numbers of a company at one moment.' });

export const metricSnapshotList = z
  .object({ items: z.array(metricSnapshot) })
  .meta({ id: 'MetricSnapshotList', description: 'Snapshots, the latest asOf first.' });

export const createSnapshotInput = z.object({
  ...companyRef,
  asOf: moment(),
  reportedPeriod: optional(text()),
  mrrUsd: optional(number()),
  arrUsd: optional(number()),
  cashOnHandUsd: optional(number()),
  burnMonthlyUsd: optional(number()),
  runwayMonths: optional(number()),
  postMoneyMarkedUsd: optional(number()),
  postMoneyImpliedUsd: optional(number()),
  lastRoundRevenueMultiple: optional(number()),
  headcount: optional(integer()),
  grossMarginPct: optional(z.number().min(0).max(100)),
  notes: optional(text()),
  sourceUpdateId: optional(key()),
});

const BOUND = 'a calendar date (UTC), or an ISO 8601 time taken exactly. Inclusive.';

/** The last moment that a calendar date or an ISO time includes. */
const lastMoment = () =>
  z
    .string()
    .transform((value) => (isCalendarDate(value) ? `${value}T23:59:59.999Z` : value))
    .meta({ description: `Last asOf: ${BOUND}`, anyOf: MOMENT_FORMATS })
    .pipe(moment());

export const listSnapshotsInput = z.object({
  ...companyRef,
  from: moment()
    .meta({ description: `First asOf: ${BOUND}`, anyOf: MOMENT_FORMATS })
    .optional(),
  to: lastMoment().optional(),
  limit: limit(100, 500),
});

export const pageInput = z.object({
  ...companyRef,
  limit: limit(100, 500),
  cursor: z.object({ asOf: moment(), createdAt: moment(), id: key() }).optional(),
});

export const snapshotPage = z.object({
  items: z.array(metricSnapshot),
  nextCursor: z.object({ asOf: isoOut(), createdAt: isoOut(), id: z.string() }).nullable(),
});

/** The metrics that the console charts, in its order. */
export const SERIES_METRICS = [
  'arrUsd',
  'mrrUsd',
  'burnMonthlyUsd',
  'cashOnHandUsd',
  'runwayMonths',
  'headcount',
  'grossMarginPct',
] as const;

export type SeriesMetric = (typeof SERIES_METRICS)[number];

export const seriesInput = z.object(companyRef);

const seriesPoint = z.object({ asOf: isoOut(), value: z.number() });

export const metricSeries = z.object({
  series: z.array(
    z.object({
      field: z.enum(SERIES_METRICS),
      points: z.array(seriesPoint),
      /** The value that the last one's yearly growth is counted from (decisions §8). */
      yearBefore: seriesPoint.nullable(),
    }),
  ),
});

export const snapshotRef = z.object({ ...companyRef, id: key() });
