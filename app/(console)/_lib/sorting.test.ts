import { expect, test } from 'vitest';
import { largestFirst, orLast } from './sorting';

test('what is missing comes behind every number, negative ones too', () => {
  expect([null, -5, 0, 12, null, 3].sort(largestFirst)).toEqual([12, 3, 0, -5, null, null]);
});

test('a value that is missing or empty is undefined to a table, zero is not', () => {
  expect([null, '', 0, 'a'].map(orLast)).toEqual([undefined, undefined, 0, 'a']);
});
