import { expect, test } from 'vitest';
import { asTrimmed } from './register-as';

test('a kind is sent without outer white space, and nothing but white space is nothing', () => {
  expect(asTrimmed.setValueAs(' Fintech ')).toBe('Fintech');
  expect(asTrimmed.setValueAs('  ')).toBeUndefined();
  expect(asTrimmed.setValueAs(undefined)).toBeUndefined();
});
