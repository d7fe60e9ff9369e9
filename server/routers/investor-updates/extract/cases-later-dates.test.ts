import { describe, expect, it } from 'vitest';
import { metricsOf, readLetter, readOctober } from '@/tests/setup/read-update';

describe('beside a value of a later date that of the reported month counts', () => {
  it.each([
    [
      'As of today (Nov 12) cash is $2.0M; end of October it was $2.2M.',
      { cashOnHandUsd: 2_200_000 },
    ],
    [
      'Today (Nov 12) we have $2.0M in the bank; at month end it was $2.2M.',
      { cashOnHandUsd: 2_200_000 },
    ],
    ['ARR (as of Nov 3): $2.55M. Month-end ARR: $2.5M.', { arrUsd: 2_500_000 }],
    ['October ARR $1.1M … November (flash) ARR $1.15M', { arrUsd: 1_100_000 }],
    ['November (flash): ARR $1.15M. October ARR was $1.1M.', { arrUsd: 1_100_000 }],
    ['Cash at October 31: $2.2M ($2.0M as of Nov 10)', { cashOnHandUsd: 2_200_000 }],
    [
      'Cash is $2.2M at the end of October and $2.0M as of today, Nov 12.',
      { cashOnHandUsd: 2_200_000 },
    ],
    ['MRR: Sep $95k, Oct $98k, Nov $101k', { mrrUsd: 98_000 }],
  ])('%s', (body, expected) => {
    expect(readOctober(body)).toEqual([expected, []]);
  });
});

describe('a value told for a later date only is asked about', () => {
  it.each([
    ['Team: 34 → 36 (Nov) → 40 (plan)', ['headcount']],
    ['Team: 20 → 22 (Nov)', ['headcount']],
    ['ARR: $1.2M → $1.3M (Nov)', ['arrUsd']],
    ['Cash as of Nov 10: $2.0M', ['cashOnHandUsd']],
    ['As of November 8 we have $2.0M in cash.', ['cashOnHandUsd']],
    ['Cash is $2.0M as of today (Nov 12).', ['cashOnHandUsd']],
    ['As of today (Nov 12), ARR is $1.3M and cash is $2.0M.', ['arrUsd', 'cashOnHandUsd']],
    ['Headcount: 22 (Nov 10)', ['headcount']],
  ])('%s', (body, fields) => {
    expect(readOctober(body)).toEqual([{}, fields]);
  });

  it('while the sentence behind it goes on about the month', () => {
    expect(readOctober('As of today (Nov 12) cash is $2.0M. ARR was $1.2M.')).toEqual([
      { arrUsd: 1_200_000 },
      ['cashOnHandUsd'],
    ]);
  });
});

describe('a later date that is not the value’s own leaves it', () => {
  it.each([
    ['Cash on Nov 1: $2.2M', { cashOnHandUsd: 2_200_000 }],
    ['We enter November with $2.2M in cash.', { cashOnHandUsd: 2_200_000 }],
    ['We let two people go on November 5, so we are 17 now.', { headcount: 17 }],
    ['In November we signed Acme. MRR is $98k.', { mrrUsd: 98_000 }],
    ['We closed a $3M round on November 4. Cash is $2.2M.', { cashOnHandUsd: 2_200_000 }],
    ['Runway: 14 months (to December 2027)', { runwayMonths: 14 }],
    ['Headcount: 22 (October 31)', { headcount: 22 }],
    ['As of October 31 we have $2.2M in cash.', { cashOnHandUsd: 2_200_000 }],
    ['Cash: $2.0M today', { cashOnHandUsd: 2_000_000 }],
  ])('%s', (body, expected) => {
    expect(readOctober(body)).toEqual([expected, []]);
  });

  it('nor does it where the month is only mentioned somewhere', () => {
    const body = 'November: $640K in the bank. We had 24,000 users at the end of October.';
    expect(metricsOf(readLetter(body, 'Northwind update #22', '2026-12-05'))).toEqual({
      cashOnHandUsd: 640_000,
    });
  });
});
