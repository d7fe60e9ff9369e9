import { expect, it } from 'vitest';
import {
  axisEnds,
  exact,
  month,
  months,
  multiple,
  outdated,
  percent,
  usd,
  usdShort,
} from './format';

it.each([
  [250_000, '$250K'],
  [1_234_567, '$1.2M'],
  [999_950, '$1M'],
  [999_999_999_999_999, '$1,000T'],
])('%d dollars are %s in brief', (value, brief) => {
  expect(usdShort(value)).toBe(brief);
});

it.each([
  [250_000, '$250,000'],
  [1.005, '$1.005'],
  [0.1, '$0.10'],
  [-999.9995, '-$999.9995'],
  [83_333.333333, '$83,333.33'],
])('%d dollars are %s, of small amounts no decimal is rounded away', (value, text) => {
  expect(usd(value)).toBe(text);
});

it.each([
  [0, '0%'],
  [0.03, '<0.1%'],
  [0.05, '0.1%'],
  [-0.2, '-0.2%'],
  [1234.56, '1,234.6%'],
])('%d percent are %s, and what is next to nothing is not nothing', (value, text) => {
  expect(percent(value)).toBe(text);
});

it.each([
  [1.8, '1.80×'],
  [1234.567, '1,234.57×'],
  [333_333_333_333_333.3, '333.3T×'],
])('a multiple of %d is %s', (value, text) => {
  expect(multiple(value)).toBe(text);
});

it('a month on an axis cannot be taken for a day', () => {
  expect(month('2026-11-22T00:00:00.000Z')).toBe('Nov 2026');
});

it('what is written as 1 is a month, also where it is a little more', () => {
  expect([1, 1.04, 0.96, 1.5].map(months)).toEqual(['1 month', '1 month', '1 month', '1.5 months']);
  expect(exact.months(1.04)).toBe('1.04 months');
});

it('the ends of a short axis are days, so that they differ', () => {
  expect(axisEnds('2026-11-02T00:00:00.000Z', '2026-11-22T00:00:00.000Z')).toEqual([
    'Nov 2, 2026',
    'Nov 22, 2026',
  ]);
  expect(axisEnds('2026-01-31T00:00:00.000Z', '2026-11-22T00:00:00.000Z')).toEqual([
    'Jan 2026',
    'Nov 2026',
  ]);
});

it('numbers are told to be old once a quarter has gone by, and how old', () => {
  const now = Date.parse('2026-11-22T00:00:00.000Z');
  expect(outdated('2026-08-22T00:00:00.000Z', now)).toBeNull();
  expect(outdated('2026-08-20T00:00:00.000Z', now)).toBe('3 months old');
  expect(outdated('2025-11-22T00:00:00.000Z', now)).toBe('12 months old');
  expect(outdated('2024-10-22T00:00:00.000Z', now)).toBe('2 years old');
});
