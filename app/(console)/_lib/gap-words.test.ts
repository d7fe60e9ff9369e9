import { expect, test } from 'vitest';
import { gapWords, hintWords } from './gap-words';

test.each([
  ['runwayMonths was read as 14, and rejected.', 'Runway was read as 14, and rejected.'],
  ['headcount was read as 3, and rejected.', 'Headcount was read as 3, and rejected.'],
  ['Which runwayMonths was read as 14?', 'Which runwayMonths was read as 14?'],
  ['eBay was read as a customer', 'eBay was read as a customer'],
])('a rejected value is named as people call it: %s', (description, words) => {
  expect(gapWords({ description })).toBe(words);
});

test.each([
  ['status PILOT; “Lost status PILOT; it”', 'Status: Pilot; “Lost status PILOT; it”'],
  [
    'status CHURNED, churnedAt 2025-09-30, USD 120000 a year, term 12 months; “x”\nstatus LOST_DEAL; “y”',
    'Status: Churned, left Sep 30, 2025, $120,000 a year, term 12 months; “x”\nStatus: Lost deal; “y”',
  ],
  ['not settled by the words quoted; “x”', 'not settled by the words quoted; “x”'],
])('a hint is told in plain words: %j', (hint, words) => {
  expect(hintWords(hint)).toBe(words);
});
