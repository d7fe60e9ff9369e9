import { describe, expect, it } from 'vitest';
import { readLetter } from '@/tests/setup/read-update';

const read = (body: string) =>
  readLetter(body, 'October 2026', '2026-11-05').customers.map((c) =>
    [c.customerName, c.status, c.churnedAt].filter((part) => part !== null).join(' '),
  );

describe('who is wanted, said no or may leave has neither signed nor left', () => {
  it.each([
    ['Customers we talk to: Walmart, Target, Costco.', []],
    ["Customers we'd like: Ford, GM.", []],
    ['Customers we are after: Ford, GM.', []],
    ['Customers who said no: Oracle.', ['Oracle LOST_DEAL']],
    ['Customers that declined: Ford, IBM', ['Ford LOST_DEAL', 'IBM LOST_DEAL']],
    ['Churn risks: IBM and Ford (both up for renewal in Q1).', []],
    ['Churn risks\n- IBM\n- Ford', []],
    ['Potential churn: IBM\nChurn expected: Ford\nChurn averted: Walmart', []],
    ['Possible churn: Ford', []],
  ])('%s', (body, wanted) => {
    expect(read(body)).toEqual(wanted);
  });

  it.each([
    ['Customers: Intel, Cisco.', ['Intel ACTIVE', 'Cisco ACTIVE']],
    ['Customers we signed: Ford, IBM', ['Ford ACTIVE', 'IBM ACTIVE']],
    ['Customers we lost: Ford', ['Ford CHURNED']],
    ['Churn: IBM', ['IBM CHURNED']],
  ])('while %s', (body, wanted) => {
    expect(read(body)).toEqual(wanted);
  });
});

describe('an end that was announced lies where it is nearest', () => {
  it.each([
    ['Kroger has terminated its contract with effect from December 31.', '2026-12-31'],
    ['Kroger gave notice, ends December 31.', '2026-12-31'],
    ['Kroger cancelled its contract as of December 31.', '2026-12-31'],
    ['Kroger cancelled, effective January 15.', '2027-01-15'],
    ['Kroger cancelled, effective September 30.', '2026-09-30'],
    ['Kroger cancelled in September.', '2026-09'],
    ['Kroger churned in December.', '2025-12'],
  ])('%s', (body, day) => {
    expect(read(body)).toEqual([`Kroger CHURNED ${day}`]);
  });
});
