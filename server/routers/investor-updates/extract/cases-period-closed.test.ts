import { describe, expect, it } from 'vitest';
import { metricsOf, readLetter } from '@/tests/setup/read-update';

const period = (subject: string, body: string, receivedAt: string) =>
  readLetter(body, subject, receivedAt).reportedPeriod.value;

describe('the period that a text tells in passing', () => {
  it.each([
    [
      'Kestrel Dental Q3 FY2026',
      'Our third fiscal quarter (January–March 2026):\n\nARR $7.7M',
      '2026-04-22',
      '2026-Q1',
    ],
    [
      'Kestrel Dental Q3 FY2026',
      'Our third fiscal quarter (January to March 2026) was strong. ARR $7.7M',
      '2026-04-22',
      '2026-Q1',
    ],
    ['Year-end update', 'We ended 2025 with ARR of $1.2M.', '2026-01-17', '2025'],
    ['Year-end update', '2025 closed at $1.2M ARR.', '2026-02-03', '2025'],
  ])('%s: %s', (subject, body, receivedAt, expected) => {
    expect(period(subject, body, receivedAt)).toBe(expected);
  });

  it.each([
    ['A note', 'We ended 2025 with ARR of $1.2M.', '2026-05-17', null],
    ['A note', 'We ended 2024 with ARR of $1.2M.', '2026-01-17', null],
    [
      'A note',
      'We ended 2025 with ARR of $1.2M. In January it was $1.3M.',
      '2026-02-05',
      '2026-01',
    ],
    [
      'A note',
      'ARR was lower in the previous quarter (July–September 2025). ARR $7.7M',
      '2026-03-22',
      null,
    ],
  ])('is not taken from a time long over: %s: %s', (subject, body, receivedAt, expected) => {
    expect(period(subject, body, receivedAt)).toBe(expected);
  });
});

describe('words beside a number that leave it of now', () => {
  it.each([
    ['Burn: $69k, same as last month', { burnMonthlyUsd: 69_000 }],
    ['MRR $40k, similar to last quarter', { mrrUsd: 40_000 }],
    ['Actual: burn $69k.', { burnMonthlyUsd: 69_000 }],
    ['Budget: burn $75k. Forecast: burn $72k. Actual: burn $69k.', { burnMonthlyUsd: 69_000 }],
    ['19 on the team, 2 starting in May.', { headcount: 19 }],
    ['MRR: $40k last month', {}],
    ['2 on the team left.', {}],
    ['3 on the team are on leave', {}],
  ])('%s', (body, expected) => {
    expect(metricsOf(readLetter(body))).toEqual(expected);
  });
});
