'use client';

import { type PointerEvent, useState } from 'react';
import { cn } from '../_lib/cn';
import { nearest, plotOf, type ChartPoint } from '../_lib/plot';
import { axisEnds, day, month } from '../_lib/format';

interface Props {
  /** The oldest first. */
  points: readonly ChartPoint[];
  /** A value in the tooltip. */
  format: (value: number) => string;
  /** A value at the axis; without it there is none. */
  tick?: (value: number) => string;
  className?: string;
}

/**
 * A line over time with the area under it, in plain SVG: it needs no measuring, so that the server
 * draws it, and weighs a thousandth of a chart library. The numbers stand in a table as well.
 */
export function AreaChart({ points, format, tick, className }: Props) {
  const [at, setAt] = useState<number | null>(null);
  const { spots, ticks, zero } = plotOf(points, tick !== undefined);
  const first = spots[0];
  const last = spots.at(-1);
  if (!first || !last) return null;
  const line = spots.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x} ${y}`).join('');
  const area = `${line}L${last.x} ${zero}L${first.x} ${zero}Z`;
  const spot = at === null ? undefined : spots[at];
  const point = (event: PointerEvent<HTMLDivElement>) => {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    setAt(nearest(spots, ((event.clientX - left) / width) * 100));
  };
  const single = spots.length === 1;
  const [from, to] = single ? [month(first.asOf), ''] : axisEnds(first.asOf, last.asOf);
  return (
    <div aria-hidden className={cn('flex flex-col', className)}>
      <div className="flex min-h-0 flex-1">
        {tick && (
          <div className="relative w-12 shrink-0 text-2xs text-faint tabular-nums">
            {ticks.map(({ value, y }) => (
              <span
                key={value}
                className="absolute right-2 -translate-y-1/2"
                style={{ top: `${y}%` }}
              >
                {tick(value)}
              </span>
            ))}
          </div>
        )}
        <div
          className="relative min-w-0 flex-1 touch-pan-y"
          onPointerMove={point}
          onPointerLeave={() => setAt(null)}
        >
          <svg
            viewBox="0 0 100 100"
            preserveAspectRatio="none"
            className="absolute inset-0 size-full overflow-visible"
          >
            {ticks.map(({ value, y }) => (
              <path
                key={value}
                d={`M0 ${y}H100`}
                stroke="var(--chart-grid)"
                vectorEffect="non-scaling-stroke"
              />
            ))}
            {!single && (
              <>
                <path d={area} fill="var(--accent-soft)" />
                <path
                  d={line}
                  fill="none"
                  stroke="var(--accent)"
                  strokeWidth={1.75}
                  strokeLinejoin="round"
                  vectorEffect="non-scaling-stroke"
                />
              </>
            )}
            <path d={`M0 ${zero}H100`} stroke="var(--line)" vectorEffect="non-scaling-stroke" />
            {spot && (
              <path
                d={`M${spot.x} 0V100`}
                stroke="var(--line-strong)"
                vectorEffect="non-scaling-stroke"
              />
            )}
          </svg>
          {(spot ?? (single ? first : undefined)) && (
            <span
              className="absolute size-2 -translate-1/2 rounded-full bg-accent"
              style={{ left: `${(spot ?? first).x}%`, top: `${(spot ?? first).y}%` }}
            />
          )}
          {spot && (
            <span
              className={cn(
                'pointer-events-none absolute bottom-full z-10 mb-1 rounded-md border bg-raised px-2 py-1 text-xs whitespace-nowrap shadow-pop',
                spot.x > 50 ? '-translate-x-full' : '',
              )}
              style={{ left: `${spot.x}%` }}
            >
              <span className="block font-medium tabular-nums">{format(spot.value)}</span>
              <span className="block text-faint">{day(spot.asOf)}</span>
            </span>
          )}
        </div>
      </div>
      <p
        className={cn(
          'flex pt-1 text-2xs text-faint',
          single ? 'justify-center' : 'justify-between',
          tick && 'pl-12',
        )}
      >
        <span>{from}</span>
        {!single && <span>{to}</span>}
      </p>
    </div>
  );
}
