import { describe, expect, it } from 'vitest';
import { readOctober } from '@/tests/setup/read-update';

describe('a value belongs to the name in brackets behind it', () => {
  it.each([
    [
      'We closed October with $2.4M (ARR), $5.1M (cash) and $300k (net burn).',
      { arrUsd: 2_400_000, cashOnHandUsd: 5_100_000, burnMonthlyUsd: 300_000 },
    ],
    [
      'We ended October at $3.0M (cash), $1.2M (ARR) and $110k (monthly burn).',
      { cashOnHandUsd: 3_000_000, arrUsd: 1_200_000, burnMonthlyUsd: 110_000 },
    ],
    ['$98k (MRR) and $2.6M (cash) at month end.', { mrrUsd: 98_000, cashOnHandUsd: 2_600_000 }],
    ['$98k (MRR), 34 (customers) and $2.6M (cash)', { mrrUsd: 98_000, cashOnHandUsd: 2_600_000 }],
    [
      'We have $2.4M (cash) and 14 months (runway).',
      { cashOnHandUsd: 2_400_000, runwayMonths: 14 },
    ],
    ['We added $98k (MRR) and have $2.6M (cash).', { cashOnHandUsd: 2_600_000 }],
  ])('%s', (body, expected) => {
    expect(readOctober(body)).toEqual([expected, []]);
  });

  it.each([
    ['Acme signed at $60k (ARR) and Globex at $40k (ARR).', {}],
    ['We target $150k (MRR) and $2M (cash).', {}],
    ['Annual recurring revenue (ARR): $1.2M', { arrUsd: 1_200_000 }],
    [
      'Monthly recurring revenue (MRR) was $98k and cash $2M.',
      { mrrUsd: 98_000, cashOnHandUsd: 2_000_000 },
    ],
    ['MRR $98k (ARR $1.18M)', { mrrUsd: 98_000, arrUsd: 1_180_000 }],
    ['MRR ($98k) and cash ($2.6M)', { mrrUsd: 98_000, cashOnHandUsd: 2_600_000 }],
    ['Cash: $2.4M (runway: 14 months)', { cashOnHandUsd: 2_400_000, runwayMonths: 14 }],
    ['Burn $140k (net), $180k (gross)', { burnMonthlyUsd: 140_000 }],
  ])('but for others: %s', (body, expected) => {
    expect(readOctober(body)).toEqual([expected, []]);
  });
});

describe('a list of names and a list of as many values pair in order', () => {
  it.each([
    [
      'ARR, cash and burn were $1.2M, $3.0M and $110k respectively.',
      { arrUsd: 1_200_000, cashOnHandUsd: 3_000_000, burnMonthlyUsd: 110_000 },
    ],
    ['Cash and burn: $2.4M and $200k', { cashOnHandUsd: 2_400_000, burnMonthlyUsd: 200_000 }],
    [
      'Burn and cash for October: $140k and $2.6M',
      { burnMonthlyUsd: 140_000, cashOnHandUsd: 2_600_000 },
    ],
    ['MRR and ARR: $100k and $1.2M', { mrrUsd: 100_000, arrUsd: 1_200_000 }],
    [
      'MRR and cash were $98k and $2.4M respectively.',
      { mrrUsd: 98_000, cashOnHandUsd: 2_400_000 },
    ],
    ['MRR/cash: $98k / $2.4M', { mrrUsd: 98_000, cashOnHandUsd: 2_400_000 }],
    [
      'Cash, burn and runway are $2.4M, $200k per month and 12 months.',
      { cashOnHandUsd: 2_400_000, burnMonthlyUsd: 200_000, runwayMonths: 12 },
    ],
    [
      'Net burn and cash came in at $140k and $2.6M in October.',
      { burnMonthlyUsd: 140_000, cashOnHandUsd: 2_600_000 },
    ],
    ['Revenue and burn: $100k and $60k', { burnMonthlyUsd: 60_000 }],
    ['Customers and MRR: 34 and $98k', { mrrUsd: 98_000 }],
    ['GMV, take rate and ARR were $4M, 12% and $1.2M, respectively.', { arrUsd: 1_200_000 }],
    ['Team and cash at month end: 14 people and $2M', { headcount: 14, cashOnHandUsd: 2_000_000 }],
    ['Both ARR and cash are up: $1.2M and $2.4M', { arrUsd: 1_200_000, cashOnHandUsd: 2_400_000 }],
    ['MRR, ARR: $100k and $1.2M vs $95k and $1.1M', { mrrUsd: 100_000, arrUsd: 1_200_000 }],
  ])('%s', (body, expected) => {
    expect(readOctober(body)).toEqual([expected, []]);
  });

  it.each([
    ['MRR and ARR: $100k', ['mrrUsd', 'arrUsd']],
    ['ARR, cash and burn were $1.2M and $3.0M.', ['arrUsd', 'cashOnHandUsd', 'burnMonthlyUsd']],
    ['Cash and burn: $2.4M, $200k and $100k', ['cashOnHandUsd', 'burnMonthlyUsd']],
    ['MRR and ARR: $100k → $110k and $1.2M → $1.3M', ['mrrUsd', 'arrUsd']],
    ['Enterprise ARR and cash: $1.2M and $2.4M', ['arrUsd', 'cashOnHandUsd']],
    ['MRR and ARR: €100k and €1.2M', ['mrrUsd', 'arrUsd']],
  ])('is asked about where it does not: %s', (body, fields) => {
    expect(readOctober(body)).toEqual([{}, fields]);
  });

  it.each([
    [
      'Cash and burn: $2.4M in the bank, burning $200k a month',
      { cashOnHandUsd: 2_400_000, burnMonthlyUsd: 200_000 },
    ],
    ['MRR and cash: MRR is $98k and cash is $2.4M', { mrrUsd: 98_000, cashOnHandUsd: 2_400_000 }],
    [
      'With $1.2M ARR and cash of $2M we are fine.',
      { arrUsd: 1_200_000, cashOnHandUsd: 2_000_000 },
    ],
    ['ARR is $1.2M and cash is $3.0M.', { arrUsd: 1_200_000, cashOnHandUsd: 3_000_000 }],
    ['We grew revenue and ARR is $1.2M', { arrUsd: 1_200_000 }],
    ['Cash and equivalents: $2.4M', { cashOnHandUsd: 2_400_000 }],
    ['Target MRR and ARR: $150k and $1.8M', {}],
    ['We plan ARR and cash of $2M and $3M by December.', {}],
  ])('and leaves other sentences as they are: %s', (body, expected) => {
    expect(readOctober(body)).toEqual([expected, []]);
  });
});
