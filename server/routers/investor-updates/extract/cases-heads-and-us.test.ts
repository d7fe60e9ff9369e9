import { describe, expect, it } from 'vitest';
import { metricsOf, readLetter } from '@/tests/setup/read-update';

const read = (body: string) => metricsOf(readLetter(body));

describe('heads of tables', () => {
  it('tell the year in two figures behind a quarter', () => {
    const table =
      'KPI\tQ2 26\tQ1 26\tQ2 25\nARR (USD m)\t3.42\t3.10\t1.95\nHeadcount (FTE)\t37\t36\t30';
    const found = readLetter(table, 'Ember Q2 2026 report', '2026-07-16');
    expect(metricsOf(found)).toEqual({ arrUsd: 3_420_000, headcount: 37 });
  });

  it('may be a line over labelled rows', () => {
    const rows =
      'Mar 2026 | Feb 2026 | Mar 2025\nMRR: $39.5k | $38.0k | $20.3k\nCash: $1.2M | $1.3M | $2M';
    expect(read(rows)).toEqual({ mrrUsd: 39_500, cashOnHandUsd: 1_200_000 });
  });

  it('a fiscal year may be told by its short name', () => {
    const body = 'FY27 runs April 2026 to March 2027.\n\n- ARR $6.9M (Q4: $6.5M)';
    const found = readLetter(body, 'Nimbus Freight Q1 FY27', '2026-07-20');
    expect(found.reportedPeriod.value).toBe('2026-Q2');
    expect(metricsOf(found)).toEqual({ arrUsd: 6_900_000 });
  });
});

describe('how many of us there are', () => {
  it.each([
    ['There are seven of us.', { headcount: 7 }],
    ['Five of us now.', { headcount: 5 }],
    ['There are 14 of us in two cities.', { headcount: 14 }],
    ['2 engineers joined, now 33 in total.', { headcount: 33 }],
    ['People ..... 16', { headcount: 16 }],
    ['Four of us moved to Lisbon.', {}],
    ['Three of us went to a fair.', {}],
    ['Two of us are parents now.', {}],
    ['Two of us in Lisbon are engineers.', {}],
  ])('%s', (body, expected) => {
    expect(read(body)).toEqual(expected);
  });
});

describe('the value of the period', () => {
  it.each([
    ['Average monthly net burn fell from $390k in H2 2025 to $310k.', { burnMonthlyUsd: 310_000 }],
    ['Burn target $210k per month, actual $198k.', { burnMonthlyUsd: 198_000 }],
    ['Cash on March 31 was $0.8M; today it is $9.6M.', { cashOnHandUsd: 800_000 }],
    ['In January cash was $0.8M; today it is $9.6M.', { cashOnHandUsd: 9_600_000 }],
    ['We burned $29k in March. $240k remains.', { burnMonthlyUsd: 29_000, cashOnHandUsd: 240_000 }],
  ])('%s', (body, expected) => {
    expect(read(body)).toEqual(expected);
  });
});
