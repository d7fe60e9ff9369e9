import { describe, expect, it } from 'vitest';
import { metricsOf, readLetter, readOctober } from '@/tests/setup/read-update';

const read = (body: string) => metricsOf(readLetter(body));

describe('what is told of now stands beside plans, peaks and former values', () => {
  it.each([
    ["Zephyr announced $20M ARR. We're at $3M.", { arrUsd: 3_000_000 }],
    ['If the grant lands, cash will be $3M. Today: $1.4M.', { cashOnHandUsd: 1_400_000 }],
    ['We want a team of 30 by summer. Today: 22.', { headcount: 22 }],
    ['Crossed $1.3M ARR! To be exact: $1.32M.', { arrUsd: 1_320_000 }],
    ['We passed 30 on MRR... $30k MRR that is. Exactly: $30.4k.', { mrrUsd: 30_400 }],
    [
      'ARR: $1.9M. Employees: 23.\n\nFor comparison, at the end of FY26 we had ARR of $1.6M, cash of $3.7M and 21 employees.',
      { arrUsd: 1_900_000, headcount: 23 },
    ],
    ['New business was $14k in MRR.', {}],
    ['Expansion came to $3k of MRR.', {}],
    ['Burn was up to $88k at worst.', {}],
    ['Burn of $88k at most.', {}],
    ['Burn was up to $88k from $80k.', { burnMonthlyUsd: 88_000 }],
    ['We had 1,240 students who paid $75 on average. That makes $93k of MRR.', { mrrUsd: 93_000 }],
    ['Burn has not changed: $90k.', { burnMonthlyUsd: 90_000 }],
    ['Our bank account says $385k.', { cashOnHandUsd: 385_000 }],
    [
      'Our first month with positive gross margin: 22%, after minus 4% in February.',
      { grossMarginPct: 22 },
    ],
    [
      'We have $270k and burn $39k a month, so 7 months.',
      { cashOnHandUsd: 270_000, burnMonthlyUsd: 39_000, runwayMonths: 7 },
    ],
    ['Based on current plans this funds operations for 16 months.', { runwayMonths: 16 }],
    ['With the new round this would fund operations for 30 months.', {}],
    ['mrr 54.2k (+11%)\n\nasks: intro to anyone who went from 0 to 100k mrr', { mrrUsd: 54_200 }],
  ])('%s', (body, metrics) => {
    expect(read(body)).toEqual(metrics);
  });

  it.each([
    ['Cash $2.0M (now $4.4M after the tranche)', ['cashOnHandUsd']],
    ['Runway: 14 months (now 12 after the hires)', ['runwayMonths']],
    ['ARR > $1M for the first time.', ['arrUsd']],
    ['We closed the quarter at $3.1M ARR. That is $3k of MRR and much noise.', ['arrUsd']],
  ])('two values of which either may be of now are asked about: %s', (body, asked) => {
    const [metrics, gaps] = readOctober(body);
    expect(metrics).toEqual({});
    expect(gaps).toEqual(expect.arrayContaining(asked));
  });

  it('a monthly revenue in passing that cannot belong to the annual one is asked about', () => {
    expect(read('ARR: $3.14M\n\n41 users pay. That is $3k of MRR.')).toEqual({
      arrUsd: 3_140_000,
    });
  });
});

describe('the count of people is of the whole company', () => {
  it.each([
    ['We had 130 employees on March 31, plus about 900 drivers engaged through partners.', 130],
    ['12 people on a waiting list.', undefined],
    ['We remain 11.', 11],
    ['We remain 11 people.', 11],
    ['The core team has not changed: 16 people, 4 of them part-time.', 16],
    ["We're still just five: me, Ollie, Fen, Ruth and an intern.", 5],
    ["People: two joined, one left (Bruno, Support). We're now 26.", 26],
    ['Headcount 33\n\nClaims are in-house now, with a team of 6 under Dara Quinn.', 33],
    ['Mobile port: outsourced to a team of 9 in Kraków. Team: 28.', 28],
    ['People: two joined, one left.', undefined],
    ['We stay 11 days in Lisbon.', undefined],
  ])('%s', (body, headcount) => {
    expect(read(body).headcount).toBe(headcount);
  });
});

describe('terms of a round to come are no valuation', () => {
  it.each([
    ['Next: iOS widget and the pre-seed extension of $250k (SAFE, $5M cap).', {}],
    ['Two of you have said yes in principle, for $150k. On a $3.5M cap, discount 20%.', {}],
    ['We closed a SAFE of $250k at a $5M cap.', { postMoneyImpliedUsd: 5_000_000 }],
  ])('%s', (body, metrics) => {
    expect(read(body)).toEqual(metrics);
  });
});

describe('questions and answers in other shapes', () => {
  it.each([
    [
      'Q: How much cash do you burn each month?\nA: Net $155k in March.',
      { burnMonthlyUsd: 155_000 },
    ],
    [
      'Q: Current ARR and runway?\nA: $2.4M and 19 months.',
      { arrUsd: 2_400_000, runwayMonths: 19 },
    ],
    [
      'Q: What are cash and burn?\nA: $2.4M and $90k.',
      { cashOnHandUsd: 2_400_000, burnMonthlyUsd: 90_000 },
    ],
    ['Q: Cash and burn targets?\nA: $2.4M and $90k.', {}],
    ['Q. What is gross margin today?\nA. 68%', { grossMarginPct: 68 }],
    ['Q: How much do you pay for each customer?\nA: $155', {}],
  ])('%s', (body, metrics) => {
    expect(read(body)).toEqual(metrics);
  });
});

describe('the end of a month that is not over reports nothing', () => {
  const periodOf = (body: string, receivedAt: string) =>
    readLetter(body, 'Re: Update', receivedAt).reportedPeriod.value;

  it('a leave at the end of the month of the mail is to come', () => {
    const body = 'January is quiet. ARR is $410k.\n\nYann leaves at the end of February.';
    expect(periodOf(body, '2026-02-12')).not.toBe('2026-02');
  });
});
