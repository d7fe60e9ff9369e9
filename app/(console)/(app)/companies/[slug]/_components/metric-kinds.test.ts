import { describe, expect, it } from 'vitest';
import type { ChartPoint } from '../../../../_lib/plot';
import { changeOver } from './metric-kinds';

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
