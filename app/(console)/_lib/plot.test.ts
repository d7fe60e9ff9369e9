import { describe, expect, it } from 'vitest';
import { nearest, plotOf, stepOf } from './plot';

const point = (at: number, value: number) => ({ at, asOf: new Date(at).toISOString(), value });

describe('a plot', () => {
  it('places the oldest left, the newest right and values from zero upwards', () => {
    const { spots, zero } = plotOf([point(0, 0), point(10, 50), point(40, 200)], false);
    expect(spots.map(({ x, y }) => [x, y])).toEqual([
      [0, 100],
      [25, 75],
      [100, 0],
    ]);
    expect(zero).toBe(100);
  });

  it('keeps room for values below zero', () => {
    const { spots, zero } = plotOf([point(0, -50), point(10, 50)], false);
    expect(spots.map(({ y }) => y)).toEqual([100, 0]);
    expect(zero).toBe(50);
  });

  it('ends at a round value where it has ticks', () => {
    const { ticks } = plotOf([point(0, 0), point(10, 4_300_000)], true);
    expect(ticks.map(({ value }) => value)).toEqual([0, 2_000_000, 4_000_000, 6_000_000]);
    expect(ticks.map(({ y }) => y)).toEqual([100, 66.67, 33.33, 0]);
  });

  it.each([[[]], [[point(5, 0)]], [[point(5, 3)]], [[point(5, 3), point(5, 4)]]])(
    'of %j is finite',
    (points) => {
      for (const { x, y } of plotOf(points, true).spots) {
        expect(Number.isFinite(x) && Number.isFinite(y)).toBe(true);
      }
    },
  );

  it('has a round step for any span', () => {
    expect([1, 7, 42, 999, 0.3].map(stepOf)).toEqual([0.5, 2, 20, 500, 0.1]);
  });

  it('knows the spot nearest to the pointer', () => {
    const { spots } = plotOf([point(0, 1), point(10, 1), point(40, 1)], false);
    expect([-5, 12, 13, 99].map((x) => nearest(spots, x))).toEqual([0, 0, 1, 2]);
  });
});
