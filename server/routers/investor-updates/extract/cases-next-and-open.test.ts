import { describe, expect, it } from 'vitest';
import { readLetter, readOctober } from '@/tests/setup/read-update';

describe('what the next month brings is no value of this one', () => {
  it.each([
    "That brings next month's burn to about $140K from $196K.",
    "The cuts take next quarter's burn to $140K a month.",
    "Next year's ARR is $5M by our model.",
  ])('%s', (body) => {
    expect(readOctober(body)).toEqual([{}, []]);
  });

  it.each([
    'That brought burn to about $140K from $196K.',
    "That brings this month's burn to $140K.",
  ])('while %s', (body) => {
    expect(readOctober(body)).toEqual([{ burnMonthlyUsd: 140_000 }, []]);
  });
});

describe('the cap of a round that is open is a term offered', () => {
  it.each([
    'We opened a $3M round at a $20M cap. $900K is committed.',
    'Our $3M round is open at a $20M cap.',
    'We opened our seed extension at a $20M cap.',
  ])('%s', (body) => {
    expect(readOctober(body)).toEqual([{}, []]);
  });

  it.each([
    ['We closed our SAFE round at a $20M cap and opened an office.', 'postMoneyImpliedUsd'],
    ['We raised our Series A at $20M post-money and opened an office.', 'postMoneyMarkedUsd'],
  ])('while %s', (body, field) => {
    expect(readOctober(body)).toEqual([{ [field]: 20_000_000 }, []]);
  });
});

describe('who signs a SAFE is an investor', () => {
  const named = (body: string) =>
    readLetter(body).customers.map((c) => `${c.customerName} ${c.status}`);

  it.each([
    'We signed a SAFE with Foundry.',
    'The post-money cap on the SAFE we signed with Foundry in June is $20M.',
    'We closed the convertible note with Foundry.',
  ])('%s', (body) => {
    expect(named(body)).toEqual([]);
  });

  it.each([
    'We signed a contract with Foundry.',
    'We won a contract with Foundry for a safe workplace.',
  ])('while %s', (body) => {
    expect(named(body)).toEqual(['Foundry ACTIVE']);
  });
});
