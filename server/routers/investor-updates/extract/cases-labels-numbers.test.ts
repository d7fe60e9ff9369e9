import { describe, expect, it } from 'vitest';
import { metricsOf, readLetter } from '@/tests/setup/read-update';

const read = readLetter;

const metrics = (body: string) => metricsOf(read(body));

describe('numbers under labels of other months and in short sentences', () => {
  it.each([
    ['MRR $44K, cash $1.5M\n(February: MRR $41K, cash $1.6M)', 44_000, 1_500_000],
    ['MRR $44K, cash $1.5M\n\nApril: first robot tour, $47K MRR', 44_000, 1_500_000],
    ['MRR $44K, cash $1.5M\n\nmay: launch, 50k mrr', 44_000, 1_500_000],
    ['March: MRR $44K, cash $1.5M', 44_000, 1_500_000],
  ])('%s', (body, mrrUsd, cashOnHandUsd) => {
    expect(metrics(body)).toEqual({ mrrUsd, cashOnHandUsd });
  });

  it.each([
    [
      'Net burn, $87K. Cash, $1.9M. Staff, 17. People, 18 or so.',
      { burnMonthlyUsd: 87_000, cashOnHandUsd: 1_900_000, headcount: 17 },
    ],
    [
      'bank 184k\nburn 17k\nabout 10 months left',
      { cashOnHandUsd: 184_000, burnMonthlyUsd: 17_000, runwayMonths: 10 },
    ],
    ['The pilot runs.\n\n22 months', {}],
    ['Monthly net burn is -$20k (i.e. cash-flow positive).', {}],
    ['Net burn: -$20k', { burnMonthlyUsd: 20_000 }],
    ['Cash: 3.3M / 3.1M', {}],
    ['The average SaaS company at our stage has 14 months of runway.', {}],
    ['Peers in our space burn $200k a month.', {}],
    ['Cash 1,1 Mio. $. Runway 14 Monate.', { cashOnHandUsd: 1_100_000, runwayMonths: 14 }],
    ['We crossed $500K in ARR for the first time ($508K at March 31).', { arrUsd: 508_000 }],
    [
      'We hold $2.7M in cash and net burn was $101,000, which makes 27 months.',
      { cashOnHandUsd: 2_700_000, burnMonthlyUsd: 101_000, runwayMonths: 27 },
    ],
    ['The increase in ARR of $0.9M came from Boeing.', {}],
    ['The account grew from $520K to $680K of ARR.', {}],
    ['At the end of the quarter 57 people worked for Northwind.', { headcount: 57 }],
    ['At the end of the quarter 57 people worked for Globex.', {}],
    ['There were 118 employees.', { headcount: 118 }],
    ['There are 16 people at Northwind.', { headcount: 16 }],
    ['There are 16 people at Globex.', {}],
    ['We were 42 employees.', { headcount: 42 }],
    ['We were 42 employees when we began.', {}],
    [
      'We have cash of $2M, burned $81K net and see 25 months of runway.',
      { cashOnHandUsd: 2_000_000, burnMonthlyUsd: 81_000, runwayMonths: 25 },
    ],
  ])('%s', (body, wanted) => {
    expect(metrics(body)).toEqual(wanted);
  });

  it.each([
    ['Northwind: half-year letter 2026', '2026-07-28', '2026-H1'],
    ['Northwind: letter 2025', '2026-01-28', '2025'],
    ["What Northwind's customers told us in October", '2025-11-07', '2025-10'],
    ['Ten things from October', '2025-11-07', '2025-10'],
  ])('the period of “%s”', (subject, receivedAt, period) => {
    expect(read('ARR is $2M.', subject, receivedAt).reportedPeriod.value).toBe(period);
  });
});
