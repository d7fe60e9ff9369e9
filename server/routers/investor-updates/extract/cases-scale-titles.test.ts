import { describe, expect, it } from 'vitest';
import { metricsOf, readLetter, readOctober } from '@/tests/setup/read-update';

const SUMS = 'ARR: 4,950\nCash: 6480\nNet burn: 391';
const THOUSANDS = { arrUsd: 4_950_000, cashOnHandUsd: 6_480_000, burnMonthlyUsd: 391_000 };

describe('thousands told behind a title', () => {
  it.each([
    'Q3 2026 board summary — all amounts in thousands of USD',
    'Q3 2026 | all amounts in thousands of USD',
    'September 2026 numbers - all amounts in thousands of USD',
    'October 2026 highlights: all figures in thousands of USD.',
    'October update, numbers below are in thousands of dollars.',
    'October 2026. The numbers below are in thousands of dollars',
    'October 2026 KPI pack (in kUSD)',
    'October 2026; unit: kUSD',
    'October 2026 KPIs, amounts in K$',
    'Figures: thousands, USD',
  ])('count for the amounts below: %s', (title) => {
    expect(readOctober(`${title}\n\n${SUMS}`)[0]).toEqual(THOUSANDS);
  });

  it('count in the subject too', () => {
    const letter = readLetter(SUMS, 'October 2026 – all amounts in thousands of USD', '2026-11-12');
    expect(metricsOf(letter)).toEqual(THOUSANDS);
  });

  it.each([
    ['ARR (in $ thousands): 1,240', { arrUsd: 1_240_000 }],
    ['Cash (in thousands of dollars): 2,310', { cashOnHandUsd: 2_310_000 }],
    ['Net burn (thousands of USD): 120', { burnMonthlyUsd: 120_000 }],
    ["Cash ($'000): 2,310", { cashOnHandUsd: 2_310_000 }],
    ['ARR ($M): 5.2', { arrUsd: 5_200_000 }],
  ])('count for the metric beside which they stand: %s', (body, wanted) => {
    expect(readOctober(body)[0]).toEqual(wanted);
  });

  it.each([
    'October 2026 - we saved thousands of dollars',
    'October 2026 update, now live in thousands of shops',
    'October 2026: growing in thousands of small steps',
    'October 2026 update',
  ])('are no scale where they count something else: %s', (title) => {
    expect(readOctober(`${title}\n\nARR: $4,950,000\nCash: $6,480,000`)[0]).toEqual({
      arrUsd: 4_950_000,
      cashOnHandUsd: 6_480_000,
    });
  });
});
