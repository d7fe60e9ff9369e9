import { describe, expect, test } from 'vitest';
import { canonicalJson, checkedIdempotencyKey, requestHash } from './idempotency-key';

describe('the hash of a request', () => {
  test('does not depend on the order of keys, at any depth, or on absent values', () => {
    expect(requestHash({ a: 1, b: { c: [1, 2], d: null }, e: undefined })).toBe(
      requestHash({ b: { d: null, c: [1, 2] }, a: 1 }),
    );
  });

  test.each([
    ['the order of a list', { a: [1, 2] }, { a: [2, 1] }],
    ['null and absent', { a: null }, {}],
    ['text and number', { a: '1' }, { a: 1 }],
    ['text that looks like structure', { a: '1","b":"2' }, { a: '1', b: '2' }],
    ['the key __proto__', JSON.parse('{"__proto__":1}') as object, {}],
  ])('tells %s apart', (_, one, other) => {
    expect(requestHash(one)).not.toBe(requestHash(other));
  });

  test('is taken of JSON that reads back as the same value', () => {
    const value = { b: ['x', 1.5, true, null, { z: '"', a: '\n' }], a: {} };
    expect(JSON.parse(canonicalJson(value))).toEqual(value);
  });
});

test('an Idempotency-Key is 1 to 255 printable ASCII characters, or absent', () => {
  expect(checkedIdempotencyKey(undefined)).toBeUndefined();
  for (const good of ['a', ' ', '~', 'x'.repeat(255)]) {
    expect(checkedIdempotencyKey(good)).toBe(good);
  }
  for (const bad of ['', 'x'.repeat(256), 'a\n', 'a\u0000', 'é', '\u007f']) {
    expect(() => checkedIdempotencyKey(bad)).toThrow('printable');
  }
});
