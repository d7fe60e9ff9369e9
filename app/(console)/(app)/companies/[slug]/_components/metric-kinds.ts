import { type Change, percentChange, pointChange } from '../../../../_lib/change';
import { count, months, percent, usd, usdShort } from '../../../../_lib/format';
import { metricLabel } from '../../../../_lib/metric-labels';
import type { MetricSeries, Snapshot } from '../../../../_lib/outputs';
import type { ChartPoint } from '../../../../_lib/plot';

export type MetricField = MetricSeries['field'];

interface MetricKind {
  field: MetricField;
  label: string;
  /** In tables and tooltips. */
  format: (value: number | null | undefined) => string;
  /** In headlines and on axes. */
  short: (value: number | null | undefined) => string;
  /** True if more is worse. */
  inverse?: boolean;
}

/** The numbers that are charted, in their order. */
export const METRIC_KINDS: readonly MetricKind[] = [
  { field: 'arrUsd', label: 'ARR', format: usd, short: usdShort },
  { field: 'mrrUsd', label: 'MRR', format: usd, short: usdShort },
  { field: 'burnMonthlyUsd', label: 'Monthly burn', format: usd, short: usdShort, inverse: true },
  { field: 'cashOnHandUsd', label: 'Cash', format: usd, short: usdShort },
  { field: 'runwayMonths', label: 'Runway', format: months, short: months },
  { field: 'headcount', label: 'Headcount', format: count, short: count },
  { field: 'grossMarginPct', label: 'Gross margin', format: percent, short: percent },
];

/** A metric's values as a chart takes them. */
export const pointsOf = ({ points }: MetricSeries): ChartPoint[] =>
  points.map((point) => ({ ...point, at: Date.parse(point.asOf) }));

const UNCHARTED = [
  'postMoneyMarkedUsd',
  'postMoneyImpliedUsd',
  'lastRoundRevenueMultiple',
] as const;

/** The numbers of a snapshot that have no chart and no column of their own. */
export const otherNumbers = (snapshot: Pick<Snapshot, (typeof UNCHARTED)[number]>) =>
  UNCHARTED.flatMap((field) => {
    const value = snapshot[field];
    return value === null ? [] : [{ field, label: metricLabel(field), value }];
  });

/** How far the last value is from the one a year before (decisions §8); null if none is known. */
export function yearlyChange({ field, points, yearBefore }: MetricSeries): Change | null {
  const last = points.at(-1);
  if (!last || !yearBefore) return null;
  return field === 'grossMarginPct'
    ? pointChange(yearBefore.value, last.value)
    : percentChange(yearBefore.value, last.value, 0);
}
