import { describe, expect, it } from 'vitest';
import { snapshotForm } from './snapshot-form';

describe('the form for a snapshot', () => {
  const moment = { slug: 'widgets', asOf: '2026-01-31' };

  it('asks for at least one number', () => {
    const { error } = snapshotForm.safeParse({ ...moment, notes: 'Nothing yet' });
    expect(error?.issues).toMatchObject([
      { path: ['arrUsd'], message: 'or another number is required' },
    ]);
  });

  it.each(['arrUsd', 'headcount', 'postMoneyMarkedUsd'])('takes %s alone, zero too', (field) => {
    expect(snapshotForm.safeParse({ ...moment, [field]: 0 }).success).toBe(true);
  });
});
