import { describe, expect, it } from 'vitest';
import { readLetter } from '@/tests/setup/read-update';

const read = (body: string) => {
  const { customers, gaps } = readLetter(body, 'October 2026', '2026-11-05');
  return [
    ...customers.map((c) => `${c.customerName} ${c.status}`),
    ...gaps.map((gap) => gap.description).filter((asked) => /^Is .* a customer\?$/.test(asked)),
  ];
};

describe('who works for the company is no customer of it', () => {
  it.each([
    'Deel runs our payroll.',
    'Gusto runs our payroll and Brex handles our cards.',
    'Stripe runs our billing.',
    'AWS runs our servers.',
    'KPMG runs our audit.',
    'Jabil runs our assembly.',
    'Acme runs our PR.',
    'Acme now runs our support desk.',
    'Acme is using our office.',
    'The team that built fraud tools at Stripe and Square now runs our risk side.',
    'We signed an agreement with DHL to ship our units.',
    'We signed with DHL, who will ship our units.',
    'We signed a contract with Foxconn to manufacture our sensor.',
    'We signed Korn Ferry to find our CFO.',
  ])('%s', (body) => {
    expect(read(body)).toEqual([]);
  });

  it.each([
    ['We signed with Cooley.', 'Cooley'],
    ['We signed with KPMG.', 'KPMG'],
    ['We signed a contract with Foxconn, our contract manufacturer.', 'Foxconn'],
    ['We signed Foxconn to build the units.', 'Foxconn'],
    ['We signed an MSA with Foxconn, who will build the units.', 'Foxconn'],
    ['We signed a contract with Jabil to produce the first batch.', 'Jabil'],
  ])('and is asked about where it may be one: %s', (body, name) => {
    expect(read(body)).toEqual([`Is ${name} a customer?`]);
  });

  it.each([
    'Acme runs our platform in 40 stores.',
    'Acme runs our agents in production.',
    'Acme runs our payroll product.',
    'Acme uses our sensors.',
    'We signed with Acme.',
    'We signed a contract with Acme to monitor its 40 plants.',
    'We signed a contract with Acme to build their data platform.',
    'We signed an MSA with Acme, who will roll out to 40 sites.',
    'We signed an agreement with Acme to supply 400 units.',
  ])('while %s', (body) => {
    expect(read(body)).toEqual(['Acme ACTIVE']);
  });
  it.each(['We signed Cooley.', 'We signed with Cooley for 40 seats.'])('and %s', (body) => {
    expect(read(body)).toEqual(['Cooley ACTIVE']);
  });
});

describe('what somebody sold elsewhere is no sale of the company', () => {
  it.each([
    'Our new CRO closed Acme and Nike at Outreach.',
    'Our new CRO closed Acme and Nike at her last company.',
    'At Outreach she signed Acme and Nike.',
    'At Salesforce, he won Acme and Nike.',
    'While at Outreach she closed Acme.',
    'In her previous role she signed Acme and Nike.',
    'Before joining us she landed Acme.',
    'Jane, who landed Walmart at Vantix, joins us.',
    'Jane joins as VP Sales; she landed Walmart at Vantix.',
    'Our advisors sold to Acme and Nike.',
    'He has sold to Acme and Nike.',
  ])('%s', (body) => {
    expect(read(body)).toEqual([]);
  });

  it.each([
    'Our new CRO closed Acme and Nike.',
    'Our new CRO closed Acme and Nike at $40k each.',
    'Our sales team closed Acme and Nike at the end of October.',
    'We sold to Acme and Nike.',
    'At Slush we signed Acme and Nike.',
  ])('while %s', (body) => {
    expect(read(body)).toEqual(['Acme ACTIVE', 'Nike ACTIVE']);
  });
});

describe('customers of long ago are none of today', () => {
  it.each([
    'At our peak in 2024 we had customers such as Lush and Casper.',
    'Back in 2023 we had customers like Lush and Casper.',
    'In the early days our customers were Lush and Casper.',
    'In 2022 our customers were Lush and Casper.',
    'Before the pivot our customers were Lush and Casper.',
    'Two years ago our customers were Lush and Casper.',
    'Our old product had customers such as Lush and Casper.',
    'At that time our largest customer was Lush.',
  ])('%s', (body) => {
    expect(read(body)).toEqual([]);
  });

  it.each([
    'We now have customers such as Lush and Casper.',
    'Since 2023 we have had customers like Lush and Casper.',
    'In 2026 we signed customers such as Lush and Casper.',
    'In October our new customers were Lush and Casper.',
    'In 2025 our largest customers were Lush and Casper.',
    'Our first customers were Lush and Casper.',
  ])('while %s', (body) => {
    expect(read(body)).toEqual(['Lush ACTIVE', 'Casper ACTIVE']);
  });
});

describe('a label tells whose customers are listed', () => {
  it.each([
    'Their customers: Acme, Nike',
    'Customers they have: Acme, Nike',
    'Fictional customers: Acme, Nike',
    'Placeholder logos: Acme, Nike',
    'Logos on the slide are mock-ups: Acme, Nike',
    'Her customers at Outreach: Acme, Nike',
    'Former customers of Jane: Acme, Nike',
  ])('%s', (body) => {
    expect(read(body)).toEqual([]);
  });

  it.each(['Customers of Vantix: Acme, Nike', "Vantix's customers: Acme, Nike"])(
    'and asks: %s',
    (body) => {
      expect(read(body)).toEqual(['Is Acme a customer?', 'Is Nike a customer?']);
    },
  );

  it.each([
    'Customers: Acme, Nike',
    'Our customers: Acme, Nike',
    "Northwind's customers: Acme, Nike",
    'Customers of Northwind: Acme, Nike',
    'Customers of the month: Acme, Nike',
    "October's new customers: Acme, Nike",
    'New logos on the slide: Acme, Nike',
    'German customers: Acme, Nike',
    'Midwest customers: Acme, Nike',
    'Customers at scale: Acme, Nike',
  ])('while %s', (body) => {
    expect(read(body)).toEqual(['Acme ACTIVE', 'Nike ACTIVE']);
  });
});
