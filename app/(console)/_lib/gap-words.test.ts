import { expect, test } from 'vitest';
import { gapWords } from './gap-words';

test.each([
  ['runwayMonths was read as 14, and rejected.', 'Runway was read as 14, and rejected.'],
  ['headcount was read as 3, and rejected.', 'Headcount was read as 3, and rejected.'],
  ['Which runwayMonths was read as 14?', 'Which runwayMonths was read as 14?'],
  ['eBay was read as a customer', 'eBay was read as a customer'],
])('a rejected value is named as people call it: %s', (description, words) => {
  expect(gapWords({ description })).toBe(words);
});
