import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { largestPosition, valuationNote } from './concentration';

const companies = [
  { name: 'A', checkSize: 1_000_000 },
  { name: 'B', checkSize: 3_000_000 },
];

describe('the largest position', () => {
  it('is measured against the target fund size', () => {
    const fund = { targetFundSize: 40_000_000, totalDeployed: 4_000_000 };
    expect(largestPosition(companies, fund)).toEqual({ name: 'B', percentage: 7.5 });
  });

  it('is measured against what is deployed where no target is set', () => {
    const fund = { targetFundSize: 0, totalDeployed: 4_000_000 };
    expect(largestPosition(companies, fund)).toEqual({ name: 'B', percentage: 75 });
  });

  it('is none without companies or money', () => {
    expect(largestPosition([], { targetFundSize: 1, totalDeployed: 0 })).toBeNull();
    const free = [{ name: 'A', checkSize: 0 }];
    expect(largestPosition(free, { targetFundSize: 0, totalDeployed: 0 })).toBeNull();
  });
});

describe('a check at the limit', () => {
  const largestOf = (checkSize: number, targetFundSize: number) =>
    largestPosition([{ name: 'A', checkSize }], { targetFundSize, totalDeployed: checkSize });

  it('is not over it by the dust of dividing', () => {
    expect(largestOf(700_000, 10_000_000)?.percentage).toBe(7);
  });

  it('is never over it, and a dollar more is', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 10_000 }),
        fc.integer({ min: 1, max: 1_000_000 }),
        (limit, size) => {
          // The limit in hundredths of a percent: the check is a whole number of dollars.
          const fund = size * 10_000;
          expect(largestOf(size * limit, fund)?.percentage).toBe(limit / 100);
          expect(largestOf(size * limit + 1, fund)?.percentage).toBeGreaterThan(limit / 100);
        },
      ),
    );
  });
});

describe('the average valuation', () => {
  it('is told as soon as a company has one, be it 0', () => {
    expect(valuationNote([], 0)).toBe('No valuations yet');
    expect(valuationNote([{ postMoneyValuation: null }], 0)).toBe('No valuations yet');
    expect(valuationNote([{ postMoneyValuation: 0 }, { postMoneyValuation: null }], 0)).toBe(
      'at $0 average post-money',
    );
  });
});
