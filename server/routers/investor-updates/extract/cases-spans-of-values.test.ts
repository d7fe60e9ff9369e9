import { describe, expect, it } from 'vitest';
import { readOctober } from '@/tests/setup/read-update';

describe('more values than one, or a bound', () => {
  it.each([
    ['ARR: $2M or $3M', 'arrUsd'],
    ['Our ARR is $2M or $2.5M, depending on how you count.', 'arrUsd'],
    ['Headcount: 12 or 13', 'headcount'],
    ['Runway: 12 or 14 months', 'runwayMonths'],
    ['ARR: $2M~$3M', 'arrUsd'],
    ['Headcount: 20~25', 'headcount'],
    ['Runway: 12~14 months', 'runwayMonths'],
    ['MRR: $50k~60k', 'mrrUsd'],
    ['Headcount is 12 to 15.', 'headcount'],
    ['ARR is ≤ $2M.', 'arrUsd'],
    ['Burn is ≤ $100k a month.', 'burnMonthlyUsd'],
  ])('is asked about: %s', (text, field) => {
    expect(readOctober(text)).toEqual([{}, [field]]);
  });

  it.each([
    ['ARR: $3M next year', {}],
    ['Cash will be $2M next month.', {}],
    ['ARR: $2M. Next year will be better.', { arrUsd: 2_000_000 }],
    ['Cash: $2M or so', { cashOnHandUsd: 2_000_000 }],
    ['We are at $50k MRR or $600k ARR.', { mrrUsd: 50_000, arrUsd: 600_000 }],
    ['MRR: $50k or $600k annualized', { mrrUsd: 50_000 }],
    ['Cash: $2M or 18 months', { cashOnHandUsd: 2_000_000, runwayMonths: 18 }],
    ['ARR: ~$2M', { arrUsd: 2_000_000 }],
    ['Headcount grew from 12 to 15.', { headcount: 15 }],
    ['Headcount: 12, or 15 with interns', { headcount: 12 }],
  ])('%s', (text, metrics) => {
    expect(readOctober(text)).toEqual([metrics, []]);
  });
});
