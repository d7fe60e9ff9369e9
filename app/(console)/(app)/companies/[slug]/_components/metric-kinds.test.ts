import { describe, expect, it } from 'vitest';
import { type MetricField, otherNumbers, yearlyChange } from './metric-kinds';

const series = (field: MetricField, value: number, prior: number | null) => ({
  field,
  points: [
    // Within the year, so nothing that a yearly change is counted from.
    { asOf: '2025-08-31T00:00:00.000Z', value: 2 * value },
    { asOf: '2026-01-31T00:00:00.000Z', value },
  ],
  yearBefore: prior === null ? null : { asOf: '2025-01-31T00:00:00.000Z', value: prior },
});

describe('the change shown beside a metric', () => {
  it('is counted from the value a year before, in points for a percentage', () => {
    expect(yearlyChange(series('arrUsd', 42, 100))).toEqual({ by: -58, unit: 'percent' });
    expect(yearlyChange(series('grossMarginPct', 38.9, 39.3))).toEqual({
      by: -0.4,
      unit: 'points',
    });
  });

  it('is none without such a value, or from zero', () => {
    expect(yearlyChange(series('arrUsd', 42, null))).toBeNull();
    expect(yearlyChange(series('arrUsd', 42, 0))).toBeNull();
    expect(yearlyChange({ field: 'arrUsd', points: [], yearBefore: null })).toBeNull();
  });
});

describe('the numbers of a snapshot without a column', () => {
  const none = {
    postMoneyMarkedUsd: null,
    postMoneyImpliedUsd: null,
    lastRoundRevenueMultiple: null,
  };

  it('are told by name, zero too', () => {
    expect(otherNumbers(none)).toEqual([]);
    expect(
      otherNumbers({ ...none, postMoneyMarkedUsd: 12_000_000, lastRoundRevenueMultiple: 0 }),
    ).toEqual([
      { field: 'postMoneyMarkedUsd', label: 'Marked post-money', value: 12_000_000 },
      { field: 'lastRoundRevenueMultiple', label: 'Last round revenue multiple', value: 0 },
    ]);
  });
});
