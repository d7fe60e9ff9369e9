import { expect, test } from 'vitest';
import { isPublicId, newPublicId } from './public-id';

test('public identifiers have 24 random base62 characters and differ', () => {
  const made = Array.from({ length: 500 }, newPublicId);
  expect(made.every(isPublicId)).toBe(true);
  expect(new Set(made).size).toBe(500);
  const letters = new Set(made.join('').replaceAll('ps_', ''));
  expect(letters.size).toBe(62);
});
