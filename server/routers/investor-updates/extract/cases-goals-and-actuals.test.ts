import { describe, expect, it } from 'vitest';
import { metricsOf, readLetter } from '@/tests/setup/read-update';

const read = (body: string) => metricsOf(readLetter(body));
const asked = (body: string) => readLetter(body).gaps.map(({ dedupeKey }) => dedupeKey);

describe('what came of a goal', () => {
  it.each([
    ['Goal: MRR $80k. Actual: $77.4k', { mrrUsd: 77_400 }],
    ['Goal: burn under $150k. Actual: $143k ✅', { burnMonthlyUsd: 143_000 }],
    ['MRR goal: $80k\nActual: $77.4k', { mrrUsd: 77_400 }],
    ['Target: 15 people. Actual: 14.', { headcount: 14 }],
    [
      'Goals vs actuals\n\nGoal: MRR $80k. Actual: $77.4k\nGoal: burn under $150k. Actual: $143k',
      { mrrUsd: 77_400, burnMonthlyUsd: 143_000 },
    ],
    ['Targets and results\n\nMRR: $77k (target $80k)', { mrrUsd: 77_000 }],
    [
      'Plan vs. reality in March:\n- MRR: planned $70k, got $66.5k\n- Net burn: planned $95k, came out at $101k\n- Headcount: planned 13, have 12',
      { mrrUsd: 66_500, burnMonthlyUsd: 101_000, headcount: 12 },
    ],
    ['Reached: $1M ARR', { arrUsd: 1_000_000 }],
    ['Milestone hit: $2M ARR', { arrUsd: 2_000_000 }],
    ['Achieved target MRR of $60k', { mrrUsd: 60_000 }],
    ['We beat burn budget: $172k against $185k', { burnMonthlyUsd: 172_000 }],
    ['ARR target missed ($1.9M vs $2.0M)', { arrUsd: 1_900_000 }],
    ['MRR below plan: $77k against $80k', { mrrUsd: 77_000 }],
    ['Headcount plan missed: 23 vs 25', { headcount: 23 }],
    ['Burn came in $12k over plan at $97k', { burnMonthlyUsd: 97_000 }],
    ['Cash landed $100k ahead of forecast at $2.1M.', { cashOnHandUsd: 2_100_000 }],
    ['ARR was $120k short of our target at $1.88M.', { arrUsd: 1_880_000 }],
  ])('is read: %s', (body, expected) => {
    expect(read(body)).toEqual(expected);
  });

  it.each([
    'Goal: hire 2 AEs. Actual: 1',
    'Goal: $30k new MRR. Actual: $28k',
    'Goal: ARR $2M. Status: 85%',
    'Goal: 15 people by June. Status: on track.',
    'Wrenfield reached: $48k ARR',
    'If we beat burn budget: $172k vs $185k',
    'We need to beat burn budget: $172k vs $185k',
    'Missed MRR target: $80k vs $77k',
    'Missed target MRR of $60k',
    'Achieved target MRR of $60k for the Halden account',
    'MRR: planned $70k, we have 12 new customers',
    'Burn came in $12k over plan.',
    'MRR came in $4k higher than in February',
  ])('is not taken from %s', (body) => {
    expect(read(body)).toEqual({});
  });

  it('is asked where a title says plan first and two bare numbers follow', () => {
    expect(read('Plan vs actual\n\nMRR: $77k vs $80k')).toEqual({});
    expect(asked('Plan vs actual\n\nMRR: $77k vs $80k')).toContain('METRIC_MISSING:mrrUsd');
    expect(read('Plan vs actual\n\nMRR: $77k vs $80k plan')).toEqual({ mrrUsd: 77_000 });
    expect(read('Actual vs plan\n\nMRR: $77k vs $80k')).toEqual({ mrrUsd: 77_000 });
  });
});

describe('a change that is named before its metric', () => {
  it.each([
    ['Increase in MRR: $4k. MRR: $61k', { mrrUsd: 61_000 }],
    ['Net change in cash: $84k\nCash: $1.2M', { cashOnHandUsd: 1_200_000 }],
    ['Drop in headcount: 3. Headcount: 14', { headcount: 14 }],
    ['Increase in MRR: $4k', {}],
    ['Growth in ARR: $200k', {}],
    ['Decrease in cash: $84k', {}],
    ['Reduction in our burn: $12k', {}],
    ['Growth in MRR: from $57k to $61k', { mrrUsd: 61_000 }],
    ['Increase in MRR to $61k', { mrrUsd: 61_000 }],
  ])('is no level: %s', (body, expected) => {
    expect(read(body)).toEqual(expected);
    expect(asked(body)).toEqual([]);
  });
});

describe('shares in words and other money', () => {
  it.each([
    ['Gross margin is three quarters', {}],
    ['Gross margin of two thirds', {}],
    ['Gross margin: eight out of ten', {}],
    ['Gross margin is a healthy four fifths (80.4%).', { grossMarginPct: 80.4 }],
    ['Net burn: £130k/month (≈ $166k)', { burnMonthlyUsd: 166_000 }],
    ['Burn: €90k per month ($98k)', { burnMonthlyUsd: 98_000 }],
    ['£1.4m ARR (≈ $1.8m)', { arrUsd: 1_800_000 }],
  ])('%s', (body, expected) => {
    expect(read(body)).toEqual(expected);
  });

  it('keeps the time a stretch began off the value of now', () => {
    const letter = readLetter(
      'Since our last letter in November, ARR has doubled to $800k.',
      'Hello from Northwind',
      '2026-03-15',
    );
    expect(letter.metrics.map(({ value, period }) => [value, period])).toEqual([[800_000, null]]);
  });
});
