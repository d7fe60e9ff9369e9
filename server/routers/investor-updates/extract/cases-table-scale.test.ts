import { describe, expect, it } from 'vitest';
import { metricsOf, readLetter } from '@/tests/setup/read-update';

const table = (head: string) =>
  readLetter(
    `| ${head} | Mar-26 | Feb-26 |\n|---|---|---|\n| ARR | 7,800 | 7,540 |\n| Net burn | 505 | 488 |\n| Headcount | 83 | 82 |`,
  );

describe('the unit in the head of a table', () => {
  it.each([
    '$ thousands',
    'USD thousand',
    "USD '000",
    '$000s',
    'in $K',
    '($k)',
    '$ in thousands',
    'thousands of dollars',
    'dollars, thousands',
    'K USD',
    'kUSD',
    'TUSD',
    'thousands',
    'Metric ($ thousands)',
    'All in thousand USD',
  ])('multiplies its amounts: %s', (head) => {
    expect(metricsOf(table(head))).toEqual({
      arrUsd: 7_800_000,
      burnMonthlyUsd: 505_000,
      headcount: 83,
    });
  });

  it.each(['€ thousands', "EUR '000", '£k', 'thousands of euros', 'kEUR', 'TEUR', 'CHF thousands'])(
    'may be of another currency: %s',
    (head) => {
      expect(metricsOf(table(head))).toEqual({ headcount: 83 });
    },
  );

  it('may be of another currency though the letter speaks of dollars elsewhere', () => {
    const body =
      'We raised $2M, of which $1M is in the bank and $0.5M is spent.\n\n| € thousands | Mar-26 |\n|---|---|\n| ARR | 7,800 |';
    expect(metricsOf(readLetter(body)).arrUsd).toBeUndefined();
  });

  it.each(['$ millions', '$M', 'USD mn', 'In mUSD'])('may be millions: %s', (head) => {
    const body = `| ${head} | Mar-26 | Feb-26 |\n|---|---|---|\n| ARR | 7.8 | 7.5 |`;
    expect(metricsOf(readLetter(body))).toEqual({ arrUsd: 7_800_000 });
  });

  it.each([
    '| Metric | USD | M/M |\n|---|---|---|\n| ARR | 780,000 | +3% |',
    '| Metric ($) | Mar-26 | QoQ |\n|---|---|---|\n| ARR | 780,000 | +3% |',
    '| Metric | Mar-26 | Thousands of users |\n|---|---|---|\n| ARR | 780,000 | |',
  ])('is not read into other words: %s', (body) => {
    expect(metricsOf(readLetter(body))).toEqual({ arrUsd: 780_000 });
  });

  it.each([
    '| Metric | Unit | Mar-26 |\n|---|---|---|\n| ARR | $k | 7,800 |\n| Runway | months | 18 |',
    '| Metric | Mar-26 | Unit |\n|---|---|---|\n| ARR | 7,800 | USD k |\n| Runway | 18 | months |',
    '| | Mar-26 | Feb-26 |\n|---|---|---|\n| $ thousands | | |\n| ARR | 7,800 | 7,540 |\n| Runway | 18 months | 19 months |',
  ])('may stand in a column or row of its own: %s', (body) => {
    expect(metricsOf(readLetter(body))).toEqual({ arrUsd: 7_800_000, runwayMonths: 18 });
  });

  it.each([
    '| Metric | Unit | Mar-26 |\n|---|---|---|\n| ARR | € thousands | 7,800 |',
    '| Metric | Currency | Mar-26 |\n|---|---|---|\n| ARR | EUR | 780,000 |',
    '| | Mar-26 | Feb-26 |\n|---|---|---|\n| € thousands | | |\n| ARR | 7,800 | 7,540 |',
    'KPIs (thousands of euros)\n\nARR: 7,800',
    'In TEUR\n\n| | Mar-26 |\n|---|---|\n| ARR | 7,800 |',
  ])('and be of another currency there: %s', (body) => {
    expect(metricsOf(readLetter(body))).toEqual({});
  });

  it('was not meant for an amount that is in dollars already', () => {
    const body = '| $ thousands | Mar-26 |\n|---|---|\n| ARR | 7,800,000 |';
    expect(metricsOf(readLetter(body))).toEqual({});
  });
});

describe('amounts that are about so much', () => {
  it.each([
    'ARR is approx. $740K, up from approx. $705K.',
    'ARR is ca. $740K.',
    'ARR: approx. $740K (prev. approx. $705K)',
    'ARR of approx. $740K',
    'ARR approx. $740K',
  ])('%s', (body) => {
    expect(metricsOf(readLetter(body))).toEqual({ arrUsd: 740_000 });
  });

  it.each([
    ['Runway approx. 18 months', { runwayMonths: 18 }],
    ['Burn is approx. $70K per month.', { burnMonthlyUsd: 70_000 }],
    ['Cash was approx. $2M vs. approx. $2.2M in February.', { cashOnHandUsd: 2_000_000 }],
  ])('%s', (body, wanted) => {
    expect(metricsOf(readLetter(body))).toEqual(wanted);
  });
});

describe('the period that a letter covers', () => {
  const period = (body: string, receivedAt: string) =>
    readLetter(`${body}\n\nCash $1.2M`, 'Our note', receivedAt).reportedPeriod.value;

  it.each([
    ['This note covers July to September 2025, our third quarter.', '2025-10-09', '2025-Q3'],
    ['This letter covers the quarter from July to September.', '2025-10-09', '2025-Q3'],
    ['This report is about October through December 2025.', '2026-01-09', '2025-Q4'],
    ['This update covers November.', '2025-12-09', '2025-11'],
    ['This note covers our plan for July to September 2025.', '2025-06-09', null],
  ])('is told by that verb: %s', (body, receivedAt, wanted) => {
    expect(period(body, receivedAt)).toBe(wanted);
  });

  it.each([
    ['nov: mrr 15.3k (oct 14.6k), cash 204k', '2025-11'],
    ['november: mrr 15.3k', '2025-11'],
    ['nov - mrr 15.3k', '2025-11'],
    ['hey all, numbers for nov: mrr 15.3k', '2025-11'],
    ['in nov we reached mrr of 15.3k', '2025-11'],
    ['nov\nmrr 15.3k', '2025-11'],
    ['mrr: 15.3k. we may raise in jan.', null],
    ['we march on, mrr 15.3k', null],
    ['oct: mrr 14.6k', null],
  ])('is told by a month in small letters: %s', (body, wanted) => {
    expect(period(body, '2025-12-11')).toBe(wanted);
  });
});
