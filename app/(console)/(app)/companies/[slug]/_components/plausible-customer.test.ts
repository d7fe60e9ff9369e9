import { expect, it } from 'vitest';
import { patchCustomerInput } from '@/server/routers/customers/schemas';
import { plausible } from './plausible-customer';

const ref = { slug: 'tern', id: 'globex' };
const onFile = {
  status: 'CHURNED',
  firstSignedAt: '2026-02-01T15:30:00.000Z',
  churnedAt: '2026-05-01T00:00:00.000Z',
} as const;

const complaints = (sent: object, stored: object = onFile) =>
  plausible(patchCustomerInput, stored)
    .safeParse({ ...ref, ...sent })
    .error?.issues.map(({ path, message }) => `${path.join('.')} ${message}`);

it('a form refuses a value below zero, and takes none and zero', () => {
  expect(complaints({ dealValueAnnualUsd: -1 })).toEqual([
    'dealValueAnnualUsd must not be negative',
  ]);
  expect(complaints({ dealValueAnnualUsd: 0 })).toBeUndefined();
  expect(complaints({ dealValueAnnualUsd: null })).toBeUndefined();
});

it('a form refuses a churn before the signing, beside the day that was typed', () => {
  expect(complaints({ churnedAt: '2026-01-31' })).toEqual([
    'churnedAt must not be before Feb 1, 2026, when the customer signed',
  ]);
  expect(complaints({ firstSignedAt: '2026-06-01' })).toEqual([
    'firstSignedAt must not be after May 1, 2026, when the customer churned',
  ]);
  expect(complaints({ churnedAt: '2026-02-01' })).toBeUndefined();
  expect(complaints({ churnedAt: '2026-01-31', firstSignedAt: null })).toBeUndefined();
});

it('a form leaves alone what is on file, and a churn that it takes back', () => {
  const wrong = { ...onFile, churnedAt: '2025-01-01T00:00:00.000Z' };
  expect(complaints({ notes: 'Left' }, wrong)).toBeUndefined();
  expect(complaints({ status: 'ACTIVE', firstSignedAt: '2026-06-01' })).toBeUndefined();
});
