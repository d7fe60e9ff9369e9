import { describe, expect, it } from 'vitest';
import { readOctober } from '@/tests/setup/read-update';

describe('what a value was before something is not what it is', () => {
  it.each([
    'Runway was 8 months before the round.',
    'Cash was $300K before the bridge.',
    'MRR was $90K prior to the price increase.',
    'ARR was $2.4M before we lost Zulily.',
  ])('%s', (body) => {
    expect(readOctober(body)).toEqual([{}, []]);
  });

  it.each([
    ['Runway is 8 months before the round.', { runwayMonths: 8 }],
    ['Burn was $90K before one-off costs.', { burnMonthlyUsd: 90_000 }],
    [
      'Cash was $3M on October 31, before the Series A wire of November.',
      { cashOnHandUsd: 3_000_000 },
    ],
  ])('while %s', (body, found) => {
    expect(readOctober(body)).toEqual([found, []]);
  });
});

describe('firms that were sold, and wholes of which a part is told', () => {
  it.each(['The founder of Contoso sold it at $50M ARR.', '$800K of the $1.2M is in the bank.'])(
    '%s',
    (body) => {
      expect(readOctober(body)[0]).toEqual({});
    },
  );

  it.each([['We sold it to dentists first and now have $88K MRR.', { mrrUsd: 88_000 }]])(
    'while %s',
    (body, found) => {
      expect(readOctober(body)).toEqual([found, []]);
    },
  );
});

describe('people who do not work here', () => {
  it.each([
    'We have 1,200 people on the waiting list.',
    'We have 340 people signed up for the beta.',
    'We have 60 people testing the app.',
    'We have 25 people applying.',
    'Our new CFO ran finance at a $90M ARR company with 400 employees.',
    'A company with 40 employees needs an HR lead.',
  ])('%s', (body) => {
    expect(readOctober(body)[0]).toEqual({});
  });

  it.each([
    ['We have 14 people on the team.', 14],
    ['We have 14 people working from Berlin and Paris.', 14],
    ['There are 14 people on payroll.', 14],
    ['We are a company with 40 employees.', 40],
  ])('while %s', (body, headcount) => {
    expect(readOctober(body)).toEqual([{ headcount }, []]);
  });
});
