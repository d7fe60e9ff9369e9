import { expect, test } from 'vitest';
import { isolated } from './isolated';

test('a name from right to left keeps to its place, and no name turns the words behind it', () => {
  expect(isolated('עדנה כהן')).toBe('\u2068עדנה כהן\u2069');
  expect(isolated('Ana\u202E')).toBe('Ana');
  expect(isolated('\u2069عدنة\u202E')).toBe('\u2068عدنة\u2069');
  expect(isolated('Globex (EU), Inc.')).toBe('Globex (EU), Inc.');
});
