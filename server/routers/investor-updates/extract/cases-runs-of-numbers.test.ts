import { describe, expect, it } from 'vitest';
import { readOctober } from '@/tests/setup/read-update';

describe('a range of money is no months', () => {
  it.each([
    ['Cash: $2.0-2.2m\nRunway: 18-20 months', {}, ['cashOnHandUsd', 'runwayMonths']],
    ['Cash: $1.4-1.5m', {}, ['cashOnHandUsd']],
    ['Cash of around $2-2.2m.', {}, ['cashOnHandUsd']],
    ['Cash: 2.0-2.2m', {}, ['cashOnHandUsd']],
    ['Runway: 18-20m', {}, ['runwayMonths']],
    ['Cash $2.1m, 14m runway', { cashOnHandUsd: 2_100_000, runwayMonths: 14 }, []],
    ['Runway: 14m', { runwayMonths: 14 }, []],
  ])('%s', (body, metrics, asked) => {
    expect(readOctober(body)).toEqual([metrics, asked]);
  });
});

describe('dozens are counted', () => {
  it.each([
    ['Team of two dozen people.', 24],
    ['The team is now three dozen strong.', 36],
    ['We have 2 dozen people.', 24],
    ['We are two hundred people.', 200],
    ['We signed two dozen customers. Team of 14.', 14],
    ['Team of 12.', 12],
  ])('%s', (body, headcount) => {
    expect(readOctober(body)[0]).toEqual({ headcount });
  });
});

describe('the last of a chain is the current one', () => {
  it.each([
    ['Headcount: 20 → 22 → 25', { headcount: 25 }],
    ['Headcount: 20 --> 22 --> 25', { headcount: 25 }],
    ['Cash: $3.0m > $2.8m > $2.6m', { cashOnHandUsd: 2_600_000 }],
    ['MRR $80k -> $85k -> $91k over the quarter.', { mrrUsd: 91_000 }],
    ['MRR $45k > $49k', { mrrUsd: 49_000 }],
    ['MRR went from $80k to $85k to $91k.', { mrrUsd: 91_000 }],
    ['MRR last three months: 90k/95k/99k USD', { mrrUsd: 99_000 }],
    ['MRR: $80k → $85k → $100k target', { mrrUsd: 85_000 }],
    ['MRR: $80k → $85k', { mrrUsd: 85_000 }],
    ['MRR: $85k\n> $40k of it is new', { mrrUsd: 85_000 }],
  ])('%s', (body, metrics) => {
    expect(readOctober(body)[0]).toEqual(metrics);
  });
});
