import { expect, it } from 'vitest';
import { usd, usdShort } from './format';

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
