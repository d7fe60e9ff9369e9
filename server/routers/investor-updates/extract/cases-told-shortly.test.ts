import { describe, expect, it } from 'vitest';
import { metricsOf, readLetter, readOctober } from '@/tests/setup/read-update';

describe('money that is on hand, or that the month ended at', () => {
  it.each([
    ['We closed October with $7.4M on hand.', { cashOnHandUsd: 7_400_000 }],
    [
      'With $7.4M on hand that gives us ~21 months.',
      { cashOnHandUsd: 7_400_000, runwayMonths: 21 },
    ],
    ['We have $7.4M in hand, and nothing else is due.', { cashOnHandUsd: 7_400_000 }],
    [
      'We burned $58k and ended October at $870k.',
      { burnMonthlyUsd: 58_000, cashOnHandUsd: 870_000 },
    ],
  ])('%s', (body, found) => {
    expect(readOctober(body)).toEqual([found, []]);
  });

  it.each([
    'We have $2M of inventory on hand.',
    'We have $2M on hand in unsold stock.',
    'Contoso has $2B on hand.',
    "If we close the round we'll have $7.4M on hand.",
    'We burned $58k, signed two pilots and ended October at 12.',
    'We burned $200k in April, less in May and ended October at $131k.',
    'Burn fell through the quarter and ended October at $131k.',
    'Burn peaked at $200k in May and we ended October at $131k.',
    'Our burn was forecast at $150k but ended at $131k.',
  ])('while %s', (body) => {
    expect(readOctober(body)[0]).not.toHaveProperty('cashOnHandUsd');
  });

  it('is not of the month reported where it ended another', () => {
    expect(readOctober('We ended March with $7.4M on hand.')).toEqual([{}, []]);
  });
});

describe('how far the money goes, in few words', () => {
  it.each([
    ['Cash on October 31 was $3.3M. We have 16 months.', 16],
    ['Cash is $3.3M. At the present pace this takes us nineteen months out.', 19],
    ['We spent $14.5k net in October, so we have about a year left (12 months).', 12],
    ['Runway 22 vs 21 months', 22],
    ['Runway: 22 (was 21 months)', 22],
  ])('%s', (body, months) => {
    const [found, asked] = readOctober(body);
    expect([found, asked]).toMatchObject([{ runwayMonths: months }, []]);
  });

  it.each([
    'Cash was $2M. We have 16 months to deliver the project.',
    'Cash was $2M. We have 16 months of backlog.',
    'Cash is $2M and the lease has about a year left (12 months).',
  ])('while %s', (body) => {
    expect(readOctober(body)[0]).not.toHaveProperty('runwayMonths');
  });
});

describe('a quoted question names what the line below it tells', () => {
  it.each([
    ['> cash?\n2.9M\n\n> burn?\n210k', { cashOnHandUsd: 2_900_000, burnMonthlyUsd: 210_000 }],
    ["> What's the cash position?\n$2.9M.", { cashOnHandUsd: 2_900_000 }],
    ['> and the runway?\n14 months', { runwayMonths: 14 }],
    ['> Headcount?\n31', { headcount: 31 }],
    ['Cash?\n2.9M', { cashOnHandUsd: 2_900_000 }],
  ])('%s', (body, found) => {
    expect(readOctober(body)).toEqual([found, []]);
  });

  it.each([
    '> Did you hit the ARR target?\nNo, 2.4M',
    '> cash?\nFine. 14 people joined.',
    '> burn?\n14 people fewer, so lower',
    "> What's Contoso's ARR?\n$40M",
    '> What is the runway if you hire?\n14 months',
    '> Is $2M of cash enough?\nYes.',
    '> cash?\n\nOn Mon, May 4, Bob wrote:\n> Cash was $5M',
  ])('while %s', (body) => {
    expect(readOctober(body)).toEqual([{}, []]);
  });
});

describe('French articles and teams', () => {
  it.each([
    ['Au 31 octobre, l’ARR atteint $2.1M.', { arrUsd: 2_100_000 }],
    ["L'ARR s'élève à $2.1M.", { arrUsd: 2_100_000 }],
    ['Équipe : 24 personnes', { headcount: 24 }],
  ])('%s', (body, found) => {
    expect(readOctober(body)).toEqual([found, []]);
  });

  it.each([
    "Si l'ARR atteint $3M, nous lèverons.",
    "Nous visons l'ARR de $3M.",
    "L'ARR devrait atteindre $3M en décembre.",
    "L'ARR était de $1.8M en octobre 2025.",
    'Équipe produit : 5 personnes',
  ])('while %s', (body) => {
    expect(readOctober(body)[0]).toEqual({});
  });
});

describe('a margin of the whole year beside that of its last quarter', () => {
  it.each([
    ['Gross margin for the quarter was 79% (FY2025: 77%).', 79],
    ['Gross margin was 79% in Q4 and 77% for 2025.', 79],
    ['Gross margin in 2025: 77%.', 77],
  ])('%s', (body, margin) => {
    const letter = readLetter(body, 'Northwind, Q4 2025', '2026-01-27');
    expect(metricsOf(letter)).toEqual({ grossMarginPct: margin });
  });
});

describe('quarters of Romance letters', () => {
  it.each(['Northwind, update trimestral – T2 2026', 'Northwind 2T 2026', 'Northwind - T2-2026'])(
    '%s',
    (subject) => {
      expect(readLetter('ARR: $1.2M', subject, '2026-07-22').reportedPeriod.value).toBe('2026-Q2');
    },
  );
});
