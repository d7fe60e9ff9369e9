import { describe, expect, it } from 'vitest';
import { metricsOf, readLetter } from '@/tests/setup/read-update';

const period = (subject: string, receivedAt: string, body: string) =>
  readLetter(body, subject, receivedAt).reportedPeriod.value;

describe('a half year named without its year in the subject', () => {
  it.each([
    ['Northwind H1', '2026-07-22', '2026-H1'],
    ['Northwind: H1 results', '2026-08-05', '2026-H1'],
    ['H2 in review', '2026-01-12', '2025-H2'],
    ['Update: H1 done, H2 plans', '2026-07-12', '2026-H1'],
    ['H1 2025 letter', '2026-07-12', '2025-H1'],
    ['H1 and June update', '2026-07-12', '2026-06'],
    ['H1 update', '2026-10-05', null],
    ['Northwind H2', '2026-07-12', null],
    ['H2 plans', '2026-01-05', null],
    ['Our plans for H1', '2026-07-05', null],
    ['H1 goals', '2026-07-12', null],
    ['H1N1 assay news', '2026-07-12', null],
    ['H-1B news', '2026-07-12', null],
  ])('%s, received %s', (subject, receivedAt, wanted) => {
    expect(period(subject, receivedAt, 'hello')).toBe(wanted);
  });
});

describe('a month that has only begun', () => {
  it.each([
    ['Northwind - asks for Sept.', '2026-09-09', null],
    ['Needs for September', '2026-09-09', null],
    ['Update and asks for September', '2026-09-09', '2026-09'],
    ['Asks for August', '2026-09-09', '2026-08'],
    ['Asks for September', '2026-09-28', '2026-09'],
  ])('is not reported by what is asked for in it: %s, received %s', (subject, received, wanted) => {
    expect(period(subject, received, 'Open asks')).toBe(wanted);
  });

  it.each([
    ["Ops — we're moving to a 3PL in May. If you did that, tell us.", '2026-05-06', null],
    ['We will launch in May.', '2026-05-06', null],
    ['We plan to hire two people, both of them in May.', '2026-05-06', null],
    ["They're opening a second clinic in May, which is nice.", '2026-05-06', null],
    ["We're growing fast in May.", '2026-05-06', '2026-05'],
    ['We hired two in May.', '2026-05-06', '2026-05'],
    ["We're moving offices in May.", '2026-05-28', '2026-05'],
    ["We're moving to a 3PL in April.", '2026-05-06', '2026-04'],
    ["MRR was $40k in April. We're hiring two people in May.", '2026-05-06', '2026-04'],
    ['As of April 30, cash was $2M. We will raise in May.', '2026-05-06', '2026-04'],
  ])('nor by what is to come: %s, received %s', (body, receivedAt, wanted) => {
    expect(period('Northwind monthly', receivedAt, body)).toBe(wanted);
  });
});

describe('a table told in words', () => {
  const read = (body: string) => metricsOf(readLetter(body, 'Northwind Q1', '2026-04-13'));

  it.each([
    [
      "Where we are | Where we're going | Needs\n--- | --- | ---\n2 MWh live | 20 MWh | funds\nTeam of 11 | team of 20 | modeler",
      { headcount: 11 },
    ],
    [
      '| Today | Target |\n|---|---|\n| Team of 11 | Team of 20 |\n| $2M ARR | $5M ARR |',
      { headcount: 11, arrUsd: 2_000_000 },
    ],
    [
      '| A year ago | Now |\n|---|---|\n| Team of 11 | Team of 20 |\n| $2M ARR | $5M ARR |',
      { headcount: 20, arrUsd: 5_000_000 },
    ],
    [
      '| Goal | Result |\n|---|---|\n| Grow to a team of 25 | Team of 20 |\n| Ship v2 | Shipped |',
      { headcount: 20 },
    ],
    [
      "| What's done | What's next |\n|---|---|\n| Team of 20 | Team of 25 |\n| v2 | v3 |",
      { headcount: 20 },
    ],
    ['| People | Product |\n|---|---|\n| Team of 20 | v2 shipped |\n| Ann | Bo |', {}],
  ])('counts no cell of a column of plans or of the past: %s', (body, wanted) => {
    expect(read(body)).toEqual(wanted);
  });
});
