import { describe, expect, it } from 'vitest';
import { metricsOf, readLetter } from '@/tests/setup/read-update';

const ASKS = 'Asks\n- Intros to retailers\n- A CFO\n\n';
const found = (body: string) => {
  const letter = readLetter(body);
  return [metricsOf(letter), letter.customers.map(({ customerName }) => customerName)];
};

describe('what stands behind the list of the asks', () => {
  it.each([
    [
      'MRR: $49k\nCash: $1.1M\nTeam: 12',
      { mrrUsd: 49_000, cashOnHandUsd: 1_100_000, headcount: 12 },
      [],
    ],
    ['KPIs: MRR $49k, cash $1.1M', { mrrUsd: 49_000, cashOnHandUsd: 1_100_000 }, []],
    [
      'Our MRR is now $49k and we have $1.1M in cash.',
      { mrrUsd: 49_000, cashOnHandUsd: 1_100_000 },
      [],
    ],
    ['Runway: 14 months', { runwayMonths: 14 }, []],
    ['We signed Pella Bank (F500) on a $200k contract.', {}, ['Pella Bank']],
  ])('is read where it tells of what is: %s', (body, metrics, customers) => {
    expect(found(ASKS + body)).toEqual([metrics, customers]);
  });

  it.each([
    `Asks\n- A CFO who scaled to ARR of $50M\n- Firms with MRR: $49k\n`,
    `${ASKS}We need a bank for firms with ARR over $10M.`,
    `${ASKS}We would love an intro to Pella Bank (F500).`,
    `${ASKS}- Firms of 200 employees with ARR $20M`,
    `${ASKS}ARR of $10M or more is what they should have.`,
  ])('stays an ask where it asks: %s', (body) => {
    expect(found(body)).toEqual([{}, []]);
  });

  it('is read up to the next item, which asks again', () => {
    const body = `${ASKS}MRR: $49k\n\n- Intros to firms with ARR of $90M`;
    expect(found(body)).toEqual([{ mrrUsd: 49_000 }, []]);
  });
});
