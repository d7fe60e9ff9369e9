import { describe, expect, it } from 'vitest';
import { readLetter } from '@/tests/setup/read-update';

const read = (body: string) =>
  readLetter(body, 'Northwind, September 2026', '2026-10-05').customers.map(
    (c) => `${c.customerName} ${c.status} ${c.firstSignedAt ?? '-'}`,
  );

describe('when a customer signed', () => {
  it.each([
    ['New customers: Chevron and UPS (starts January)', ['Chevron ACTIVE -', 'UPS ACTIVE -']],
    ['Signed: Chevron (from November)', ['Chevron ACTIVE -']],
    ['Signed: UPS (go-live in March)', ['UPS ACTIVE -']],
    ['Signed UPS, which starts in January.', ['UPS ACTIVE -']],
    [
      'New customers\n- Ford ($50k ARR, kicks off Dec)\n- Verizon (effective 1 December)\n- Tesla (signed August)',
      ['Ford ACTIVE -', 'Verizon ACTIVE -', 'Tesla ACTIVE 2026-08'],
    ],
    [
      'New customers: UPS (signed 20 October), Ford (contract signed September 3), Tesla (November start), Boeing (live since August), Intel (August)',
      [
        'UPS ACTIVE -',
        'Ford ACTIVE 2026-09-03',
        'Tesla ACTIVE -',
        'Boeing ACTIVE -',
        'Intel ACTIVE 2026-08',
      ],
    ],
    ['New customers: UPS (signed July, starts January)', ['UPS ACTIVE 2026-07']],
    ['Signed Ford in July; kickoff in August.', ['Ford ACTIVE 2026-07']],
  ])('%s', (body, customers) => {
    expect(read(body)).toEqual(customers);
  });
});

const named = (body: string) => read(body).map((line) => line.replace(/ \S+$/, ''));

describe('lists of customers', () => {
  it.each([
    [
      'Logo wins this month: Coca-Cola (EMEA) | Kroger | State of Texas | MIT',
      ['Coca-Cola ACTIVE', 'Kroger ACTIVE', 'State of Texas ACTIVE', 'MIT ACTIVE'],
    ],
    [
      'Customers: Ford, GM, Toyota, UPS',
      ['Ford ACTIVE', 'GM ACTIVE', 'Toyota ACTIVE', 'UPS ACTIVE'],
    ],
    ['New logos: Ford and H&M. One churn: UPS.', ['Ford ACTIVE', 'H&M ACTIVE', 'UPS CHURNED']],
    ['New customers: Texas A&M, AT&T.', ['Texas A&M ACTIVE', 'AT&T ACTIVE']],
    ['New customers: Ford, Texas A&M.', ['Ford ACTIVE', 'Texas A&M ACTIVE']],
    ['New customers: Ford, H&M.', ['Ford ACTIVE', 'H&M ACTIVE']],
    ['Umbrella Corp is live in pilot.', ['Umbrella Corp PILOT']],
    [
      '- Signed Siemens (F500, $180k ACV, 3 year contract) and Maersk as a pilot.',
      ['Siemens ACTIVE', 'Maersk PILOT'],
    ],
    ['New customers: GM, Ford and UPS.', ['GM ACTIVE', 'Ford ACTIVE', 'UPS ACTIVE']],
    ['ARR, GM, Burn: all up. Growth, GM and cash were fine.', []],
    [
      'Lost deals: FedEx chose a competitor; Lockheed went in-house',
      ['FedEx LOST_DEAL', 'Lockheed LOST_DEAL'],
    ],
    [
      'Lost deals\n- Lockheed went in-house\n- Boeing churned after two years',
      ['Lockheed LOST_DEAL', 'Boeing CHURNED'],
    ],
    ['Churned: Boeing; Lockheed went in-house', ['Boeing CHURNED', 'Lockheed CHURNED']],
    [
      'Customers\n- Renewed: Boeing\n- Reference: PepsiCo did a case study\n- Testimonial: Intel praised the dashboard\n- Target: Ford-style rollout, 3 sites',
      ['Boeing ACTIVE', 'Target ACTIVE'],
    ],
  ])('%s', (body, customers) => {
    expect(named(body)).toEqual(customers);
  });
});

describe('when a customer leaves', () => {
  it.each([
    ['UPS will not renew in January.', ['UPS CHURNED 2027-01']],
    ["UPS told us they won't renew in January.", ['UPS CHURNED 2027-01']],
    ['UPS gave notice and will churn at the end of October.', ['UPS CHURNED 2026-10']],
    ['UPS will not renew in November.', ['UPS CHURNED 2026-11']],
    ['UPS, who signed in March, will not renew.', ['UPS CHURNED null']],
    ['UPS churned in January.', ['UPS CHURNED 2026-01']],
    ['UPS told us in August that they are not renewing.', ['UPS CHURNED 2026-08']],
  ])('%s', (body, customers) => {
    const { customers: found } = readLetter(body, 'Northwind, September 2026', '2026-10-05');
    expect(found.map((c) => `${c.customerName} ${c.status} ${c.churnedAt}`)).toEqual(customers);
  });
});

it('takes no figure of a customer’s own business for a price', () => {
  const { customers } = readLetter(
    'Our customer Globex grew its own ARR to $40M using our product.',
  );
  expect(customers.map((c) => [c.customerName, c.dealValueAnnualUsd])).toEqual([['Globex', null]]);
});
