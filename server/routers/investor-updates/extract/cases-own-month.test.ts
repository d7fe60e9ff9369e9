import { describe, expect, it } from 'vitest';
import { readOctober } from '@/tests/setup/read-update';

describe('a month’s own figure outweighs that of a longer span', () => {
  it.each([
    ['Net burn (3-month average): $150k; October alone: $190k', { burnMonthlyUsd: 190_000 }],
    ['Gross margin (LTM): 66%; October: 69%', { grossMarginPct: 69 }],
    ['Average burn: $150k', { burnMonthlyUsd: 150_000 }],
  ])('%s', (body, metrics) => {
    expect(readOctober(body)[0]).toEqual(metrics);
  });
});

describe('stated months outweigh those counted to a date', () => {
  it.each([
    ['Cash-out date: August 2027. Runway w/o new funding: 9 months.', { runwayMonths: 9 }],
    ['Runway w/o new funding: 9 months', { runwayMonths: 9 }],
    ['Cash-out date: August 2027.', { runwayMonths: 10 }],
  ])('%s', (body, metrics) => {
    expect(readOctober(body)[0]).toEqual(metrics);
  });
});

describe('a floor is asked about', () => {
  it.each([
    ['Gross margin: >80%', {}, ['grossMarginPct']],
    ['Gross margin: ≥80%', {}, ['grossMarginPct']],
    ['Gross margin: 80%', { grossMarginPct: 80 }, []],
    ['MRR => $45k', { mrrUsd: 45_000 }, []],
  ])('%s', (body, metrics, asked) => {
    expect(readOctober(body)).toEqual([metrics, asked]);
  });
});

describe('the value beside another time or in front of its parts is read', () => {
  it.each([
    ['We are now 19 (17 full time, 2 interns).', { headcount: 19 }],
    ['Beginning ARR $1.9M, ending ARR $2.1M', { arrUsd: 2_100_000 }],
    ['MRR this month: $95k, last month: $88k', { mrrUsd: 95_000 }],
    ['MRR was $88k last month.', {}],
    ['We’re 3 (three) weeks from launch.', {}],
  ])('%s', (body, metrics) => {
    expect(readOctober(body)[0]).toEqual(metrics);
  });
});
