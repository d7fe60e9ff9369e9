import { describe, expect, it } from 'vitest';
import { metricsOf, readLetter, readOctober } from '@/tests/setup/read-update';

type Values = Record<string, number>;

const told: (body: string, metrics: Values, asked?: string[]) => [string, Values, string[]] = (
  body,
  metrics,
  asked = [],
) => [body, metrics, asked];

describe('a peak, a trough or a sum raised is no level of now', () => {
  it.each([
    told('Cash: $8m raised, $5.5m left.', { cashOnHandUsd: 5_500_000 }),
    told('Cash: $6m raised to date; $4.1m remaining.', {}),
    told('Cash peaked at $8m after the round; $5.5m remain.', {}),
    told('Headcount peaked at 48.', {}),
    told('Headcount at peak: 40', {}),
    told('Headcount topped out at 48 in June.', {}),
    told('MRR: peak $120k, now $95k.', { mrrUsd: 95_000 }),
    told('MRR bottomed at $60k and stands at $88k', { mrrUsd: 88_000 }),
    told('MRR: $95k (peak $120k in June)', { mrrUsd: 95_000 }),
    told('MRR hit a new peak of $95k.', { mrrUsd: 95_000 }),
    told('MRR reached an all-time high of $95k.', { mrrUsd: 95_000 }),
    told('Cash: $8m, raised in June.', { cashOnHandUsd: 8_000_000 }),
  ])('%s', (body, metrics, asked) => {
    expect(readOctober(body)).toEqual([metrics, asked]);
  });
});

describe('pro-forma values are none', () => {
  it.each([
    told('On a pro-forma basis, including Litware, ARR is $3.1m. Standalone ARR $2.2m.', {
      arrUsd: 2_200_000,
    }),
    told('On a pro forma basis (including the acquisition) headcount is 45 and ARR is $3.1m.', {}),
    told('ARR $2.1m (pro forma $3.1m with Litware)', { arrUsd: 2_100_000 }),
    told('ARR is $3.1m on a pro forma basis.', {}, ['arrUsd']),
    told('The annual forma is in the post. ARR is $3.1m.', { arrUsd: 3_100_000 }),
  ])('%s', (body, metrics, asked) => {
    expect(readOctober(body)).toEqual([metrics, asked]);
  });
});

describe('burn of another span than a month is asked about', () => {
  it.each([
    'Weekly burn: $20k',
    'Weekly net burn $20k',
    'Daily burn: $3k',
    'Fortnightly burn: $40k',
    'Bi-weekly burn: $40k',
    'Burn: $20k per day',
    'September + October burn: $180k',
    'September and October burn: $180k',
    'Sep-Oct burn: $180k',
  ])('%s', (body) => {
    expect(readOctober(body)).toEqual([{}, ['burnMonthlyUsd']]);
  });

  it.each([
    told('Annualized burn: $1M', {}),
    told('We were at a monthly burn of $150k for 6 months before the layoffs.', {}),
    told('Monthly burn: $150k', { burnMonthlyUsd: 150_000 }),
    told('Burn in October: $150k', { burnMonthlyUsd: 150_000 }),
    told('Weekly burn: $20k, or $87k per month', { burnMonthlyUsd: 87_000 }),
    told('Net burn of $150k, before the tax credit.', { burnMonthlyUsd: 150_000 }),
  ])('%s', (body, metrics, asked) => {
    expect(readOctober(body)).toEqual([metrics, asked]);
  });

  it.each(['We burned $180k in January and February.', 'Jan + Feb burn: $180k'])('%s', (body) => {
    expect(metricsOf(readLetter(body, 'February 2026', '2026-03-05'))).toEqual({});
  });
});

describe('what was sold, and what went out, is no level', () => {
  it.each([
    told('ARR closed this month: $64k', {}, ['arrUsd']),
    told('Closed ARR: $64k', {}, ['arrUsd']),
    told('Booked ARR: $64k', {}, ['arrUsd']),
    told('ARR sold: $64k', {}),
    told('MRR closed this month: $4k', {}, ['mrrUsd']),
    told('Cash in: $200k\nCash out: $140k', {}),
    told('ARR closed October at $2.1m', { arrUsd: 2_100_000 }),
    told('ARR closed the month at $2.1m', { arrUsd: 2_100_000 }),
    told('We closed the month. ARR: $2.1m', { arrUsd: 2_100_000 }),
  ])('%s', (body, metrics, asked) => {
    expect(readOctober(body)).toEqual([metrics, asked]);
  });
});

describe('an amount told in two parts is asked about', () => {
  it.each([
    told('Cash in bank: 3 million, 250 thousand USD', {}, ['cashOnHandUsd']),
    told('ARR: 2 million and 100k USD', {}, ['arrUsd']),
    told('ARR: 2 million 600 thousand dollars', {}, ['arrUsd']),
    told('Cash: 3 million USD, burn 250 thousand USD', {
      cashOnHandUsd: 3_000_000,
      burnMonthlyUsd: 250_000,
    }),
    told('ARR: 2 million, MRR 170 thousand', { arrUsd: 2_000_000, mrrUsd: 170_000 }),
  ])('%s', (body, metrics, asked) => {
    expect(readOctober(body)).toEqual([metrics, asked]);
  });
});

describe('guests, places to fill and other firms are no head count', () => {
  it.each([
    told('We had a team dinner with 12 people.', {}),
    told('Team offsite: 30 people came.', {}),
    told('Team: 2 open roles, 24 people on payroll.', { headcount: 24 }),
    told('Team: 4 vacancies, 31 in seat', { headcount: 31 }),
    told('Team: 3 offers out, 22 on board', { headcount: 22 }),
    told('Team: 1 CEO, 3 engineers, 2 sales', {}),
    told(
      'We took the whole team of 12 engineers to Lisbon. At our customer’s HQ we met a team of 40.',
      {},
    ),
    told('We have a team of 12.', { headcount: 12 }),
    told('Ana joined our team of 12.', { headcount: 12 }),
    told('Team: 24 people, 2 open roles.', { headcount: 24 }),
    told('We ended October with 12 people.', { headcount: 12 }),
  ])('%s', (body, metrics, asked) => {
    expect(readOctober(body)).toEqual([metrics, asked]);
  });
});

describe('burn that turned into income', () => {
  it.each([
    told('Burn turned positive: we generated $20k. Net burn: -$20k. Runway: infinite.', {}, [
      'burnMonthlyUsd',
    ]),
    told('Net burn: -$20k', { burnMonthlyUsd: 20_000 }),
  ])('%s', (body, metrics, asked) => {
    expect(readOctober(body)).toEqual([metrics, asked]);
  });
});
