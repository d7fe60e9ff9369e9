import { describe, expect, it } from 'vitest';
import { metricsOf, readLetter } from '@/tests/setup/read-update';

const read = (body: string, receivedAt = '2026-11-25', subject = 'November update') => {
  const result = readLetter(body, subject, receivedAt);
  const gaps = result.gaps.flatMap((gap) => gap.suggestedField ?? []);
  return [result.reportedPeriod.value, metricsOf(result), gaps];
};

const BOTH = { arrUsd: 4_100_000, cashOnHandUsd: 7_400_000 };

describe('numbers that are all of the month before the title’s', () => {
  it.each([
    'As of October 31 we had ARR of $4.1M and cash of $7.4M.',
    'As of the end of October we had ARR of $4.1M and cash of $7.4M.',
    'As of October 31 we had cash of $7.4M, and ARR of $4.1M.',
    'At 31 October ARR was $4.1M, cash $7.4M.',
    'As of October 31 we had ARR of $4.1M. Cash was $7.4M.',
    'October month-end cash was $7.4M and ARR $4.1M.',
    'Oct 31 cash: $7.4M\nOct 31 ARR: $4.1M',
    'We ended October at $4.1M ARR and $7.4M in cash.',
    'Cash of $7.4M and ARR of $4.1M as of October 31.',
  ])('are of that month: %s', (body) => {
    for (const day of ['2026-11-05', '2026-11-25', '2026-12-03'])
      expect(read(`${body}\n\nWe are 31 people.`, day)).toEqual([
        '2026-10',
        { ...BOTH, headcount: 31 },
        [],
      ]);
  });

  it.each([
    [
      'ARR was $4.1M in October and is $4.4M now. Cash is $7M.',
      { cashOnHandUsd: 7_000_000 },
      ['arrUsd'],
    ],
    ['Cash: $7.4M (as of October 31)\nARR: $4.1M', { arrUsd: 4_100_000 }, ['cashOnHandUsd']],
    [
      'As of October 31 we had ARR of $4.1M and cash of $7.4M. Our ARR is $4.4M as of November 24.',
      { arrUsd: 4_400_000 },
      ['cashOnHandUsd'],
    ],
    [
      'In October, ARR was $4.1M and cash was $7.4M. Today ARR is $4.4M and cash is $7.0M.',
      { arrUsd: 4_400_000, cashOnHandUsd: 7_000_000 },
      [],
    ],
  ])('are asked about beside those of the title’s: %s', (body, metrics, gaps) => {
    expect(read(body)).toEqual(['2026-11', metrics, gaps]);
  });
});

const TABLE = (first: string, second: string) =>
  `| Metric | ${first} | ${second} | MoM |\n|---|---|---|---|\n| ARR | $4.1M | $3.9M | +5% |\n| Cash | $7.4M | $7.7M | -4% |`;

describe('a table that has no column for the title’s period', () => {
  it.each(['2026-11-05', '2026-11-12', '2026-11-25', '2026-12-03'])(
    'reports its newest month, received %s',
    (day) => {
      expect(read(TABLE('Oct 2026', 'Sep 2026'), day)).toEqual(['2026-10', BOTH, []]);
    },
  );

  it('reports its newest quarter that is over', () => {
    const body =
      '| Metric | Q1 | Q2 | Q3 | Q4E |\n|---|---|---|---|---|\n| ARR | $3.1M | $3.5M | $4.1M | $4.5M |\n| Cash | $9M | $8M | $7.4M | $7M |';
    expect(read(body, '2026-11-05', 'October update')).toEqual(['2026-Q3', BOTH, []]);
  });

  it.each([
    ['Oct 2026', 'Sep 2026', 'November update', '\n\nBurn is $300k.'],
    ['Oct-26', 'Oct-25', '2026 Q3', ''],
    ['Q3 2026', 'Q2 2026', 'November update', ''],
  ])('is asked about where that cannot be told: %s, %s', (first, second, subject, more) => {
    const [, metrics, gaps] = read(TABLE(first, second) + more, '2026-11-25', subject);
    expect(metrics).toEqual(more === '' ? {} : { burnMonthlyUsd: 300_000 });
    expect(gaps).toEqual(['arrUsd', 'cashOnHandUsd']);
  });

  it.each([
    ['Dec 2026 plan', 'Dec 2025'],
    ['Jan 2027', 'Dec 2026'],
    ['Oct 2025', 'Sep 2025'],
  ])('and none near it gives nothing: %s, %s', (first, second) => {
    expect(read(TABLE(first, second))).toEqual(['2026-11', {}, []]);
  });
});

describe('a date that is of something else', () => {
  it.each([
    ['Runway: 12 months (Oct 12)', { runwayMonths: 12 }],
    ['Gross margin, which had dipped to 64% in September, is back at 68%.', { grossMarginPct: 68 }],
  ])('dates no value: %s', (body, metrics) => {
    expect(read(body, '2026-12-03')[1]).toEqual(metrics);
  });
});
