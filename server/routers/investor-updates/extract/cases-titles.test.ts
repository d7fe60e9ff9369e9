import { describe, expect, it } from 'vitest';
import { readLetter, readUpdate as read } from '@/tests/setup/read-update';

describe('the title of a mail is no topic of it', () => {
  it.each([
    'BOARD UPDATE – SEPTEMBER 2026',
    '# Board report Q3 2026',
    'Board pack',
    'Notes for the board',
    'Halden Partners Q3 2026',
    'Team Halden monthly',
    'Monthly report to our partners',
    'Roadmap & results',
    "What happened and what's next",
  ])('%s', (title) => {
    const { customers, metrics } = read(`${title}\n\nWe signed Kroger. Unum churned. MRR is $10k.`);
    expect(customers).toEqual(['Kroger ACTIVE', 'Unum CHURNED']);
    expect(metrics).toEqual({ mrrUsd: 10_000 });
  });

  it.each([
    'Partners\n- Signed Kroger as reseller',
    "Board meeting\n\nKroger's CEO joined.",
    'Hi all,\n\nPartner update\n\nWe signed Accenture.',
  ])('%j stays one', (body) => {
    expect(read(body).customers).toEqual([]);
  });

  it('and plans below a title of both are none', () => {
    const body = 'Progress and plans\n- ARR $1m\n- ARR target for December: $2m';
    expect(read(body).metrics).toEqual({ arrUsd: 1_000_000 });
  });
});

describe('labels of what was won', () => {
  it.each([
    [
      'Customers\nTotal 64 (+7). Notable adds: JetBlue, Sysco and the Port of Oakland. Churn: 2 (Peloton, Casper).',
      'JetBlue ACTIVE, Sysco ACTIVE, Port of Oakland ACTIVE, Peloton CHURNED, Casper CHURNED',
    ],
    ['Wins:\n+ First public-sector deal: Maricopa County', 'Maricopa County ACTIVE'],
    ['Our biggest contract: Maricopa County.', 'Maricopa County ACTIVE'],
    ['First deal: how we lost it', ''],
  ])('%j', (body, expected) => {
    expect(read(body).customers.join(', ')).toBe(expected);
  });
});

describe('what ends a sentence', () => {
  it('the letter of a round does', () => {
    const { metrics } = read('$14.2M in the bank post Series A. 63 people.');
    expect(metrics).toEqual({ cashOnHandUsd: 14_200_000, headcount: 63 });
  });
});

describe('a note that names its quarter', () => {
  it.each([
    ['Quick Q3 note. ARR hit $5M.', '2026-Q3'],
    ['The October wrap-up: ARR hit $5M.', '2026-10'],
  ])('%s', (body, period) => {
    expect(readLetter(body, 'Northwind', '2026-11-12').reportedPeriod.value).toBe(period);
  });
});
