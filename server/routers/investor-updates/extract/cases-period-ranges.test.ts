import { describe, expect, it } from 'vitest';
import { readLetter } from '@/tests/setup/read-update';

const period = (body: string, subject = 'Northwind', receivedAt = '2026-11-08') =>
  readLetter(body, subject, receivedAt).reportedPeriod.value;

describe('a period told by its first day and its last', () => {
  it.each([
    ['Reporting period: 01/10/2026 - 31/10/2026', '2026-10'],
    ['Reporting period: 10/01/2026 - 10/31/2026', '2026-10'],
    ['Reporting period: July 1 – September 30, 2026', '2026-Q3'],
    ['From 1 January to 30 June 2026', '2026-H1'],
    ['Period: 15 October – 14 November 2026', null],
  ])('%s', (line, wanted) => {
    expect(period(`${line}\n\nMRR $10k`)).toBe(wanted);
  });
});

describe('a title', () => {
  it.each([
    ['Q2 + Q3 update', '2026-Q3'],
    ['Q2/Q3 update', '2026-Q3'],
    ['Q3 vs Q2', '2026-Q3'],
    ['Q3 and Q4 plans', '2026-Q3'],
    ['09.2026 Investorenupdate', '2026-09'],
    ['Kicking off Q4', null],
    ['Heading into October', null],
  ])('%s', (subject, wanted) => {
    expect(period('MRR $10k', subject)).toBe(wanted);
  });

  it('of the running month gives way to the number of the month before', () => {
    expect(period('In October, MRR was $10k.', 'November update')).toBe('2026-10');
    expect(period('In October, MRR was $10k.', 'November update', '2026-11-30')).toBe('2026-11');
    expect(period('MRR is $10k.', 'November update')).toBe('2026-11');
  });
});
