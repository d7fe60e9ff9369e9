import { describe, expect, it } from 'vitest';
import { readLetter } from '@/tests/setup/read-update';

const read = (body: string) =>
  readLetter(body, 'October 2026', '2026-11-05').customers.map(
    (c) => `${c.customerName} ${c.status}`,
  );

describe('what a customer ended with others, or of its own, ends nothing with the company', () => {
  it.each([
    'Acme ended its contract with Oracle.',
    'Acme did not renew with Zeta; they chose us.',
    'Acme terminated its agreement with our competitor.',
    'Acme terminated its relationship with another vendor.',
    'Acme did not renew with our competitor.',
    'Acme did not renew its lease in Denver.',
    'Acme stopped using spreadsheets.',
    'Acme cancelled the add-on module only.',
    'Acme cancelled its Christmas party.',
    'Acme shut down its Texas plant, which does not affect us.',
    'Acme terminated 400 employees.',
    'Acme terminated its CEO.',
    'Acme parted ways with its CFO.',
    'Acme discontinued its retail line.',
    'Acme churned two of its own suppliers.',
    'Acme rejected the proposal of our rival Zeta.',
    'Acme went with the yearly plan.',
    'Acme went with another payroll vendor, unrelated to us.',
    'Acme said no to a case study.',
    'Acme passed on the analytics add-on.',
    'Acme walked away from the Zeta merger.',
    'Acme suspended its CFO.',
    'Acme froze its budget.',
    'We feared losing Acme, but they renewed.',
    'Zeta, which lost Acme to us, is furious.',
    "We lost Acme's account manager to Google.",
    'We said goodbye to our Acme account manager, Tim.',
  ])('%s', (body) => {
    expect(read(body)).toEqual([]);
  });

  it.each([
    'Acme churned from Zeta and moved to us.',
    'Acme discontinued their in-house tool in favour of our product.',
    'Acme moved away from spreadsheets to our platform.',
    'Acme cancelled its RFP and extended with us directly.',
    'Acme passed on the premium tier but renewed the base plan.',
    'Acme decided against on-prem and stays on our cloud.',
  ])('%s', (body) => {
    expect(read(body)).toEqual(['Acme ACTIVE']);
  });

  it.each([
    ['Acme churned.', 'CHURNED'],
    ['Acme churned to Zeta.', 'CHURNED'],
    ['Acme did not renew.', 'CHURNED'],
    ['Acme did not renew its contract with us.', 'CHURNED'],
    ['Acme did not renew following the sale of its European business.', 'CHURNED'],
    ['Acme churned in November after its merger.', 'CHURNED'],
    ['Acme churned over a missing export.', 'CHURNED'],
    ['Acme cancelled their contract.', 'CHURNED'],
    ['Acme cancelled all its licences.', 'CHURNED'],
    ['Acme terminated its agreement.', 'CHURNED'],
    ['Acme terminated its agreement with us.', 'CHURNED'],
    ['Acme stopped using our product.', 'CHURNED'],
    ['Acme stopped using the platform.', 'CHURNED'],
    ['Acme closed its Denver plant and cancelled.', 'CHURNED'],
    ['We lost Acme.', 'CHURNED'],
    ["We lost Acme's business.", 'CHURNED'],
    ['We lost the Acme account.', 'CHURNED'],
    ['Acme went with a competitor.', 'LOST_DEAL'],
    ['Acme went with another vendor.', 'LOST_DEAL'],
    ['Acme rejected our offer.', 'LOST_DEAL'],
    ['Acme passed on our proposal.', 'LOST_DEAL'],
    ['Acme decided against buying.', 'LOST_DEAL'],
    ['Acme decided against listing us.', 'LOST_DEAL'],
    ['Acme paused its rollout.', 'PAUSED'],
    ['Acme paused its pilot.', 'PAUSED'],
    ['Acme paused its account during a strike.', 'PAUSED'],
    ['Acme suspended its rollout pending a review that has nothing to do with us.', 'PAUSED'],
  ])('while %s', (body, status) => {
    expect(read(body)).toEqual([`Acme ${status}`]);
  });

  it('and asks where it may be the company that was left', () => {
    const { gaps } = readLetter('Acme ended its contract with Oracle.');
    expect(gaps.map((gap) => gap.dedupeKey)).toContain('CUSTOMER_AMBIGUOUS:acme');
  });
});
