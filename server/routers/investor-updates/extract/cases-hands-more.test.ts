import { describe, expect, it } from 'vitest';
import { extractUpdate } from './extract-update';
import { metricsOf, readLetter, readUpdate } from '@/tests/setup/read-update';

const numbers = (body: string) => metricsOf(readLetter(body));
const customers = (body: string) => readUpdate(body).customers.join(', ');

describe('numbers beside other numbers, in stories and in odd tables', () => {
  it.each([
    ['We started the month with $135K of MRR and ended it with $141K.', { mrrUsd: 141_000 }],
    [
      'We consumed $720K of cash in the quarter, $240K a month, and have $8.3M.',
      { cashOnHandUsd: 8_300_000, burnMonthlyUsd: 240_000 },
    ],
    ['It cost us $164,000 a month, net of what customers paid us.', { burnMonthlyUsd: 164_000 }],
    ['The month cost us $97K on a net basis.', { burnMonthlyUsd: 97_000 }],
    ['$4.15 million was in our accounts on the last day.', { cashOnHandUsd: 4_150_000 }],
    ['The money: at the end of March we had $2.26M.', { cashOnHandUsd: 2_260_000 }],
    ['340k left', { cashOnHandUsd: 340_000 }],
    ['22 employees and 9 drivers on contract.', { headcount: 22 }],
    ['Post-money of last priced round (USD): 31,000,000', { postMoneyMarkedUsd: 31_000_000 }],
    ['Team 11 → 12 from June', { headcount: 11 }],
    ['Runway 16 months → 22 if the grant comes', { runwayMonths: 16 }],
    ['MRR $40k → $44k with two new logos', { mrrUsd: 44_000 }],
    ['ARR of $3m was our goal and we hit it.', { arrUsd: 3_000_000 }],
    [
      '        feb     mar\nmrr     20.9k   22.6k\ncash    211k    187k',
      { mrrUsd: 22_600, cashOnHandUsd: 187_000 },
    ],
    [
      '               Mar 26    Feb 26    Mar 25    Budget\nMRR, k$          57.9      55.2      31.0      60.0\nTeam, heads        12        12         8        13',
      { mrrUsd: 57_900, headcount: 12 },
    ],
    [
      '  MRR             350,000   (302,000)\n  Cash at bank  4,800,000 (5,940,000)\n  Employees            61        (57)',
      { mrrUsd: 350_000, cashOnHandUsd: 4_800_000, headcount: 61 },
    ],
  ])('reads %s', (body, expected) => {
    expect(numbers(body)).toEqual(expected);
  });

  it.each([
    'The deck with the 1.2M ARR figure is the plan for 2027, please ignore it.',
    'The $1.2M ARR in the deck is a target.',
    'The business generated $300K of cash.',
    'The rent cost us $12k a month, net of VAT.',
    '$500k was in the bank when we started.',
    'They opened with $2M ARR and closed at $4M.',
    '        east    west\nmrr     20.9k   22.6k\ncash    211k    187k',
  ])('takes no value from %s', (body) => {
    expect(numbers(body)).toEqual({});
  });

  it.each([
    ['nov + dec', '2027-01-11', '2026-12'],
    ['Numbers 02/26', '2026-03-06', '2026-02'],
    ['Operating review FY2026 H1', '2026-07-29', '2026-H1'],
  ])('the period of %s', (subject, received, expected) => {
    const { reportedPeriod } = extractUpdate({
      subject,
      rawBody: 'MRR: $40k',
      rawHtml: null,
      receivedAt: `${received}T09:00:00.000Z`,
      attachments: [],
      previouslyReported: [],
    });
    expect(reportedPeriod.value).toBe(expected);
  });
});

describe('customers told in prose, under marks of colour and in tables of moves', () => {
  it.each([
    [
      '| Account | Move | ACV |\n|---|---|---|\n| Truist | New | $380K |\n| Umpqua | Pilot started | – |\n| Ally | Lost (incumbent) | – |',
      'Truist ACTIVE, Umpqua PILOT, Ally LOST_DEAL',
    ],
    [
      '| Client | Where we are | ACV |\n|---|---|---|\n| Tessaro | Live | $380K |\n| Umpqua | Paused | $20K |',
      'Tessaro ACTIVE, Umpqua PAUSED',
    ],
    [
      '🟢 Tessaro Foods — live in two plants\n🟡 JBS Greeley — proof of concept, line 2\n🟠 Sanderson Poultry — stopped until the line is rebuilt\n🔴 Maple Leaf — no budget, dead for this year',
      'Tessaro Foods ACTIVE, JBS Greeley PILOT, Sanderson Poultry PAUSED, Maple Leaf LOST_DEAL',
    ],
    ['Gerdau: a customer for two years, gone in October.', 'Gerdau CHURNED'],
    ['Customers:\n- Steel Dynamics: we bid, we lost', 'Steel Dynamics LOST_DEAL'],
    ['Banfield has put us into three hospitals to see whether vets use it.', 'Banfield PILOT'],
    ['Heartland Dental buys from us in two states as a test.', 'Heartland Dental PILOT'],
    ['Roosevelt Foods: two plants are testing it.', 'Roosevelt Foods PILOT'],
    ['Bright Path went from free to $1.5k/mo on Apr 8.', 'Bright Path ACTIVE'],
    ['Cascade Engineering is in: $36k for the first year.', 'Cascade Engineering ACTIVE'],
    ['Cracker Barrel took up its option on a second region.', 'Cracker Barrel ACTIVE'],
    ['Evans Farms did not exercise its renewal option.', 'Evans Farms CHURNED'],
    ['Texas Roadhouse is on a three-month evaluation licence.', 'Texas Roadhouse PILOT'],
    [
      'Cathay Cargo informed us in September that they had selected another vendor.',
      'Cathay Cargo LOST_DEAL',
    ],
    [
      'Compass Group is the name I most wanted to write. Their three-year agreement was countersigned on March 11.',
      'Compass Group ACTIVE',
    ],
    ['Lennar, until now a pilot, has become our largest account.', 'Lennar ACTIVE'],
    ['Lost since last update: Torm (was a customer since 2023)', 'Torm CHURNED'],
    ['On ice: Wallenius', 'Wallenius PAUSED'],
    ['- Tessaro Foods: Paused', 'Tessaro Foods PAUSED'],
    [
      'Customers\n- Tessaro Foods - Cancelled\n- Sigma Co: Testing',
      'Tessaro Foods CHURNED, Sigma Co PILOT',
    ],
    [
      'Customer: Tessaro Foods | Status: Active | ACV: $120K\nCustomer: Sigma Co | Status: Lost deal',
      'Tessaro Foods ACTIVE, Sigma Co LOST_DEAL',
    ],
    ['Tessaro Foods (Active, $120K ACV)', 'Tessaro Foods ACTIVE'],
    ['Having a look: Vail Resorts (pilot in Park City until March)', 'Vail Resorts PILOT'],
    ['Slipped away: Ikon Pass', 'Ikon Pass LOST_DEAL'],
    ['With Biocoop Rhône we do a test in six shops.', 'Biocoop Rhône PILOT'],
    ['We were one of two finalists for Tessaro Foods and came second.', 'Tessaro Foods LOST_DEAL'],
  ])('%s', (body, expected) => {
    expect(customers(body)).toBe(expected);
  });

  it.each([
    'Globex let us into two plants to see the line.',
    'Foundry told us that they had decided against the round.',
    'Globex is in: talks are going well.',
  ])('no customer: %s', (body) => {
    expect(customers(body)).toBe('');
  });
});
