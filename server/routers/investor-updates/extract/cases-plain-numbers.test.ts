import { describe, expect, it } from 'vitest';
import { metricsOf, readLetter } from '@/tests/setup/read-update';

const metrics = (body: string) => metricsOf(readLetter(body));

describe('titles that name the columns of labelled lines', () => {
  it.each([
    ['KPIs (Actual / Plan)\nMRR: $96K / $100K\nCash: $1.7M / $1.72M'],
    ['KPI: Actual / Plan\nMRR: $96K / $100K\nCash: $1.7M / $1.72M'],
    ['Key metrics (plan / actual):\n- MRR: $100K / $96K\n- Cash: $1.72M / $1.7M'],
    ['Metrics (this month / last month)\n\nMRR - $96K / $91K\nCash - $1.7M / $1.9M'],
    [
      'Numbers (Actual vs Budget vs Last month):\nMRR: $96K vs $98K vs $91K\nCash: $1.7M vs $1.8M vs $1.9M',
    ],
    ['KPIs (actual/target)\nMRR: 96K/98K\nCash: 1.7M/1.8M'],
  ])('%s', (body) => {
    expect(metrics(body)).toEqual({ mrrUsd: 96_000, cashOnHandUsd: 1_700_000 });
  });

  it.each(['MRR: $96K / $100K\nCash: $1.7M / $1.72M', 'KPIs (X / Y)\nMRR: $96K / $100K'])(
    'are needed: %s',
    (body) => {
      expect(metrics(body)).toEqual({});
    },
  );
});

describe('notes of scale beside the amounts', () => {
  const read = { mrrUsd: 71_000, burnMonthlyUsd: 88_000, cashOnHandUsd: 1_400_000 };

  it.each([
    'MRR 71 (May 66), burn 88, cash 1,400. All in $K.',
    'All figures in thousands of USD. MRR: 71. Burn: 88. Cash: 1,400.',
    'In $K: MRR 71, burn 88, cash 1,400',
  ])('%s', (body) => {
    expect(metrics(body)).toEqual(read);
  });

  it('may be of another currency', () => {
    expect(metrics('All numbers in €k. MRR 71, burn 88, cash 1,400.')).toEqual({});
  });
});

describe('cash and how far it goes, in few words', () => {
  it.each([
    ['MRR $21k. Burned $31k, $340k left, 11 months of runway.', 31_000, 340_000, 11],
    ['Burn $31k. Bank: $340k at 3/31 = 11 months.', 31_000, 340_000, 11],
    ['Burn: $31k. Cash stands at $340k; at this rate that lasts 11 months.', 31_000, 340_000, 11],
  ])('%s', (body, burn, cash, runway) => {
    expect(metrics(body)).toMatchObject({
      burnMonthlyUsd: burn,
      cashOnHandUsd: cash,
      runwayMonths: runway,
    });
  });

  it('leaves a burn of many months to a person', () => {
    expect(metrics('We burned $310k, six months into the year.')).toEqual({});
  });

  it.each([
    ['Runway is about a year and a half.', { runwayMonths: 18 }],
    ['We added $200K of net new ARR and now stand at $2.2M.', { arrUsd: 2_200_000 }],
  ])('%s', (body, expected) => {
    expect(metrics(body)).toEqual(expected);
  });
});

describe('German figures', () => {
  it.each([
    ['Unser ARR beträgt 1,2 Mio. USD.', { arrUsd: 1_200_000 }],
    ['Der MRR stieg auf $85k.', { mrrUsd: 85_000 }],
    ['Kassenbestand: $1,9 Mio.', { cashOnHandUsd: 1_900_000 }],
    ['Der ARR liegt bei 1,2 Mio. Euro.', {}],
  ])('%s', (body, expected) => {
    expect(metrics(body)).toEqual(expected);
  });
});
