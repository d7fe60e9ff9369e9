import { describe, expect, it } from 'vitest';
import { readLetter } from '@/tests/setup/read-update';

const read = (body: string) =>
  readLetter(body, 'October 2026', '2026-11-05').customers.map(
    ({ customerName, status }) => `${customerName} ${status}`,
  );

const NONE = [
  'Customers we met at SaaStr',
  'Clients we interviewed',
  'Typical customers',
  'Customers of our partner',
  "Our customers' customers",
  'Customer events',
  'Client dinners',
  'Signed NDAs',
  'NDA signed',
  'LOI signed',
  'Signed term sheet',
  'Signed offers',
  'Almost won',
  'Nearly signed',
  'Account managers',
  'Accounts payable',
  'Accounts receivable',
  'Churn reasons',
  'Pilot candidates',
  'Pilots starting in Q1',
];

describe('sentences with the words of customers', () => {
  it.each([
    ['Our two departed customers were Cox and Dole.', ['Cox CHURNED', 'Dole CHURNED']],
    ['We closed our account at Cox.', []],
    ['Our accounts are with Cox and Dole.', []],
    ['We closed our first account at Cox.', ['Cox ACTIVE']],
    ['We expanded our account at Cox.', ['Cox ACTIVE']],
    ['Cox was a customer from day one.', ['Cox ACTIVE']],
  ])('%s', (body, told) => {
    expect(read(body)).toEqual(told);
  });
});

describe('labels with the words of customers over those who are none', () => {
  it.each(NONE)('%s:', (label) => {
    expect(read(`${label}: Cox, Dole`)).toEqual([]);
    expect(read(`${label}:\n- Cox\n- Dole`)).toEqual([]);
  });

  it.each([
    ['Renewals lost', 'CHURNED'],
    ['Pilots declined', 'LOST_DEAL'],
    ['Paused pilots', 'PAUSED'],
    ['Pilots on hold', 'PAUSED'],
    ['Customers', 'ACTIVE'],
    ['Key accounts', 'ACTIVE'],
    ['New customers in October', 'ACTIVE'],
    ['Renewals in Q4', 'ACTIVE'],
    ['Customer references', 'ACTIVE'],
    ['Signed', 'ACTIVE'],
    ['Pilot customers', 'PILOT'],
  ])('while %s: tells %s', (label, status) => {
    expect(read(`${label}: Cox, Dole`)).toEqual([`Cox ${status}`, `Dole ${status}`]);
  });
});
