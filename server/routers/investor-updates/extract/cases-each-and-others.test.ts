import { describe, expect, it } from 'vitest';
import { metricsOf, readLetter } from '@/tests/setup/read-update';

const metrics = (body: string) => metricsOf(readLetter(body));

describe('the price of one is none of the company’s figures', () => {
  it.each([
    ['MRR: $1k per customer, 90 customers', 'MRR: $1k per customer'],
    ['MRR: $5k per site, 40 sites', 'MRR: $5k per site'],
    ['MRR of $2,000 per seat', 'MRR of $2,000 per seat'],
    ['ARR: $12k/customer', 'ARR: $12k/customer'],
    ['MRR: $2k each', 'MRR: $2k each'],
    ['MRR $2,000 per active user per month', 'MRR $2,000 per active user'],
    ['Burn: $10k per employee per month', 'Burn: $10k per employee'],
    ['| Metric | Mar |\n|---|---|\n| MRR | $1k / seat |', 'MRR | $1k / seat'],
    ['Headcount: 3 per site', 'Headcount: 3 per site'],
  ])('%s', (body, quote) => {
    const result = readLetter(body);
    expect(metricsOf(result)).toEqual({});
    const asked = result.gaps.filter((gap) => gap.gapType === 'METRIC_MISSING');
    expect(asked.map((gap) => gap.quote)).toEqual([quote]);
    expect(asked[0]?.description).toContain('the amount is for one customer, seat or the like');
  });

  it.each(['ARR per customer $12k', 'MRR per paying customer: $1.2k', 'A R R : 1 . 2 M'])(
    'nothing is stored: %s',
    (body) => {
      expect(metrics(body)).toEqual({});
    },
  );

  it.each([
    ['MRR: $90k ($1k per customer)', { mrrUsd: 90_000 }],
    ['MRR is $90k, or $1k per customer.', { mrrUsd: 90_000 }],
    ['MRR: $90k per month', { mrrUsd: 90_000 }],
    ['MRR: $90k per our Stripe dashboard', { mrrUsd: 90_000 }],
    ['MRR of $90k, up 10% per customer', { mrrUsd: 90_000 }],
    ['ARR is $1.2M across 40 sites', { arrUsd: 1_200_000 }],
    ['Burn: $90k per month', { burnMonthlyUsd: 90_000 }],
    ['A R R: $1.2M', { arrUsd: 1_200_000 }],
  ])('but what is told beside it: %s', (body, expected) => {
    expect(metrics(body)).toEqual(expected);
  });
});

describe('numbers of firms bought, merged with or asking', () => {
  it.each([
    'We acquired Foo Inc. with ARR of $5M and 40 employees',
    'Foo Corp, with $10M in ARR, wants to partner',
    'Foo GmbH, with 120 employees and $10M ARR, signed.',
    'The company we merged with has ARR of $2M and 30 employees',
    'The startup we are merging with has $3M ARR.',
    'The company we partner with has 300 employees.',
  ])('%s', (body) => {
    expect(metrics(body)).toEqual({});
  });

  it.each([
    ['We acquired Foo Inc. with ARR of $5M. Our ARR is $9M.', 9_000_000],
    ['We merged with Foo Inc. and ARR is now $5M.', 5_000_000],
    ['Following the acquisition of Foo Inc., ARR is $5M.', 5_000_000],
    ['Northwind Inc. with ARR of $5M is growing.', 5_000_000],
    ['Northwind, with $5M in ARR, wants to partner with banks.', 5_000_000],
    ['With $5M in ARR, we want to partner with Foo Corp.', 5_000_000],
    ['The company we built has ARR of $5M.', 5_000_000],
    ['The business we run has ARR of $5M.', 5_000_000],
  ])('but the company’s own: %s', (body, arrUsd) => {
    expect(metrics(body)).toEqual({ arrUsd });
  });
});
