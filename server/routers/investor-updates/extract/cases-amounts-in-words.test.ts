import { describe, expect, it } from 'vitest';
import { metricsOf, readLetter } from '@/tests/setup/read-update';

const read = (body: string) => metricsOf(readLetter(body));

describe('amounts spelled out, in brackets and by two names', () => {
  it.each([
    [
      'We have two million dollars in the bank and burn fifty thousand dollars a month.',
      { cashOnHandUsd: 2_000_000, burnMonthlyUsd: 50_000 },
    ],
    ['ARR reached two and a half million.', { arrUsd: 2_500_000 }],
    ['ARR of one million dollars', { arrUsd: 1_000_000 }],
    ['Burn: three hundred thousand dollars a month', { burnMonthlyUsd: 300_000 }],
    ['Our cash balance is four point seven million dollars.', { cashOnHandUsd: 4_700_000 }],
    ['Net burn $(84)k', { burnMonthlyUsd: 84_000 }],
    ['Gross / net burn: $140k / $84k', { burnMonthlyUsd: 84_000 }],
    ['Gross and net burn were $140k and $84k.', { burnMonthlyUsd: 84_000 }],
    ['Net / gross burn: $84k / $140k', { burnMonthlyUsd: 84_000 }],
    ['Gross margin (software): 82%\nGross margin (total): 68%', { grossMarginPct: 68 }],
    ['Gross margin (software): 82%', { grossMarginPct: 82 }],
  ])('%s', (body, expected) => {
    expect(read(body)).toEqual(expected);
  });

  it.each([
    'We raised two million dollars.',
    'We serve twenty thousand people.',
    'Our partners have a team of two thousand people.',
    'Cash: two million three hundred thousand dollars',
    'We have four hundred and seventy thousand dollars in the bank.',
    'We have two million three hundred thousand dollars in the bank.',
    'The team closed forty thousand tickets.',
  ])('are not taken from %s', (body) => {
    expect(read(body)).toEqual({});
  });
});
