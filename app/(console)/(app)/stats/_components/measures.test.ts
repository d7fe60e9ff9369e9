import { expect, it } from 'vitest';
import type { StatsSummary } from '../../../_lib/outputs';
import { changeSince } from './measures';

const computed = (share: number | null, named: number): StatsSummary => ({
  id: 'id',
  vehicleId: 'vehicle',
  asOf: '2026-07-01T00:00:00.000Z',
  computedAt: '2026-07-01T00:00:00.000Z',
  createdAt: '2026-07-01T00:00:00.000Z',
  portfolioArrUsd: null,
  portfolioArrYoyMultiple: null,
  portfolioArrQoqMultiple: null,
  enterpriseLogoCoverage: share,
  totalNamedCustomers: named,
  totalF500Customers: 0,
  totalActiveCustomers: 0,
});

it('a share moves by points, a count by percent', () => {
  const [now, before] = [computed(0.389, 110), computed(0.393, 100)];
  expect(changeSince({ field: 'enterpriseLogoCoverage', isShare: true }, now, before)).toEqual({
    by: -0.4,
    unit: 'points',
  });
  expect(changeSince({ field: 'totalNamedCustomers' }, now, before)).toEqual({
    by: 10,
    unit: 'percent',
  });
});

it('without a computation before, or a value in it, no change is known', () => {
  const measure = { field: 'enterpriseLogoCoverage', isShare: true } as const;
  expect(changeSince(measure, computed(0.4, 1), undefined)).toBeNull();
  expect(changeSince(measure, computed(0.4, 1), computed(null, 1))).toBeNull();
});
