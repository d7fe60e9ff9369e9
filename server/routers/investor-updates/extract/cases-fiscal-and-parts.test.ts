import { describe, expect, it } from 'vitest';
import { metricsOf, readLetter } from '@/tests/setup/read-update';

const read = (body: string) => metricsOf(readLetter(body));

describe('a fiscal quarter is read as the stretch of the calendar that it is', () => {
  const table = [
    "Strata's fiscal year ends on June 30.",
    '',
    '| | Q3 FY26 | Q2 FY26 | Q3 FY25 |',
    '|---|---|---|---|',
    '| ARR ($M) | 11.2 | 10.6 | 7.9 |',
    '| Headcount | 94 | 91 | 83 |',
  ].join('\n');

  it('columns of fiscal quarters are told apart by the end of the fiscal year', () => {
    const found = readLetter(table, 'Strata: FY26 Q3 results', '2026-05-07');
    expect(metricsOf(found)).toEqual({ arrUsd: 11_200_000, headcount: 94 });
    expect(found.metrics.map((m) => m.period)).toEqual(['2026-Q1', '2026-Q1']);
  });

  it('quarters without a year are those of the fiscal year that the mail tells of', () => {
    const year = 'Our fiscal year ends January 31.\n\n';
    const burn = 'Q4 net burn averaged $405k/month. Q3 net burn averaged $420k per month.';
    const titled = readLetter(`${year}${burn}`, 'Pinecrest: Q4 FY26 update', '2026-02-12');
    expect(metricsOf(titled)).toEqual({ burnMonthlyUsd: 405_000 });
    expect(titled.reportedPeriod.value).toBe('2026-01');
    const march = 'Our fiscal year ends in March.\n\nQ1 ARR: $4M. Q4 ARR: $3.5M.';
    const first = readLetter(march, 'Q1 update', '2026-07-12');
    expect(first.metrics.map((m) => [m.value, m.period])).toEqual([[4_000_000, '2026-Q2']]);
    const rows = `${year}| | Q4 | Q3 |\n|---|---|---|\n| ARR | $4M | $3M |\n| Headcount | 31 | 28 |`;
    const table = readLetter(rows, 'Pinecrest: Q4 FY26', '2026-02-12');
    expect(metricsOf(table)).toEqual({ arrUsd: 4_000_000, headcount: 31 });
  });

  it('a year told beside its number, in brackets', () => {
    const body =
      'The first quarter of our fiscal year 2027 (it runs from April 2026 to March 2027) went well.\n\nCash: $3.6M.';
    const found = readLetter(body, 'Dovetail / numbers Q1 FY2027', '2026-07-15');
    expect(found.reportedPeriod.value).toBe('2026-Q2');
  });

  it('a day in words about the last letter reports nothing', () => {
    const body =
      "Here's how we stood at the end of April 2026: cash $210k.\n\nIn our last letter, as of January 31, it was $268k.";
    const found = readLetter(body, 'Letter to our backers', '2026-05-20');
    expect(found.reportedPeriod.value).toBe('2026-04');
  });

  it.each([
    ['Hearth, June quarter', '2026-07-17', '2026-Q2'],
    ['Hearth: December 2025 quarter', '2026-01-17', '2025-Q4'],
    ['Hearth, May update', '2026-06-17', '2026-05'],
  ])('%s', (subject, receivedAt, period) => {
    const found = readLetter('Cash stood at $2.05M.', subject, receivedAt);
    expect(found.reportedPeriod.value).toBe(period);
  });
});

describe('a gross margin is of the whole company', () => {
  it.each([
    ['Our own channel made $31k in March alone, at a gross margin of 70%.', {}],
    ['The kit sells for $40 at a gross margin of 60%.', {}],
    ['We sell the kit for $40 at a gross margin of 60%.', {}],
    ['The services team runs at a gross margin of 22%.', {}],
    ['Our new box made $3k at a 60% gross margin.', {}],
    ['We finished the year at a gross margin of 60%.', { grossMarginPct: 60 }],
    ['Revenue was $1.2M at a gross margin of 61%.', { grossMarginPct: 61 }],
    ['Gross margin after rent: 46%.', { grossMarginPct: 46 }],
  ])('%s', (body, metrics) => {
    expect(read(body)).toEqual(metrics);
  });
});

describe('cash and runway in further words', () => {
  it.each([
    ["In the bank on New Year's Eve: $1.01M.", { cashOnHandUsd: 1_010_000 }],
    ['In the bank at month end: $1.01M.', { cashOnHandUsd: 1_010_000 }],
    ['In the bank from the round: $1.01M.', {}],
    [
      'At the end of March we held $6.4M in cash. It carries us for 15 months, into Q3 2027.',
      { cashOnHandUsd: 6_400_000, runwayMonths: 15 },
    ],
    [
      "Burn was about $64k per month, and at that speed we've 12 months.",
      { burnMonthlyUsd: 64_000, runwayMonths: 12 },
    ],
  ])('%s', (body, metrics) => {
    expect(read(body)).toEqual(metrics);
  });

  it('a crowd at an event is no staff', () => {
    expect(read('I was at the Snowflake Summit. 20,000 people, 19,500 of them vendors.')).toEqual(
      {},
    );
  });
});
