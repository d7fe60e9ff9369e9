import { describe, expect, it } from 'vitest';
import { metricsOf, readLetter } from '@/tests/setup/read-update';

const read = (body: string, subject?: string, receivedAt?: string) =>
  metricsOf(readLetter(body, subject, receivedAt));

describe('what is left, and the words around a level', () => {
  it.each([
    [
      'We finished March with $3.05M, equal to 16 months of runway.',
      { cashOnHandUsd: 3_050_000, runwayMonths: 16 },
    ],
    [
      "We consumed $71k of cash in March (February: $80k), leaving $1.02M. At this rate we're good for 14 months.",
      { burnMonthlyUsd: 71_000, cashOnHandUsd: 1_020_000, runwayMonths: 14 },
    ],
    [
      'We burned $71k in March, leaving us with $1.02M.',
      { burnMonthlyUsd: 71_000, cashOnHandUsd: 1_020_000 },
    ],
    ["We've got 9 months of money.", { runwayMonths: 9 }],
    ['Burn still too high at $140k.', { burnMonthlyUsd: 140_000 }],
    ['Gross margin slipped a point to 71%.', { grossMarginPct: 71 }],
    ['ARR grew 4% m/m to $2.3m.', { arrUsd: 2_300_000 }],
    ['Recurring revenue (ARR): $3.3M', { arrUsd: 3_300_000 }],
    [
      '| Item | Mar | Feb |\n|---|---|---|\n| Recurring revenue (MRR) | $61k | $58k |\n| Cash | $1.2M | $1.3M |',
      { mrrUsd: 61_000, cashOnHandUsd: 1_200_000 },
    ],
    ['Still the same five people.', { headcount: 5 }],
    [
      "Headcount: we were 11 at the end of February, and with Priya and Jon we're now 13.",
      { headcount: 13 },
    ],
  ])('%s', (body, expected) => {
    expect(read(body)).toEqual(expected);
  });

  it.each([
    'Two people left, leaving 12.',
    'We spent $71k on ads, leaving $20k of the budget.',
    'We burned through the grant, leaving $20k of invoices.',
    'Bridge terms under discussion ($1.5M SAFE, $12M cap).',
  ])('is not taken from %s', (body) => {
    expect(read(body)).toEqual({});
  });

  it('of a year end is told where the year is over', () => {
    const body = 'ARR $11.2M, YE cash $14.8M, YE headcount 96.';
    expect(read(body, 'Q4 & FY 2025 update', '2026-01-26')).toEqual({
      arrUsd: 11_200_000,
      cashOnHandUsd: 14_800_000,
      headcount: 96,
    });
    expect(read(body, 'October 2025', '2025-11-06')).toEqual({ arrUsd: 11_200_000 });
  });
});
