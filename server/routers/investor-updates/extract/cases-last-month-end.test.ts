import { describe, expect, it } from 'vitest';
import { readOctober } from '@/tests/setup/read-update';

describe('the end of the month before the mail came is told by words', () => {
  it.each([
    ['End of last month: ARR $2.4m, cash $3m', { arrUsd: 2_400_000, cashOnHandUsd: 3_000_000 }],
    ['We ended last month with ARR of $2.4m.', { arrUsd: 2_400_000 }],
    ['Last month we closed at $2.4m ARR.', { arrUsd: 2_400_000 }],
    ['End of last month: ARR $2.4m\nEnd of this month: ARR $2.6m', { arrUsd: 2_600_000 }],
    ['We closed last month at $40k MRR and are now at $45k.', {}],
    ['MRR last month was $40k.', {}],
  ])('%s', (body, metrics) => {
    expect(readOctober(body)[0]).toEqual(metrics);
  });
});

describe('cash burned is the burn of a month, or asked about', () => {
  it.each([
    ['Cash burned: $90k in October', { burnMonthlyUsd: 90_000 }, []],
    ['Cash burned this quarter: $300k', {}, ['burnMonthlyUsd']],
    ['Cash burned to date: $3.2m', {}, []],
  ])('%s', (body, metrics, asked) => {
    expect(readOctober(body)).toEqual([metrics, asked]);
  });
});
