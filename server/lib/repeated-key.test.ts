import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { repeatedKey } from './repeated-key';

describe('a repeated key', () => {
  test('is none in what was made of a value, whatever its texts hold', () => {
    fc.assert(
      fc.property(fc.json(), (json) => {
        expect(repeatedKey(JSON.stringify(JSON.parse(json)))).toBeUndefined();
      }),
    );
  });

  test.each([
    ['{"a":1,"b":{"a":2},"a":3}', 'a'],
    ['[{"a":1},{"x":[{"b":1,"\\u0062":2}]}]', 'b'],
    ['{"a\\"":1,"c":"a\\":1","a\\"":2}', 'a"'],
    ['{"a":["a","a"],"b":"a","A":1}', undefined],
  ])('of %s is %s', (json, key) => expect(repeatedKey(json)).toBe(key));
});
