import { describe, expect, it } from 'vitest';
import { metricsOf, readLetter } from '@/tests/setup/read-update';

const asked = (body: string, subject?: string, received?: string) => {
  const letter = readLetter(body, subject, received);
  const burn = letter.gaps.find((gap) => gap.suggestedField === 'burnMonthlyUsd');
  return [metricsOf(letter).burnMonthlyUsd, burn?.description.includes('usual time span')];
};

describe('a burn below what names a quarter or a year', () => {
  it.each([
    '## Full year 2025\n\n- Net burn: $2.1M',
    'Q1 2026 results\n\nNet burn: $870k\nCash: $4.0M',
    '## Q1 2026 results\n- Net burn: $870k\n- Cash: $4.0M',
    'Here are our Q1 numbers:\n- ARR $3M\n- Net burn $870k',
    'Northwind Q1 results\n\nNet burn: $870k',
    'The quarter in numbers\n\nARR: $3M\nNet burn: $870k',
    'The year at a glance:\n\nNet burn: $3.1M',
    'Q1 2026 results\n\nWe burned $870k.',
    'Year to date\n\n- Net burn: $870k',
    'In Q1 we reached ARR of $3M with net burn of $870k.',
    'Q1 2026\n\n| | Budget | Actual |\n|---|---|---|\n| ARR | $3.0M | $3.1M |\n| Burn | $900k | $870k |',
    '| Q1 2026 | Budget | Actual |\n|---|---|---|\n| ARR | $3.0M | $3.1M |\n| Net burn | $900k | $870k |',
    'Q1 results\n\n| ARR | Net burn | Cash |\n|---|---|---|\n| $3.1M | $870k | $4.0M |',
  ])('is asked about: %s', (body) => {
    expect(asked(body)).toEqual([undefined, true]);
  });

  it.each([
    '2025 in numbers\n\nARR: $4.1M\nBurn: $2.6M\nCash: $3.0M',
    'FY25 financials:\n- ARR: $3M\n- Net burn: $2.1M',
  ])('is asked about in the letter for the last month of it: %s', (body) => {
    expect(asked(body, 'Northwind, December 2025', '2026-01-12')).toEqual([undefined, true]);
  });

  it.each([
    'Q1 2026 results\n\nMonthly net burn: $95k',
    'Q1 2026 results\n\nNet burn: $95k/mo',
    'Q1 2026 results\n\nNet burn: $95k per month',
    'Q1 2026 results\n\nAverage burn: $95k',
    'Q1 2026 results\n\nMarch net burn: $95k',
    'Q1 2026 results\n\nNet burn: $95k\nCash: $1.2M\nRunway: 13 months',
    'KPIs, end of Q1\n\n- Net burn: $95k',
    'March 2026\n\n- Net burn: $95k',
    'Q1 2026 update\n\n- Net burn: $95k',
    'Northwind, Q1 2026\n\n- Net burn: $95k',
    'Q1 results\n\n| | Feb | Mar |\n|---|---|---|\n| Net burn | $99k | $95k |',
    'Q1 results\n\n| | Budget | Actual |\n|---|---|---|\n| Net burn / month | $99k | $95k |',
    'Q1 results\n\n| ARR | Monthly burn | Cash |\n|---|---|---|\n| $3.1M | $95k | $4.0M |',
  ])('is stored where it is told per month, or fits cash and runway: %s', (body) => {
    expect(asked(body)).toEqual([95_000, undefined]);
  });
});

describe('a burn without a span', () => {
  it('is a month’s in the letter for a quarter', () => {
    expect(asked('Burn: $95k\nCash: $1.2M', 'Northwind Q1 2026 update')).toEqual([
      95_000,
      undefined,
    ]);
  });

  it('is asked about in the letter for a year or half a year', () => {
    const [year, half] = ['Northwind, 2025 annual letter', 'Northwind, H2 2025'];
    for (const subject of [year, half])
      expect(asked('Burn: $1.1M\nCash: $3.0M', subject, '2026-01-12')).toEqual([undefined, true]);
    expect(asked('Burn: $95k\nCash: $1.2M\nRunway: 13 months', year, '2026-01-12')[0]).toBe(95_000);
    expect(asked('Monthly burn: $95k\nCash: $1.2M', year, '2026-01-12')[0]).toBe(95_000);
  });

  it.each([
    ['Burn: $570k\nCash: $4.0M\nRunway: 21 months'],
    ['Burn: $1.1M\nCash: $4.0M\nRunway: 22 months'],
    ['Burn: $2.6M\nCash: $3.0M\nRunway: 14 months'],
  ])('is asked about where cash and runway tell that of a longer stretch: %s', (body) => {
    expect(asked(body)).toEqual([undefined, true]);
  });
});
