import { describe, expect, it } from 'vitest';
import { readLetter } from '@/tests/setup/read-update';

const read = (body: string) => {
  const { customers, gaps } = readLetter(body, 'October 2026', '2026-11-05');
  return [
    ...customers.map((c) => `${c.customerName} ${c.status}`),
    ...gaps.flatMap((gap) =>
      /^Is .* a customer\?$/.test(gap.description) ? [gap.description] : [],
    ),
  ];
};

describe('the noun of a label outweighs its verb: integrations, vendors and banks are no customers', () => {
  it.each([
    'Integrations shipped: Salesforce, Oracle, Intuit.',
    'Connectors launched: Oracle, Salesforce.',
    'Shipped integrations: Salesforce, Oracle.',
    'Partners signed: Microsoft, Cisco.',
    'Partners signed\n- Microsoft\n- Cisco',
    'Marketplaces live: Amazon, Walmart.',
    'Vendors renewed: Oracle, Microsoft.',
    'Vendors renewed\n- Oracle\n- Microsoft',
    'Cash by account:\n- JPMorgan: $400k\n- Citigroup: $1.1M\n- Total cash: $1.5M',
    'Cash is spread over three accounts:\n- Bank of America: $700k\n- JPMorgan: $1.1M\n- SVB: $200k',
    'The Department of Defense awarded a grant to our rival.',
    'The City of Boston gave a grant to a competitor.',
    'We paused our Meta ads.',
    'We cancelled our Oracle subscription.',
  ])('%s', (body) => {
    expect(read(body)).toEqual([]);
  });

  it.each([
    ['Harvard University paused its PhD program with us.', ['Is Harvard University a customer?']],
    ['We signed a supply agreement with Intel.', ['Is Intel a customer?']],
  ])('or may be, so that it is asked: %s', (body, wanted) => {
    expect(read(body)).toEqual(wanted);
  });

  it.each([
    ['Customers live: Amazon, Walmart.', ['Amazon ACTIVE', 'Walmart ACTIVE']],
    ['Banks signed: JPMorgan, Citigroup.', ['JPMorgan ACTIVE', 'Citigroup ACTIVE']],
    ['Accounts signed: Walmart, Boeing.', ['Walmart ACTIVE', 'Boeing ACTIVE']],
    ['Partner and customer wins: Walmart, Boeing.', ['Walmart ACTIVE', 'Boeing ACTIVE']],
    [
      'New accounts:\n- JPMorgan: $40k ARR\n- Citigroup: $90k ARR',
      ['JPMorgan ACTIVE', 'Citigroup ACTIVE'],
    ],
    ['Intel gave the contract to a competitor.', ['Intel LOST_DEAL']],
    ['Harvard University paused its subscription.', ['Harvard University PAUSED']],
    ['We signed a contract with Intel.', ['Intel ACTIVE']],
    ['We signed a supply agreement with our customer Intel.', ['Intel ACTIVE']],
  ])('while %s', (body, wanted) => {
    expect(read(body)).toEqual(wanted);
  });
});
