import { describe, expect, it } from 'vitest';
import type { ChartPoint } from '../../../../_lib/plot';
import { changeOver, otherNumbers } from './metric-kinds';

const at = (asOf: string, value: number): ChartPoint => ({ at: Date.parse(asOf), asOf, value });

describe('the change shown beside a metric', () => {
  it('looks back over twelve months at most', () => {
    const points = [at('2024-01-31', 10), at('2025-03-31', 100), at('2026-01-31', 150)];
    expect(changeOver(points)).toEqual({ percentage: 50, since: '2025-03-31' });
  });

  it('is none with one value, or from zero or less', () => {
    expect(changeOver([])).toBeNull();
    expect(changeOver([at('2026-01-31', 5)])).toBeNull();
    expect(changeOver([at('2025-12-31', 0), at('2026-01-31', 5)])).toBeNull();
  });
});

describe('the numbers of a snapshot without a column', () => {
  const none = {
    postMoneyMarkedUsd: null,
    postMoneyImpliedUsd: null,
    lastRoundRevenueMultiple: null,
  };

  it('are told in words, zero too', () => {
    expect(otherNumbers(none)).toEqual([]);
    expect(
      otherNumbers({ ...none, postMoneyMarkedUsd: 12_000_000, lastRoundRevenueMultiple: 0 }),
    ).toEqual(['Marked post-money $12,000,000', 'Last round revenue multiple 0']);
  });
});
