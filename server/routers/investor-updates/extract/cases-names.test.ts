import { describe, expect, it } from 'vitest';
import { readUpdate as read } from '@/tests/setup/read-update';

describe('what belongs to a customer’s name', () => {
  it.each([
    ['J.B. Hunt converted from pilot to paid.', 'J.B. Hunt ACTIVE'],
    ['Signed: Hooli ($28k ARR), R. Mott & Co ($45k ARR)', 'Hooli ACTIVE, R. Mott & Co ACTIVE'],
    ['We signed Hooli and E. & J. Dorn.', 'Hooli ACTIVE, E. & J. Dorn ACTIVE'],
    ['We signed with the U.S. Air Force for $300k.', 'U.S. Air Force ACTIVE'],
    ['Pilot with A.P. Moller started.', 'A.P. Moller PILOT'],
    ['99 Ranch Market renewed. 7-Eleven churned.', '99 Ranch Market ACTIVE, 7-Eleven CHURNED'],
    ['Lord of the Fries signed.', 'Lord of the Fries ACTIVE'],
    ['We signed P.F. Chang’s and Hooli.', "P.F. Chang's ACTIVE, Hooli ACTIVE"],
    ['3Fold Bio converted from pilot to paid.', '3Fold Bio ACTIVE'],
    ['7th Street Bakery and Hooli went live.', '7th Street Bakery ACTIVE, Hooli ACTIVE'],
    ['Churned: Three Rivers Cider', 'Three Rivers Cider CHURNED'],
    ['Won\n- Unit 12 ($1.2k/mo)', 'Unit 12 ACTIVE'],
    ['House of Marl has paused its account.', 'House of Marl PAUSED'],
    [
      'Signed: Isle of Paint and Chop House of Troy',
      'Isle of Paint ACTIVE, Chop House of Troy ACTIVE',
    ],
    ['Captain Sam’s pilot started.', "Captain Sam's PILOT"],
    ['Watt’s Next renewed.', "Watt's Next ACTIVE"],
    ['Agro d’Oc renewed.', "Agro d'Oc ACTIVE"],
    ['We signed The Barrow House at $36k a year.', 'The Barrow House ACTIVE'],
    [
      'Hooli, The Ferrous Club and Elm renewed.',
      'Hooli ACTIVE, The Ferrous Club ACTIVE, Elm ACTIVE',
    ],
    ['The Barrow House signed. We like The Barrow House.', 'The Barrow House ACTIVE'],
    ['Bexley CPA Group renewed.', 'Bexley CPA Group ACTIVE'],
    ['Halberd Events signed a two-year contract.', 'Halberd Events ACTIVE'],
    ['Hooli and Mason & Daughters renewed.', 'Hooli ACTIVE, Mason & Daughters ACTIVE'],
  ])('%s', (body, customers) => {
    expect(read(body).customers.join(', ')).toBe(customers);
  });

  it.each([
    ['The Barrow House renewed.', 'Barrow House ACTIVE'],
    ['We signed The Brightwater contract.', 'Brightwater ACTIVE'],
    ['Brightwater’s pilot started.', 'Brightwater PILOT'],
    ['Renewal of Brightwater is done.', 'Brightwater ACTIVE'],
    ['Customers\n- Brightwater 40 seats\n- Quillon 12 sites', 'Brightwater ACTIVE, Quillon ACTIVE'],
    ['We raised our Series A. Brightwater signed.', 'Brightwater ACTIVE'],
    ['Three Brightwater sites went live.', ''],
    ['Hooli started a pilot at its Fort Worth site.', 'Hooli PILOT'],
    ['Hooli said no meeting before autumn.', ''],
    ['M. Keller left us.', ''],
    ['Dana Ruiz of Hooli signed on as an advisor.', ''],
  ])('and what does not: %s', (body, customers) => {
    expect(read(body).customers.join(', ')).toBe(customers);
  });

  it('is one name with and without its article', () => {
    expect(read('We signed The Barrow House. Barrow House renewed later.').customers).toEqual([
      'The Barrow House ACTIVE',
    ]);
  });
});

describe('a name in small letters', () => {
  it.each([
    ['- kelpworks signed a 2-year, $120k/yr deal', 'kelpworks ACTIVE'],
    ['Hooli signed. tomo renewed, same plan as before.', 'Hooli ACTIVE, tomo ACTIVE'],
    ['papertrail.fm switched from the free plan to a paid one.', 'papertrail.fm ACTIVE'],
    ['- pure&simple has renewed.', 'pure&simple ACTIVE'],
    [
      'New logos: Hooli ($30k ARR), podfarm, Quillon',
      'Hooli ACTIVE, podfarm ACTIVE, Quillon ACTIVE',
    ],
    ['- closed fluxlane ($36k ARR) and Quillon ($24k ARR)', 'fluxlane ACTIVE, Quillon ACTIVE'],
    ['churned: brightwheel', 'brightwheel CHURNED'],
    ['Customer | ACV | Status\ntomo | $3k | Churned\nTotal | $3k |', 'tomo CHURNED'],
    ['Who signed: stablemate, Hooli', 'stablemate ACTIVE, Hooli ACTIVE'],
    ['New customers\n- Hooli\n- loop.knit', 'Hooli ACTIVE, loop.knit ACTIVE'],
  ])('is read where a name stands: %s', (body, customers) => {
    expect(read(body).customers.join(', ')).toBe(customers);
  });

  it.each([
    '- onboarding started\n- marketing signed off\n- churn went live\n- everyone renewed',
    'finance signed. ops renewed our lease. payroll upgraded.',
    'Churned\n- pricing\n- budget\n- competition',
    'We grew with upsells ($20k ARR) and renewals ($10k ARR).',
    'Revenue by channel: direct ($40k), partners ($20k)',
    'Customers\n- saas companies: 40%\n- smb: $20k\n- dentists ($20k)',
    '- q&a went live\n- node.js upgraded\n- deck.pdf signed',
  ])('is no ordinary word: %s', (body) => {
    expect(read(body).customers).toEqual([]);
  });
});

describe('lists of customers', () => {
  it.each([
    [
      'Deals closed:\n(a) Hooli: three years, $450k per year.\n(b) Elm: $5k per month.',
      'Hooli ACTIVE, Elm ACTIVE',
    ],
    [
      'On deck (new): Elm at $2k a month and Marina of Seven Coves at $700 a month.',
      'Elm ACTIVE, Marina of Seven Coves ACTIVE',
    ],
    [
      'The sales team has worked well:\n- Hooli renewed.\n\nAlso, Elm churned.',
      'Hooli ACTIVE, Elm CHURNED',
    ],
    ['With E. & J. Dorn we started a pilot.', 'E. & J. Dorn PILOT'],
    ['Not won: Hooli. They signed with a competitor.', 'Hooli LOST_DEAL'],
    ['new paying custumers in july:\n- Hooli', 'Hooli ACTIVE'],
    ['Customers\n- Hooli renewed\n\nMarta', 'Hooli ACTIVE'],
    ['Customers\n- Hooli renewed\n\nGabe & Lin\n\nPS: write to us', 'Hooli ACTIVE'],
    ['Signed\n- Hooli\n\nAll my best\nSvetlana', 'Hooli ACTIVE'],
    ['New logos (2): Hooli and Elm', 'Hooli ACTIVE, Elm ACTIVE'],
    ['New logos (2) - Hooli and Elm', 'Hooli ACTIVE, Elm ACTIVE'],
    ['Signed\n- Hooli\n\nCommit for Q4 (not signed)\n- Quillon', 'Hooli ACTIVE'],
    ['Live\n- Hooli\n\nPilot\nQuillon', 'Quillon PILOT'],
  ])('%s', (body, customers) => {
    expect(read(body).customers.join(', ')).toBe(customers);
  });

  it('have the value of each', () => {
    const values = (body: string) => read(body).values;
    expect(values('Elm and Oak signed, at $22k/yr and $31k/yr respectively.')).toEqual([
      22_000, 31_000,
    ]);
    expect(
      values(
        'We closed two customers: Elm, which pays $3k per month, and Oak, which pays $1k per month.',
      ),
    ).toEqual([36_000, 12_000]);
    expect(values('Closed in June:\n\nLogo | Segment | ACV\nElm | Enterprise | $180k')).toEqual([
      180_000,
    ]);
  });
});
