import { describe, expect, test } from 'vitest';
import { mergeCustomers } from './merge-customers';

describe('customers of one batch', () => {
  test('are one row per company and normalized name; what is sent later wins', () => {
    expect(
      mergeCustomers([
        { companyId: 'c', customerName: 'Acme, Inc.', tier: 'SMB', notes: 'first', term: 'a' },
        { companyId: 'd', customerName: 'Acme', tier: 'EDU' },
        { companyId: 'c', customerName: 'ACME', tier: 'F100', notes: undefined, term: 'b' },
      ]),
    ).toEqual([
      {
        companyId: 'c',
        customerName: 'ACME',
        tier: 'F100',
        notes: 'first',
        term: 'b',
        churnsAnew: false,
      },
      { companyId: 'd', customerName: 'Acme', tier: 'EDU', churnsAnew: false },
    ]);
  });

  test.each([
    [['CHURNED', 'CHURNED'], false],
    [['ACTIVE', 'CHURNED'], true],
    [['CHURNED', 'PILOT', undefined, 'CHURNED'], true],
    [[undefined, 'CHURNED'], false],
  ])('with the statuses %j churn anew: %s', (statuses, churnsAnew) => {
    const rows = statuses.map((status) => ({ companyId: 'c', customerName: 'Acme', status }));
    expect(mergeCustomers(rows)).toMatchObject([{ churnsAnew }]);
  });

  test('notes that yield do so to those told on the way', () => {
    const acme = { companyId: 'c', customerName: 'Acme' };
    const merged = (...rows: { notes?: string; notesYield?: boolean }[]) =>
      mergeCustomers(rows.map((row) => ({ ...acme, ...row })))[0];
    const own = { notes: 'own' };
    const call = { notes: 'call', notesYield: true };
    expect(merged(own, call)?.notes).toBe('own');
    expect(merged(own, call)?.notesYield ?? false).toBe(false);
    expect(merged(call, own)).toMatchObject({ notes: 'own', notesYield: false });
    expect(merged(call, { notes: 'later', notesYield: true })).toMatchObject(call);
    expect(merged(call, {})).toMatchObject(call);
  });
});
