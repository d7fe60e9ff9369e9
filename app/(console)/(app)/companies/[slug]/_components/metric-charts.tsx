'use client';

import { AreaChart } from '../../../../_components/area-chart';
import { changeText } from '../../../../_lib/change';
import { day, month } from '../../../../_lib/format';
import type { MetricSeries } from '../../../../_lib/outputs';
import { METRIC_KINDS, pointsOf, yearlyChange } from './metric-kinds';

interface Props {
  kind: (typeof METRIC_KINDS)[number];
  series: MetricSeries;
}

function YearlyChange({ kind, series }: Props) {
  const change = yearlyChange(series);
  if (!change) return null;
  const good = kind.inverse ? change.by < 0 : change.by > 0;
  const tone = change.by === 0 ? 'text-muted' : good ? 'text-positive' : 'text-negative';
  return (
    <span
      className="text-xs whitespace-nowrap tabular-nums"
      title={`${kind.format(series.yearBefore?.value)} on ${day(series.yearBefore?.asOf)}`}
    >
      <span className={tone}>{changeText(change)}</span> <span className="text-faint">YoY</span>
    </span>
  );
}

function MetricChart({ kind, series }: Props) {
  const points = pointsOf(series);
  const last = points.at(-1);
  if (!last) return null;
  return (
    <figure className="min-w-0">
      <figcaption className="flex items-baseline gap-2">
        <span className="text-xs font-medium text-muted">{kind.label}</span>
        <span className="ml-auto text-xs text-faint">{month(last.asOf)}</span>
      </figcaption>
      <p className="flex flex-wrap items-baseline gap-x-2">
        <span className="text-lg font-semibold tracking-tight tabular-nums">
          {kind.short(last.value)}
        </span>
        <YearlyChange kind={kind} series={series} />
      </p>
      <AreaChart points={points} format={kind.format} className="mt-1 h-[6.5rem]" />
    </figure>
  );
}

/** Small charts on one scale of time each; the snapshot table holds the same numbers. */
export function MetricCharts({ series }: { series: readonly MetricSeries[] }) {
  return (
    <div className="grid grid-cols-1 gap-x-8 gap-y-6 sm:grid-cols-2 lg:grid-cols-3">
      {METRIC_KINDS.map((kind) => {
        const known = series.find(({ field }) => field === kind.field);
        return known && <MetricChart key={kind.field} kind={kind} series={known} />;
      })}
    </div>
  );
}
