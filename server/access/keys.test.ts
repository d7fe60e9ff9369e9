import { expect, test } from 'vitest';
import { generateKey, hasValidChecksum, keyStart } from './keys';

test('what is shown of a key is its prefix and four characters, wherever its underscore stands', () => {
  const key = generateKey('fpk');
  expect(keyStart(key)).toBe(key.slice(0, 8));
  expect(hasValidChecksum(key)).toBe(true);
  expect(keyStart(generateKey('a'.repeat(16)))).toHaveLength(21);
  expect(keyStart(`${'k'.repeat(40)}_end`)).toHaveLength(21);
  expect(keyStart('k'.repeat(40))).toHaveLength(4);
});
