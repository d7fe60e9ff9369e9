import { describe, expect, test } from 'vitest';
import { impliedStake } from './implied-stake';

const company = { status: 'ACTIVE', checkSize: 850_000, postMoneyValuation: 8_500_000 } as const;

describe('the stake that check and valuation imply', () => {
  test('is told while the valuation is that of the entry', () => {
    expect(impliedStake(company)).toBe(10);
    expect(impliedStake({ ...company, postMoneyValuation: 850_000 })).toBe(100);
  });

  test('is not told of a company that was marked since, nor beyond the whole', () => {
    for (const status of ['MARKED_UP', 'WRITTEN_DOWN', 'EXITED'] as const) {
      expect(impliedStake({ ...company, status })).toBeNull();
    }
    expect(impliedStake({ ...company, postMoneyValuation: 800_000 })).toBeNull();
    expect(impliedStake({ ...company, postMoneyValuation: 0 })).toBeNull();
    expect(impliedStake({ ...company, postMoneyValuation: null })).toBeNull();
  });
});
