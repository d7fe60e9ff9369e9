import { describe, expect, it } from 'vitest';
import { readOctober } from '@/tests/setup/read-update';

describe('a currency told in words', () => {
  it.each([
    'Please note that we report in euros.',
    'Our reporting currency is the euro.',
    'Numbers are in Swiss francs.',
    'All amounts in pounds sterling.',
    'KPIs (in Danish kroner)',
    'Our currency is the real.',
    'All values in Brazilian reals.',
    'We keep our books in zloty.',
    'Figures are in millions of shekels.',
    'We report all figures in Indian rupees.',
    'All figures in yen',
    'In euros:',
    'Dollars below are Aussie ones.',
    'Tous les montants sont en euros.',
    'Alle Angaben in Schweizer Franken.',
  ])('is asked about: %s', (note) => {
    expect(readOctober(`${note}\n\nARR: 1.2m\nCash: 2.0m`)).toEqual([
      {},
      ['arrUsd', 'cashOnHandUsd'],
    ]);
  });

  it.each([
    'Our numbers are real.',
    'We signed a customer who pays in euros.',
    'We report in euros; the numbers below are converted to US dollars.',
    'A bank that lends in pounds liked what we do.',
    'All amounts in US dollars.',
    'Dollars below are in the bank.',
  ])('is none of the numbers: %s', (note) => {
    expect(readOctober(`${note}\n\nARR: $1.2m\nCash: $2.0m`)).toEqual([
      { arrUsd: 1_200_000, cashOnHandUsd: 2_000_000 },
      [],
    ]);
  });
});
