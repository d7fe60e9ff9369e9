import { describe, expect, it } from 'vitest';
import { readOctober } from '@/tests/setup/read-update';

describe('a file of values pasted into a mail is a table', () => {
  it.each([
    [
      'metric,value\nMRR,$84000\nCash,$2.3M\nHeadcount,16',
      { mrrUsd: 84_000, cashOnHandUsd: 2_300_000, headcount: 16 },
    ],
    [
      'metric,Sep 2026,Oct 2026\nMRR,76500,84000\nNet burn,130000,131000',
      { mrrUsd: 84_000, burnMonthlyUsd: 131_000 },
    ],
    [
      'Date,MRR,Cash,Headcount\n2026-09-30,91000,2050000,18\n2026-10-31,97000,1900000,19',
      { mrrUsd: 97_000, cashOnHandUsd: 1_900_000, headcount: 19 },
    ],
    [
      'month, arr, burn\nSep, $2.2M, $175k\nOct, $2.35M, $190k',
      { arrUsd: 2_350_000, burnMonthlyUsd: 190_000 },
    ],
    [
      'kpi;actual;budget\nARR;2400000;2600000\nGross margin;71%;75%',
      { arrUsd: 2_400_000, grossMarginPct: 71 },
    ],
    [
      '"Metric","Value"\n"ARR","$2,350,000"\n"Employees","29"',
      { arrUsd: 2_350_000, headcount: 29 },
    ],
  ])('%s', (body, metrics) => {
    expect(readOctober(body)).toEqual([metrics, []]);
  });

  it.each([
    'Name,Amount\nFoo,120000\nBar,90000',
    'metric,target\nMRR,100000\nCash,2000000',
    'Months, quarters, years\nwe think in all of them',
  ])('but no list of something else, and no plan: %s', (body) => {
    expect(readOctober(body)).toEqual([{}, []]);
  });
});
