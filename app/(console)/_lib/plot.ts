/** A number at a moment. */
export interface ChartPoint {
  /** Milliseconds since 1970. */
  at: number;
  asOf: string;
  value: number;
}

/** A point with its place: percent from the left and from the top. */
export interface Spot extends ChartPoint {
  x: number;
  y: number;
}

const round = (value: number) => Math.round(value * 100) / 100;

/** A round step that cuts a span into about three. */
export function stepOf(span: number): number {
  const power = 10 ** Math.floor(Math.log10(span / 3));
  const factor = [1, 2, 2.5, 5, 10].find((f) => span / (power * f) <= 3.5) ?? 10;
  return power * factor;
}

/**
 * Places points in a box of 100 by 100: time to the right, values upwards from zero (or from the
 * least, if that is below). With ticks the box ends at a round value.
 */
export function plotOf(points: readonly ChartPoint[], withTicks: boolean) {
  const values = points.map(({ value }) => value);
  const least = Math.min(0, ...values);
  const most = Math.max(0, ...values);
  const step = most > least ? stepOf(most - least) : 1;
  const low = withTicks ? Math.floor(least / step) * step : least;
  const high = withTicks ? Math.max(Math.ceil(most / step) * step, low + step) : most || 1;
  const top = (value: number) => round(100 - ((value - low) / (high - low)) * 100);
  const from = points[0]?.at ?? 0;
  const span = (points.at(-1)?.at ?? 0) - from;
  const spots = points.map((point): Spot => ({
    ...point,
    x: span === 0 ? 50 : round(((point.at - from) / span) * 100),
    y: top(point.value),
  }));
  const count = withTicks ? Math.round((high - low) / step) + 1 : 0;
  const ticks = Array.from({ length: count }, (_, index) => {
    const value = Number((low + index * step).toPrecision(12));
    return { value, y: top(value) };
  });
  return { spots, ticks, zero: top(Math.max(low, 0)) };
}

/** The index of the spot nearest to a place from the left. */
export const nearest = (spots: readonly Spot[], x: number): number =>
  spots.reduce(
    (best, spot, index) =>
      Math.abs(spot.x - x) < Math.abs((spots[best]?.x ?? Infinity) - x) ? index : best,
    0,
  );
