import { describe, expect, it } from 'vitest';
import { extractUpdate } from './extract-update';
import { metricsOf, readLetter } from '@/tests/setup/read-update';

const read = (body: string) => metricsOf(readLetter(body));

const periodOf = (subject: string, rawBody: string, receivedAt: string) =>
  extractUpdate({
    subject,
    rawBody,
    rawHtml: null,
    receivedAt: `${receivedAt}T09:00:00.000Z`,
    attachments: [],
    previouslyReported: [],
  }).reportedPeriod.value;

describe('numbers in words of daily speech', () => {
  it.each([
    ['Money out exceeded money in by $92k.', { burnMonthlyUsd: 92_000 }],
    ['Outflows exceeded inflows by $92k in the month.', { burnMonthlyUsd: 92_000 }],
    [
      'We hold $610K and lose $52K monthly: one year of runway.',
      { cashOnHandUsd: 610_000, burnMonthlyUsd: 52_000, runwayMonths: 12 },
    ],
    ['We are losing $52K a month.', { burnMonthlyUsd: 52_000 }],
    ['That gives us a year of runway.', { runwayMonths: 12 }],
    ['We have a year and a half of runway.', { runwayMonths: 18 }],
    ['Runway without the second tranche: 22 months.', { runwayMonths: 22 }],
    [
      "Cash on March 31 was $1.15M. At March's rate that is six months; at June's, nine.",
      { cashOnHandUsd: 1_150_000, runwayMonths: 6 },
    ],
    [
      'That leaves $1.74M at the bank, or nineteen months if nothing changes.',
      { cashOnHandUsd: 1_740_000, runwayMonths: 19 },
    ],
    ['That puts MRR at $37k.', { mrrUsd: 37_000 }],
    ['MRR: twenty-nine and a half thousand dollars ($29.5K), up 7%', { mrrUsd: 29_500 }],
    ['Bank account on 31 Mar: $398K', { cashOnHandUsd: 398_000 }],
    ['Bank ........... $655k ($693k)', { cashOnHandUsd: 655_000 }],
    ['Net burn ($K/mo): 275', { burnMonthlyUsd: 275_000 }],
    ['# Cash\n\n$4.7M at March 31, down from $5.1M.', { cashOnHandUsd: 4_700_000 }],
    ['We let eight people go on March 15 and are 19 now.', { headcount: 19 }],
    [
      'We had $3M in cash, burned $140K and were 27 people.',
      { cashOnHandUsd: 3e6, burnMonthlyUsd: 140_000, headcount: 27 },
    ],
    ['Our team counts 10 members.', { headcount: 10 }],
    ['burnd 21k\n\nrunway: 12 monhts', { burnMonthlyUsd: 21_000, runwayMonths: 12 }],
    ['Post-money valuation (last round): $16.5M', { postMoneyMarkedUsd: 16_500_000 }],
    ['Revenue multiple (last round): 9x', { lastRoundRevenueMultiple: 9 }],
  ])('reads %s', (body, expected) => {
    expect(read(body)).toEqual(expected);
  });

  it.each([
    'Money out exceeded money in by $300k in the quarter.',
    'A year ago we were losing $790K a month.',
    'A year ago we were spending $790K a month.',
    'We lose $52K a month to churn.',
    'The raise gives us another year of runway.',
    'We have less than a year of runway.',
    'The round would buy a year of runway.',
    'Runway excluding the Acme contract: 7 months',
    '# Cash\n\n$4.7M raised from Foundry.',
    '# MRR\n\n$4k of new MRR came from one account.',
    'ARR: between one and two million dollars ($1.5M)',
    'We visited customers and were 6 people.',
    'Upsell: Publix, now at $240k ARR, from $180k',
    'Expanded - Globex (now at $240k ARR)',
  ])('takes no value from %s', (body) => {
    expect(read(body)).toEqual({});
  });
});

describe('tables with heads of two rows, valuations and labels of their own', () => {
  it.each([
    [
      '|            | Mar-26 |        |     | YTD    |        |\n|            | Actual | Budget | PY  | Actual | Budget |\n' +
        '| MRR ($000) |    204 |    212 | 140 |        |        |\n| Headcount  |     31 |     33 |  24 |        |        |\n| Burn ($000) | 118 | 105 | 160 | 590 | 560 |',
      { mrrUsd: 204_000, headcount: 31, burnMonthlyUsd: 118_000 },
    ],
    [
      '| | Feb-26 | | Mar-26 | |\n|---|---|---|---|---|\n| | Actual | Plan | Actual | Plan |\n| MRR | $40k | $41k | $44k | $45k |',
      { mrrUsd: 44_000 },
    ],
    [
      '| | Actuals | | Budget | |\n|---|---|---|---|---|\n| | Feb-26 | Mar-26 | Mar-26 | Apr-26 |\n| MRR | $40k | $44k | $45k | $47k |',
      { mrrUsd: 44_000 },
    ],
    [
      '| Metric | Value |\n|---|---|\n| ARR | $1.2M |\n| Valuation (Series A, post-money) | $18M |\n| ARR multiple | 15x |',
      { arrUsd: 1_200_000, postMoneyMarkedUsd: 18_000_000, lastRoundRevenueMultiple: 15 },
    ],
    [
      '| Metric | Value |\n|---|---|\n| ARR | $1.2M |\n| Target post-money | $18M |\n| Burn multiple | 1.8x |',
      { arrUsd: 1_200_000 },
    ],
    [
      'Metric              Mar 2026   Plan\nARR                 $8.75M     $9.20M\nCash (end of qtr)   $14.2M     $14.0M\nNet burn (qtr)      $0.9M      $0.8M',
      { arrUsd: 8_750_000, cashOnHandUsd: 14_200_000 },
    ],
  ])('%#', (body, expected) => {
    expect(read(body)).toEqual(expected);
  });

  it.each([
    ['Monthly reporting pack 05-2026', 'MRR: $40k', '2026-06-11', '2026-05'],
    ['KPIs week 18', 'End-of-April KPIs (in brackets: March)', '2026-05-05', '2026-04'],
    ['tiny update', 'april, in four lines\n\n- $18.4k mrr', '2026-05-04', '2026-04'],
  ])('%s', (subject, body, received, expected) => {
    expect(periodOf(subject, body, received)).toBe(expected);
  });
});
