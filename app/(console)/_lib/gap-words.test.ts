import { expect, test } from 'vitest';
import { gapWords, hintWords } from './gap-words';

test.each([
  ['mrrUsd was read as 118300, and rejected.', 'MRR was read as $118,300 and rejected.'],
  ['runwayMonths was read as 14, and rejected.', 'Runway was read as 14 months and rejected.'],
  [
    'grossMarginPct was read as 71.25, and rejected.',
    'Gross margin was read as 71.25% and rejected.',
  ],
  ['headcount was read as 3, and rejected.', 'Headcount was read as 3 and rejected.'],
  [
    'Globex was read as a customer (LOST_DEAL), and rejected. What is it?',
    'Globex was read as a customer (Lost deal) and rejected. What is it?',
  ],
  ['Which runwayMonths was read as 14?', 'Which runwayMonths was read as 14?'],
  ['eBay was read as a customer', 'eBay was read as a customer'],
])('a rejected value is told as people say it: %s', (description, words) => {
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
