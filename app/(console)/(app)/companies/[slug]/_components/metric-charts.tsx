'use client';

import { Area, AreaChart, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import { cn } from '../../../../_lib/cn';
import { day, month } from '../../../../_lib/format';
import type { Snapshot } from '../../../../_lib/outputs';
import { changeOver, METRIC_KINDS, type MetricField, pointsOf } from './metric-kinds';

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

function MetricChart({ kind, snapshots }: { kind: Kind; snapshots: readonly Snapshot[] }) {
  const points = pointsOf(snapshots, kind.field);
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
      <div aria-hidden className="mt-1">
        <ResponsiveContainer width="100%" height={88}>
          <AreaChart
            accessibilityLayer={false}
            data={points}
            margin={{ top: 4, right: 1, bottom: 0, left: 1 }}
          >
            <XAxis
              dataKey="at"
              type="number"
              domain={['dataMin', 'dataMax']}
              tickFormatter={(at: number) => month(new Date(at).toISOString())}
              ticks={points.length > 1 ? [points[0]?.at ?? last.at, last.at] : [last.at]}
              interval={0}
              axisLine={{ stroke: 'var(--line)' }}
              tickLine={false}
              height={18}
              tick={({ x, y, payload, index }) => (
                <text
                  x={x}
                  y={y}
                  dy={8}
                  fontSize={10.5}
                  fill="var(--faint)"
                  textAnchor={points.length < 2 ? 'middle' : index === 0 ? 'start' : 'end'}
                >
                  {month(new Date(Number(payload.value)).toISOString())}
                </text>
              )}
            />
            <YAxis hide domain={[(min: number) => Math.min(0, min), 'dataMax']} />
            <Tooltip
              cursor={{ stroke: 'var(--line-strong)' }}
              isAnimationActive={false}
              content={({ active, label }) => {
                const point = points.find(({ at }) => at === Number(label));
                if (!active || !point) return null;
                return (
                  <div className="rounded-md border bg-raised px-2 py-1 text-xs shadow-pop">
                    <p className="font-medium tabular-nums">{kind.format(point.value)}</p>
                    <p className="text-faint">{day(point.asOf)}</p>
                  </div>
                );
              }}
            />
            <Area
              dataKey="value"
              type="linear"
              stroke="var(--accent)"
              strokeWidth={1.75}
              fill="var(--accent-soft)"
              dot={points.length < 2 ? { r: 2.5, fill: 'var(--accent)' } : false}
              activeDot={{ r: 3, strokeWidth: 0 }}
              isAnimationActive={false}
            />
          </AreaChart>
        </ResponsiveContainer>
      </div>
    </figure>
  );
}

interface Props {
  snapshots: readonly Snapshot[];
  only?: readonly MetricField[];
}

/** Small charts on one scale of time each; the snapshot table holds the same numbers. */
export function MetricCharts({ snapshots, only }: Props) {
  const kinds = METRIC_KINDS.filter(({ field }) => !only || only.includes(field));
  return (
    <div className="grid grid-cols-1 gap-x-8 gap-y-6 sm:grid-cols-2 lg:grid-cols-3">
      {kinds.map((kind) => (
        <MetricChart key={kind.field} kind={kind} snapshots={snapshots} />
      ))}
    </div>
  );
}
