import { describe, expect, it } from 'vitest';
import { readLetter } from '@/tests/setup/read-update';

const read = (body: string) => {
  const { customers, gaps } = readLetter(body);
  return [
    ...customers.map((c) => `${c.customerName} ${c.status}`),
    ...gaps.map((gap) => gap.description).filter((asked) => /^Is .* a customer\?$/.test(asked)),
  ];
};

describe('what is signed under a condition is asked about', () => {
  it.each([
    'Acme signed, subject to board approval.',
    'Acme signed (pending legal review).',
    'Acme renewed, pending signature.',
  ])('%s', (body) => {
    expect(read(body)).toEqual(['Is Acme a customer?']);
  });

  it.each(['Acme signed a two-year contract.', 'Acme signed after its board approved the budget.'])(
    'while %s',
    (body) => {
      expect(read(body)).toEqual(['Acme ACTIVE']);
    },
  );
});

describe('a risk of churn is none yet', () => {
  it.each(['Acme churn risk: high.', 'Acme is a churn risk.', 'Acme might churn.'])(
    '%s',
    (body) => {
      expect(read(body)).toEqual([]);
    },
  );

  it.each([
    ['Customers\n\n- Acme: might churn', 'Acme ACTIVE'],
    ['Customers\n\n- Acme: churn risk', 'Acme ACTIVE'],
    ['Customers\n\n- Acme: churned', 'Acme CHURNED'],
    ['Acme churn: $40K', 'Acme CHURNED'],
    ['Acme churned.', 'Acme CHURNED'],
  ])('while %s', (body, told) => {
    expect(read(body)).toEqual([told]);
  });
});

describe('customers of another firm', () => {
  it.each([
    'Acme is a customer of our partner Zuora.',
    'Acme is a customer of Zuora.',
    'Acme is using our competitor.',
    'Zuora replaced us at Acme.',
  ])('%s', (body) => {
    expect(read(body)).toEqual([]);
  });

  it('is one no more where it replaced us', () => {
    expect(read('Acme replaced us with Excel.')).toEqual(['Acme CHURNED']);
  });

  it.each([
    'Acme is a customer of ours.',
    'Acme is a happy customer.',
    'Acme is using our product.',
  ])('while %s', (body) => {
    expect(read(body)).toEqual(['Acme ACTIVE']);
  });
});
