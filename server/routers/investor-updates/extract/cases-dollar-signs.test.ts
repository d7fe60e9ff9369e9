import { describe, expect, it } from 'vitest';
import { readOctober } from '@/tests/setup/read-update';

const ALL = ['arrUsd', 'cashOnHandUsd', 'burnMonthlyUsd'];

describe('beside one amount in other dollars, those that name none are asked about', () => {
  it.each(['A$', 'AU$', 'NZ$', 'C$', 'CA$', 'S$', 'HK$', 'MX$', 'R$', 'NT$'])('%s', (sign) => {
    expect(readOctober(`ARR ${sign}1.8M, cash $2M, burn $90k`)).toEqual([{}, ALL]);
    expect(readOctober(`ARR ${sign}1.8M, cash 2M, burn 90k`)).toEqual([{}, ALL]);
  });

  it.each(['AUD', 'NZD', 'CAD', 'SGD', 'HKD', 'MXN', 'BRL', 'TWD'])('%s', (code) => {
    expect(readOctober(`ARR 1.8M ${code}, burn 90k, cash 2M`)).toEqual([{}, ALL]);
    expect(readOctober(`ARR (${code}): 1.8M; burn 90k; cash 2M`)).toEqual([{}, ALL]);
    expect(readOctober(`ARR 1.8M ${code}, burn $90k, cash $2M`)).toEqual([{}, ALL]);
  });

  it.each([
    ['ARR US$1.8M, cash US$2M', { arrUsd: 1_800_000, cashOnHandUsd: 2_000_000 }],
    ['ARR NZ$1.8M (US$1.1M), cash US$2M', { arrUsd: 1_100_000, cashOnHandUsd: 2_000_000 }],
    [
      'ARR $1.8M, cash $2M. We signed a NZ$100k deal.',
      { arrUsd: 1_800_000, cashOnHandUsd: 2_000_000 },
    ],
    ['ARR $1.8M, cash $2M. Our HKD account is open.', { arrUsd: 1_800_000, cashOnHandUsd: 2e6 }],
  ])('but not those of the US: %s', (body, wanted) => {
    expect(readOctober(body)).toEqual([wanted, []]);
  });
});
