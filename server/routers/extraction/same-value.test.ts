import { expect, test } from 'vitest';
import { isFiner, isSameValue } from './same-value';

test.each([
  [1_200_000, 1_200_000, true],
  [1_200_000, 1_234_567, true],
  [1_200_000, 1_150_001, true],
  [1_200_000, 1_300_000, false],
  [14, 15, false],
  [71, 71.4, true],
  [71, 72, false],
  [0, 0, true],
  [0, 1, false],
  [1_000_000, 1_400_000, false],
  [-5, 5, false],
])('%d and %d are one value: %s', (a, b, same) => {
  expect(isSameValue(a, b)).toBe(same);
  expect(isSameValue(b, a)).toBe(same);
});

test('the value with more digits is the finer one', () => {
  expect(isFiner(1_234_567, 1_200_000)).toBe(true);
  expect(isFiner(1_200_000, 1_234_567)).toBe(false);
  expect(isFiner(71.4, 71)).toBe(true);
});
