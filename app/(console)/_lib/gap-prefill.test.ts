import { expect, test } from 'vitest';
import { today } from './today';
import { prefillOf } from './gap-prefill';
import type { Customer } from './outputs';

const siemens: Customer = {
  id: 'c1',
  companyId: 'p1',
  customerName: 'Siemens',
  customerNameNormalized: 'siemens',
  tier: 'F500',
  status: 'ACTIVE',
  dealValueAnnualUsd: 180_000,
  contractTerm: '12 months',
  firstSignedAt: null,
  churnedAt: null,
  notes: null,
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-03-01T00:00:00.000Z',
  deletedAt: null,
};
const said = {
  customerName: 'Siemens',
  status: 'ACTIVE' as const,
  dealValueAnnualUsd: 220_000,
  contractTerm: null,
};

test('a row older than the question is filled in with what the update says otherwise alone', () => {
  const asked = { customer: said, askedAt: '2026-03-02T00:00:00.000Z', saidAt: null };
  expect(prefillOf(asked, siemens)).toEqual({
    customerName: 'Siemens',
    tier: 'F500',
    status: undefined,
    dealValueAnnualUsd: 220_000,
    contractTerm: undefined,
  });
});

test('a row changed since the question, or with it, is filled in with its name and tier alone', () => {
  for (const askedAt of ['2026-02-28T00:00:00.000Z', siemens.updatedAt]) {
    expect(prefillOf({ customer: said, askedAt, saidAt: null }, siemens)).toEqual({
      customerName: 'Siemens',
      tier: 'F500',
    });
  }
});

test('a churn is filled in with the day that the hint tells, that the update came, or with today', () => {
  const customer = { ...said, status: 'CHURNED' as const };
  const asked = { customer, askedAt: '2026-03-02T00:00:00.000Z', saidAt: null };
  const hint = 'status CHURNED, churnedAt 2025-09-30; “Flexport left at the end of September”';
  for (const onFile of [null, siemens]) {
    expect(prefillOf(asked, onFile, hint)).toMatchObject({ churnedAt: '2025-09-30' });
    expect(prefillOf(asked, onFile, 'status CHURNED')).toMatchObject({ churnedAt: today() });
    const mailed = { ...asked, saidAt: '2026-02-28T22:30:00.000Z' };
    expect(prefillOf(mailed, onFile, 'status CHURNED')).toMatchObject({ churnedAt: '2026-02-28' });
    const active = { ...asked, customer: said };
    expect(prefillOf(active, onFile, hint)).not.toHaveProperty('churnedAt');
  }
  const churned = { ...siemens, status: 'CHURNED' as const };
  expect(prefillOf(asked, churned, hint)).not.toHaveProperty('churnedAt');
});
