import { describe, expect, it } from 'vitest';
import { metricsOf, readLetter } from '@/tests/setup/read-update';

const read = (body: string, subject?: string, received?: string) =>
  metricsOf(readLetter(body, subject, received));

describe('from a former value to the present one', () => {
  it.each([
    'MRR grew from $61k a year ago to $146k.',
    'MRR went from $61k last March to $146k.',
    'MRR doubled, from $71k last quarter to $146k.',
    'MRR rose from $61k 12 months ago to $146k.',
    'MRR went from $61k at the start of the quarter to $146k.',
  ])('whatever tells the time of the first: %s', (body) => {
    expect(read(body)).toEqual({ mrrUsd: 146_000 });
  });

  it('and the annual figure in brackets is that of the present one', () => {
    const body = 'MRR grew from $61k last year to $146k ($1.752M ARR).';
    expect(read(body)).toEqual({ mrrUsd: 146_000, arrUsd: 1_752_000 });
  });
});

describe('where a stretch ends', () => {
  it.each([
    ['We added $610K of net new ARR to end at $5.2M.', { arrUsd: 5_200_000 }],
    ['Runway went from 18 months in December to 14 months.', { runwayMonths: 14 }],
    ['We hired five people and lost one, ending with 40.', { headcount: 40 }],
    ['We ended the year 24 strong, vs. a plan of 27.', { headcount: 24 }],
    ['We started the year as 29 and are now 34.', { headcount: 34 }],
    [
      'Cash was $6.7M at quarter end after $840K of net burn in Q1, or $280K a month.',
      { cashOnHandUsd: 6_700_000, burnMonthlyUsd: 280_000 },
    ],
    [
      'We added $610K of net new ARR. Net burn for the quarter was $1.44M ($480K per month).',
      { burnMonthlyUsd: 480_000 },
    ],
    ['MRR came to just under $40k (39.6 to be exact).', { mrrUsd: 39_600 }],
  ])('is read: %s', (body, metrics) => {
    expect(read(body)).toEqual(metrics);
  });

  it.each([
    'We added two reps to end the year at $5.2M ARR.',
    'MRR is just under $40k.',
    'We closed the month 4 strong hires up.',
    'We signed five customers and lost one, ending with 40.',
    'Cash fell after $840K of net burn.',
  ])('is not what is planned, approached or of others: %s', (body) => {
    expect(read(body)).toEqual({});
  });
});

describe('scales and rows', () => {
  it.each([
    ['Cash 1,100 (K$)', { cashOnHandUsd: 1_100_000 }],
    ['ARR: 1.6 → 1.85 (in $M)', { arrUsd: 1_850_000 }],
    ['MRR: 54.2 ($K) vs 50.1 in February', { mrrUsd: 54_200 }],
    [
      'MRR;48.200;USD\nCash;900.000;USD\nTeam;12;FTE',
      { mrrUsd: 48_200, cashOnHandUsd: 900_000, headcount: 12 },
    ],
    ['Runway 14 Monate, 13 Mitarbeitende', { runwayMonths: 14, headcount: 13 }],
    ['Bad: burn still too high at $140k.', { burnMonthlyUsd: 140_000 }],
    ['Team: 7 FT, 2 contractors', { headcount: 7 }],
  ])('are read: %s', (body, metrics) => {
    expect(read(body)).toEqual(metrics);
  });

  it.each([
    ['Runway (m): 12', { runwayMonths: 12 }],
    ['Cash: 950 (m)', {}],
    ['Team: 9 (k)', { headcount: 9 }],
  ])('are of money alone: %s', (body, metrics) => {
    expect(read(body)).toEqual(metrics);
  });

  it('told behind a written amount change nothing', () => {
    expect(read('Cash: $1,100 (K$)')).toEqual({ cashOnHandUsd: 1_100 });
  });

  it('under a line of two months are those of the second', () => {
    const body = 'Mar / Apr\nMRR: $42.3k / $45.9k\nCash: $1.2M / $1.1M';
    expect(read(body, 'Northwind, April 2026', '2026-05-05')).toEqual({
      mrrUsd: 45_900,
      cashOnHandUsd: 1_100_000,
    });
  });
});

describe('titles of a stretch', () => {
  it.each([
    ['The half year ended June 2026', '2026-07-28', '2026-H1'],
    ['Report for the six months to 30 June 2026', '2026-07-28', '2026-H1'],
    ['Half-yearly report, June 2026', '2026-07-28', '2026-H1'],
    ['Report for the quarter ended September 2026', '2026-10-28', '2026-Q3'],
    ['Report for the year ended 31 December 2025', '2026-02-28', '2025'],
    ["Update (FQ3'26)", '2026-10-05', '2026-Q3'],
    ['Year in review', '2026-01-12', '2025'],
    ['Half-year note, May 2026', '2026-07-05', '2026-05'],
  ])('%s', (subject, received, period) => {
    expect(readLetter('ARR: $8.1M', subject, received).reportedPeriod.value).toBe(period);
  });

  it('in the text count as well', () => {
    const body = 'In the three months to September 30, 2026 ARR grew to $5.2M.';
    const found = readLetter(body, 'Quarterly letter', '2026-10-08');
    expect(found.reportedPeriod.value).toBe('2026-Q3');
  });
});
