import { describe, expect, it } from 'vitest';
import { metricsOf, readLetter } from '@/tests/setup/read-update';

const read = (body: string, subject?: string, received?: string) =>
  metricsOf(readLetter(body, subject, received));

describe('negative cash flow', () => {
  it.each([
    'March closed with a negative cash flow of $84k.',
    'Operating cash flow was negative $84k in March.',
    'Cash flow for March was -$84k.',
    'Net cash flow: ($84k)',
    'We lost (net) $84k in the month.',
  ])('is what the month burned: %s', (body) => {
    expect(read(body)).toEqual({ burnMonthlyUsd: 84_000 });
  });

  it.each([
    'Quarterly cash flow was -$200k.',
    "The customer's project had a negative cash flow of $84k.",
    'Cash flow was positive at $12k in March.',
    'Financing cash flow was -$84k in March.',
    'We expect negative cash flow of $84k in April.',
    'We lost net $8k MRR in the month.',
  ])('of another span, kind or owner is none: %s', (body) => {
    expect(read(body)).toEqual({});
  });

  it('gives way to the burn that is told as such', () => {
    const body = 'Burn was $90k. Operating cash flow was negative $84k after a prepayment.';
    expect(read(body)).toEqual({ burnMonthlyUsd: 90_000 });
  });
});

describe("what we had on a month's last day", () => {
  it.each(['We had $8.6M on June 30.', 'On 30 June we had $8.6M.'])('is cash: %s', (body) => {
    expect(read(body, 'Northwind, June 2026', '2026-07-05')).toEqual({ cashOnHandUsd: 8_600_000 });
  });

  it.each([
    'ARR grows. We had $8.6M on June 30.',
    'We had $8.6M on June 30 in bookings.',
    'They had $8.6M on June 30.',
    'We had $8.6M on June 12.',
    'We had 86 on June 30.',
  ])('is nothing beside other amounts or without an owner: %s', (body) => {
    expect(read(body, 'Northwind, June 2026', '2026-07-05')).toEqual({});
  });

  it('is the balance where net cash went from one to another', () => {
    expect(read('Net cash went from $2.62M to $2.51M.')).toEqual({ cashOnHandUsd: 2_510_000 });
    expect(read('Net cash from operations went from -$84k to -$61k.')).toEqual({});
  });
});

describe('a colleague by number', () => {
  it.each(['Mia joined as our 10th employee.', 'Rafa joined as our tenth team member.'])(
    'tells how many there are: %s',
    (body) => {
      expect(read(body)).toEqual({ headcount: 10 });
    },
  );

  it.each([
    'Rui will join as our 10th employee in May.',
    'Sam, who joined as our 4th employee in 2021, now leads sales.',
    'Pat joined as our 10th customer success partner.',
  ])('of another time tells nothing: %s', (body) => {
    expect(read(body)).toEqual({});
  });

  it('gives way to the headcount itself', () => {
    expect(read('Team: 12. Mia joined as our 10th employee in January.')).toEqual({
      headcount: 12,
    });
  });
});

describe('pictures for names', () => {
  it('are read beside lines that have both', () => {
    expect(read('💰 MRR $42k\n🏦 $310k\n🛫 8 months')).toEqual({
      mrrUsd: 42_000,
      cashOnHandUsd: 310_000,
      runwayMonths: 8,
    });
  });

  it.each(['💰 MRR $42k\n🏦 $310k from a bank pilot', '💰 MRR $42k\n🏦 3 banks'])(
    'are none before other words: %s',
    (body) => {
      expect(read(body)).toEqual({ mrrUsd: 42_000 });
    },
  );

  it('are none where no other line names a metric', () => {
    expect(read('🏦 $310k')).toEqual({});
  });
});

describe('the money and how far it goes', () => {
  it.each([
    ['We have cash for 20 months.', { runwayMonths: 20 }],
    [
      'Burn was $90k. At the current burn our money runs out in May 2027.',
      { burnMonthlyUsd: 90_000, runwayMonths: 14 },
    ],
    [
      'We expect our cash to fund operations into the second quarter of 2027 (about 17 months).',
      { runwayMonths: 17 },
    ],
    ['$610k in Mercury, no debt', { cashOnHandUsd: 610_000 }],
    ['We have $900k in Mercury and Brex.', { cashOnHandUsd: 900_000 }],
    [
      "MRR is 17.9k, we spent 22k net, there's 265k in the bank, so roughly a year of runway.",
      { mrrUsd: 17_900, burnMonthlyUsd: 22_000, cashOnHandUsd: 265_000, runwayMonths: 12 },
    ],
    [
      'We finished March with $11.2 million in cash, having used an average of $410 thousand a month.',
      { cashOnHandUsd: 11_200_000, burnMonthlyUsd: 410_000 },
    ],
  ])('are read: %s', (body, metrics) => {
    expect(read(body)).toEqual(metrics);
  });

  it.each([
    'We have money for 3 months of ads.',
    '$50k in Mercury credits for all our founders',
    'Grant money runs out in June 2027.',
    'Their money runs out in May 2027.',
  ])('are not what something else costs or brings: %s', (body) => {
    expect(read(body)).toEqual({});
  });
});
