import { describe, expect, test } from 'vitest';
import { patchCustomerInput } from '@/server/routers/customers/schemas';
import { changesOf, fieldsOf } from './changes';
import { changesIn } from './form';

describe('a form that changes a record', () => {
  const began = {
    tier: 'F500',
    status: 'ACTIVE',
    dealValueAnnualUsd: 120_000,
    contractTerm: null,
    firstSignedAt: '2026-02-01',
    notes: 'Kept',
  } as const;
  const ref = { slug: 'widgets', id: '1' };

  test('sends what somebody changed, and to which record', () => {
    const values = { ...ref, ...began, contractTerm: '24 months' };
    expect(changesOf(began, values)).toEqual({ ...ref, contractTerm: '24 months' });
  });

  test('sends null for what somebody emptied, and nothing for what was empty', () => {
    const values = { ...ref, ...began, notes: null, contractTerm: undefined };
    expect(changesOf(began, values)).toEqual({ ...ref, notes: null });
  });

  test('is checked by the procedure’s schema, which leaves an untouched date as it is', () => {
    const check = changesIn(patchCustomerInput, began);
    const sent = check.parse({ ...ref, ...began, tier: 'SMB' });
    expect(sent).toEqual({ ...ref, tier: 'SMB', from: {} });
    const wrong = check.safeParse({ ...ref, ...began, dealValueAnnualUsd: Number.NaN });
    expect(wrong.error?.issues).toMatchObject([{ path: ['dealValueAnnualUsd'] }]);
  });
});

test('of a record those fields are told that a change names', () => {
  const record = { sector: 'AI', notes: null };
  expect(fieldsOf(record, { sector: 'ai ' })).toEqual({ sector: 'AI' });
});
