import { count, months, percent, usd, usdShort } from '../../../../_lib/format';
import type { Snapshot } from '../../../../_lib/outputs';
import type { ChartPoint } from '../../../../_lib/plot';

export type MetricField =
  | 'arrUsd'
  | 'mrrUsd'
  | 'burnMonthlyUsd'
  | 'cashOnHandUsd'
  | 'runwayMonths'
  | 'headcount'
  | 'grossMarginPct';

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

/** The moments at which a number is known, the oldest first. */
export const pointsOf = (snapshots: readonly Snapshot[], field: MetricField): ChartPoint[] =>
  snapshots
    .flatMap((snapshot) => {
      const value = snapshot[field];
      if (value === null) return [];
      return { at: Date.parse(snapshot.asOf), asOf: snapshot.asOf, value };
    })
    .sort((a, b) => a.at - b.at);

/** How much the last value is above the first of the last twelve months, in percent. */
export function changeOver(
  points: readonly ChartPoint[],
): { percentage: number; since: string } | null {
  const last = points.at(-1);
  if (!last) return null;
  const yearBefore = last.at - 366 * 86_400_000;
  const first = points.find(({ at }) => at >= yearBefore);
  if (!first || first === last || first.value <= 0) return null;
  return { percentage: (last.value / first.value - 1) * 100, since: first.asOf };
}
