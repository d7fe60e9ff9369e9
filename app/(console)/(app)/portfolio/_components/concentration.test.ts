import { describe, expect, it } from 'vitest';
import { largestPosition } from './concentration';

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
