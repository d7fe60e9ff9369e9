'use client';

import { AreaChart } from '../../../../_components/area-chart';
import { cn } from '../../../../_lib/cn';
import { day, month } from '../../../../_lib/format';
import type { MetricSeries } from '../../../../_lib/outputs';
import { changeOver, METRIC_KINDS, pointsOf } from './metric-kinds';

type Kind = (typeof METRIC_KINDS)[number];

function Change({ kind, points }: { kind: Kind; points: ReturnType<typeof pointsOf> }) {
  const change = changeOver(points);
  if (!change) return null;
  const rounded = Math.round(change.percentage);
  const good = kind.inverse ? rounded < 0 : rounded > 0;
  const tone = rounded === 0 ? 'text-faint' : good ? 'text-positive' : 'text-negative';
  return (
    <span className={cn('text-xs tabular-nums', tone)} title={`Since ${day(change.since)}`}>
      {rounded > 0 ? '+' : ''}
      {rounded}%
    </span>
  );
}

function MetricChart({ kind, series }: { kind: Kind; series: MetricSeries }) {
  const points = pointsOf(series);
  const last = points.at(-1);
  if (!last) return null;
  return (
    <figure className="min-w-0">
      <figcaption className="flex items-baseline gap-2">
        <span className="text-xs font-medium text-muted">{kind.label}</span>
        <span className="ml-auto text-xs text-faint">{month(last.asOf)}</span>
      </figcaption>
      <p className="flex items-baseline gap-2">
        <span className="text-lg font-semibold tracking-tight tabular-nums">
          {kind.short(last.value)}
        </span>
        <Change kind={kind} points={points} />
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
