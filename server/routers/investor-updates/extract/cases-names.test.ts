import { describe, expect, it } from 'vitest';
import { readUpdate as read } from '@/tests/setup/read-update';

describe('what belongs to a customer’s name', () => {
  it.each([
    ['J.B. Hunt converted from pilot to paid.', 'J.B. Hunt ACTIVE'],
    ['Signed: Hooli ($28k ARR), R. Mott & Co ($45k ARR)', 'Hooli ACTIVE, R. Mott & Co ACTIVE'],
    ['We signed Hooli and E. & J. Dorn.', 'Hooli ACTIVE, E. & J. Dorn ACTIVE'],
    ['We signed with the U.S. Air Force for $300k.', 'U.S. Air Force ACTIVE'],
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
