import { expect, it } from 'vitest';
import { usdShort } from './format';

it.each([
  [250_000, '$250K'],
  [1_234_567, '$1.2M'],
  [999_950, '$1M'],
  [999_999_999_999_999, '$1,000T'],
])('%d dollars are %s in brief', (value, brief) => {
  expect(usdShort(value)).toBe(brief);
});
