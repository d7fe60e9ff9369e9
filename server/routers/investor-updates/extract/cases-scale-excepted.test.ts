import { describe, expect, it } from 'vitest';
import { metricsOf, readLetter } from '@/tests/setup/read-update';

describe('a note of the scale may except what is counted', () => {
  const all = { arrUsd: 1_900_000, cashOnHandUsd: 2_400_000, headcount: 31 };
  it.each([
    'People: 31. Customers: 60. Cash: 2400. ARR: 1900. (all in $k except people and customers)',
    'People: 31. Customers: 60. Cash: 2400. ARR: 1900. (all $k except people and customers)',
    'People: 31. Cash: 2400. ARR: 1900. (figures in $ thousands except headcount and customer count)',
    'People: 31. Cash: 2400. ARR: 1900. (all in $k)',
    'All amounts in $k, except for customers and employees.\n\nARR: 1900\nCash: 2400\nHeadcount: 31',
    '(USD thousands other than staff and logos)\n\nARR: 1900\nCash: 2400\nHeadcount: 31',
  ])('%s', (body) => {
    expect(metricsOf(readLetter(body))).toEqual(all);
  });

  it.each([
    'ARR: $1.9M. Cash: $2.4M. Headcount: 31. All in all, customers and people are happy.',
    'ARR: $1,900,000. Cash: $2.4M. Headcount: 31. (all in $k except people and customers)',
  ])('but what is written out stays: %s', (body) => {
    expect(metricsOf(readLetter(body))).toEqual(all);
  });

  it.each([
    'ARR: 1900\nCash: 2,400,000\nHeadcount: 31\n\n(all in $k except cash)',
    'ARR: 1900. Cash: 2,400,000. Headcount: 31. (all in $k except cash balance and headcount)',
    'All figures in $ thousands, excluding cash.\n\nARR: 1900\nCash: 2,400,000\nHeadcount: 31',
  ])('an amount that it excepts is in dollars: %s', (body) => {
    expect(metricsOf(readLetter(body))).toEqual(all);
  });

  it('however little it is', () => {
    const body = 'ARR: 1900. Cash: 90,000. Headcount: 31. (all in $k except cash)';
    expect(metricsOf(readLetter(body))).toEqual({ ...all, cashOnHandUsd: 90_000 });
  });

  it('and asked about where it cannot be in dollars', () => {
    const body = 'ARR: 1900. Cash: 2.4. Headcount: 31. (all in $k except cash, which is in $M)';
    expect(metricsOf(readLetter(body)).cashOnHandUsd).toBeUndefined();
  });
});
