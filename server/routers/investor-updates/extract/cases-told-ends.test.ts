import { describe, expect, it } from 'vitest';
import { metricsOf, readLetter } from '@/tests/setup/read-update';

const read = (body: string, subject: string, receivedAt: string) => {
  const result = readLetter(body, subject, receivedAt);
  return [result.reportedPeriod.value, metricsOf(result)];
};

const NUMBERS = { arrUsd: 7_400_000, cashOnHandUsd: 11_000_000 };

describe('the end that a text tells of a fiscal stretch tells its period', () => {
  it.each([
    [
      'Fiscal 2027 began on April 1, 2026. In the second quarter of FY27, which ended on September 30, 2026, ARR was $7.4m and cash was $11.0m ($12.5m at June 30).',
      'Second quarter FY27 letter',
      '2026-Q3',
    ],
    [
      'In the second quarter of FY27, which ended on September 30, 2026, ARR was $7.4m and cash was $11.0m ($12.5m at June 30).',
      'Investor letter',
      '2026-Q3',
    ],
    [
      'In our fiscal second quarter, ended September 30, 2026, ARR was $7.4m and cash was $11.0m.',
      'Second quarter FY27',
      '2026-Q3',
    ],
    [
      'The quarter to September 30 was good. ARR: $7.4m. Cash: $11.0m.',
      'Q2 FY27 letter to shareholders',
      '2026-Q3',
    ],
    [
      'Our fiscal year 2027 began on April 1; this letter covers its second quarter, ended September 30.\n\nARR: $7.4m. Cash was $11.0m against $12.5m at June 30.',
      'Letter to investors, 2nd quarter FY27',
      '2026-Q3',
    ],
    ['Quarter ended September 30, 2026\n\nARR: $7.4m\nCash: $11.0m', 'Q2 FY27 update', '2026-Q3'],
    [
      'We report on the six months to September 30, 2026. ARR is $7.4m. Cash is $11.0m.',
      'H1 FY27',
      '2026-09',
    ],
    ['Quarter ended August 31, 2026\n\nARR: $7.4m\nCash: $11.0m', 'Investor letter', '2026-08'],
  ])('%s', (body, subject, period) => {
    expect(read(body, subject, '2026-10-10')).toEqual([period, NUMBERS]);
  });

  it('so does the end of a fiscal year', () => {
    expect(
      read(
        'For the fiscal year ended June 30, 2026 we closed with ARR of $7.4m and $11.0m of cash.',
        'FY26 year-end letter',
        '2026-08-10',
      ),
    ).toEqual(['2026-06', NUMBERS]);
  });
});

describe('the end of another stretch leaves the period', () => {
  it.each([
    [
      'ARR was $7.4m, against FY26 plan. Compared with the quarter ended June 30, 2026: $7.0m.',
      'Q3 2026',
    ],
    ['ARR: $7.4m. FY26 plan stands. In the prior quarter, ended June 30, it was $7.0m.', 'Q3 2026'],
    ['ARR: $7.4m. The audit of the fiscal year ended June 30 is done.', 'Q3 2026 update'],
  ])('%s', (body, subject) => {
    expect(read(body, subject, '2026-10-05')).toEqual(['2026-Q3', { arrUsd: 7_400_000 }]);
  });

  it('a year that ends with the calendar’s is that year', () => {
    const body = 'ARR: $7.4m at the end of the year ended December 31, 2026.';
    expect(read(body, 'FY26 letter', '2027-01-20')[0]).toBe('2026');
  });
});
