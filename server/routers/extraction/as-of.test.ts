import { expect, test } from 'vitest';
import { asOfUpdate } from './as-of';

const RECEIVED = '2026-04-15T09:30:00.000Z';

test.each([
  ['2026-03', '2026-03-31T00:00:00.000Z'],
  ['2026-02', '2026-02-28T00:00:00.000Z'],
  ['2024-02', '2024-02-29T00:00:00.000Z'],
  ['2026-Q1', '2026-03-31T00:00:00.000Z'],
  ['Q4 2025', '2025-12-31T00:00:00.000Z'],
  ['Q4/25', '2025-12-31T00:00:00.000Z'],
  ["Q4 '25", '2025-12-31T00:00:00.000Z'],
  ['4Q25', '2025-12-31T00:00:00.000Z'],
  ['4Q 2025', '2025-12-31T00:00:00.000Z'],
  ['03/2026', '2026-03-31T00:00:00.000Z'],
  ['3.2026', '2026-03-31T00:00:00.000Z'],
  ['Q5/25', RECEIVED],
  ['13/2026', RECEIVED],
  ['2025-H2', '2025-12-31T00:00:00.000Z'],
  ['2025', '2025-12-31T00:00:00.000Z'],
  ['FY2025', '2025-12-31T00:00:00.000Z'],
  ['March 2026', '2026-03-31T00:00:00.000Z'],
  // In the midst of its period an update speaks of now, not of the end to come.
  ['2026-Q2', RECEIVED],
  ['2026-04', RECEIVED],
  ['2026-13', RECEIVED],
  ['2026-H3', RECEIVED],
  ['0001', RECEIVED],
  ['last month', RECEIVED],
  [null, RECEIVED],
])('the numbers of %j hold as of %s', (period, asOf) => {
  expect(asOfUpdate(period, RECEIVED)).toBe(asOf);
});
