import { describe, expect, it } from 'vitest';
import { readLetter } from '@/tests/setup/read-update';

const read = (subject: string, body: string, received: string) => {
  const { reportedPeriod, gaps } = readLetter(body, subject, received);
  return [reportedPeriod.value, gaps.some((gap) => gap.gapType === 'PERIOD_UNCLEAR')];
};

describe('a fiscal quarter ahead of the calendar, whose months are not told, is asked about', () => {
  it.each([
    ['Northwind - Q1 FY27 update', 'In Q1 we grew ARR to $5M.', '2026-07-15'],
    ['Northwind - Q2 FY27', 'Q2 highlights\n\nARR: $5M', '2026-10-15'],
    ['Northwind - Q3 FY26', 'Q3 highlights\n\nARR: $5M', '2026-01-15'],
    ['Northwind - Q1 FY27', 'Our report for the first quarter.\n\nARR is $5M.', '2026-05-14'],
  ])('%s: %s', (subject, body, received) => {
    expect(read(subject, body, received)).toEqual([null, true]);
  });

  it.each([
    ['Northwind - Q1 FY26 update', 'In Q1 we grew ARR to $5M.', '2026-04-15', '2026-Q1'],
    ['Northwind - Q1 update', 'In Q1 ARR grew to $5M (Q1 FY25: $4M).', '2026-04-15', '2026-Q1'],
    ['Northwind - Q1 2026', 'ARR is $5M. The FY27 budget is done.', '2026-04-15', '2026-Q1'],
    ['Northwind - Q1 FY27', 'Our fiscal year ends in March. ARR is $5M.', '2026-07-15', '2026-Q2'],
  ])('while %s: %s', (subject, body, received, period) => {
    expect(read(subject, body, received)).toEqual([period, false]);
  });
});
