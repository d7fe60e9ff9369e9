import { describe, expect, it } from 'vitest';
import { readLetter } from '@/tests/setup/read-update';

const read = (body: string) => {
  const { customers, gaps } = readLetter(body, 'October 2026', '2026-11-05');
  return [
    ...customers.map(({ customerName, status, churnedAt }) =>
      [customerName, status, churnedAt].filter((part) => part !== null).join(' '),
    ),
    ...gaps.map((gap) => gap.description).filter((asked) => /^Is .* a customer\?$/.test(asked)),
  ];
};

describe('the customers of somebody else are not the company’s', () => {
  it.each([
    "Our customer's customers include Nike and Adidas.",
    "Our customers' customers include Nike and Adidas.",
    "Our partner's largest clients are Nike and Adidas.",
    'The customers of our resellers include Nike and Adidas.',
    'The customers of our customers include Nike.',
  ])('%s', (body) => {
    expect(read(body)).toEqual([]);
  });

  it('asks where the owner may be a product', () => {
    expect(read("Zuora's customers include Nike.")).toEqual(['Is Nike a customer?']);
  });

  it.each([
    'Our customers include Nike.',
    "Northwind's customers include Nike.",
    "This quarter's new customers include Nike.",
    "Our sales team's first customer is Nike.",
    'Our customers include Nike, and their customers love it.',
  ])('while %s', (body) => {
    expect(read(body)).toEqual(['Nike ACTIVE']);
  });
});

describe('customers like those named, whom the company wants', () => {
  it.each([
    'Customers such as Cox and Dole are our target.',
    'Customers like Cox and Dole are who we target.',
    'Customers like Cox and Dole are exactly the profile we want.',
    'Clients such as Cox and Dole are on our list.',
  ])('%s', (body) => {
    expect(read(body)).toEqual([]);
  });

  it.each([
    'Customers such as Cox and Dole are happy with the release.',
    'Customers like Cox and Dole are using the new target-setting module.',
    'Customers such as Cox and Dole renewed early.',
  ])('while %s', (body) => {
    expect(read(body)).toEqual(['Cox ACTIVE', 'Dole ACTIVE']);
  });
});

describe('who was a customer until a day is one no more', () => {
  it.each([
    ['Cox was a customer until May.', 'Cox CHURNED 2026-05'],
    ['Dole was a paying customer through June.', 'Dole CHURNED 2026-06'],
    ['Cox had been a customer since 2021 until they were bought.', 'Cox CHURNED'],
    ['Cox has been a customer until now.', 'Is Cox a customer?'],
    ['Cox was our largest customer until May.', 'Is Cox a customer?'],
    ['Cox was our first customer.', 'Cox ACTIVE'],
    ['Cox is a customer until 2028.', 'Cox ACTIVE'],
    ['Cox is our largest customer.', 'Cox ACTIVE'],
  ])('%s', (body, told) => {
    expect(read(body)).toEqual([told]);
  });
});

describe('the day on which a customer goes', () => {
  it.each([
    ['Acme: they are ending the contract; last day 31 December.', 'Acme CHURNED 2026-12-31'],
    ['Acme is ending its contract. Their last day is 31 December.', 'Acme CHURNED 2026-12-31'],
    ['Acme gave notice; the contract ends on December 31.', 'Acme CHURNED 2026-12-31'],
    ['Acme cancelled; their final day was 30 September.', 'Acme CHURNED 2026-09-30'],
    ['Acme gave notice; their last day is at year end.', 'Is Acme a customer?'],
    ['Acme cancelled; our last day in the old office was 30 September.', 'Acme CHURNED'],
    ['Acme churned. Ford: the last day to comment is 31 December.', 'Acme CHURNED'],
  ])('%s', (body, told) => {
    expect(read(body)).toEqual([told]);
  });
});

describe('a deal lost once and talked about again is lost no more', () => {
  it.each([
    "Delta said no last year; we're talking again.",
    'Delta said no in May and is back at the table.',
    'Customers\n\n- Delta: said no last year, re-engaged in June',
    'Delta turned us down in spring. They have reopened the conversation.',
  ])('%s', (body) => {
    expect(read(body)).toEqual([]);
  });

  it.each([
    'Delta said no last year; we will try again next year.',
    'Delta said no in June. We are not talking again.',
    'Delta said no to us. We are in talks with Ford again.',
  ])('while %s', (body) => {
    expect(read(body)).toEqual(['Delta LOST_DEAL']);
  });
});

describe('a colleague who leaves to become something else', () => {
  it.each(['Movements: Kessler out (new CISO), Brandt in.', 'Changes\n\n- Kessler out (new CFO)'])(
    '%s',
    (body) => {
      expect(read(body)).toEqual([]);
    },
  );

  it.each([
    'Customers\n\n- Kessler out (new CISO)',
    'Kessler out (budget cuts).',
    'Two customers left: Kessler out (new CISO).',
  ])('while %s', (body) => {
    expect(read(body)).toEqual(['Kessler CHURNED']);
  });
});

describe('lost to some vendor: a customer or a deal?', () => {
  it.each([
    'We lost Kiewit Power to a cheaper lead-acid vendor.',
    'We lost Kiewit Power to a low-cost, China-based rival.',
  ])('%s', (body) => {
    expect(read(body)).toEqual(['Is Kiewit Power a customer?']);
  });

  it.each([
    ['We lost the Kiewit Power deal to a cheaper lead-acid vendor.', 'Kiewit Power LOST_DEAL'],
    ['We lost Kiewit Power to Fluence in the final round.', 'Kiewit Power LOST_DEAL'],
    ['We lost Kiewit Power to Fluence in the last stage.', 'Kiewit Power LOST_DEAL'],
    ['We lost Kiewit Power to Fluence.', 'Is Kiewit Power a customer?'],
    ['We lost our customer Kiewit Power to a lead-acid vendor.', 'Kiewit Power CHURNED'],
  ])('while %s', (body, told) => {
    expect(read(body)).toEqual([told]);
  });
});
