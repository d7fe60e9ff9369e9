import { describe, expect, it } from 'vitest';
import { hintBeside, snapshotForm } from './snapshot-form';

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

  it.each(['arrUsd', 'headcount', 'runwayMonths'])('takes no %s below zero', (field) => {
    const { error } = snapshotForm.safeParse({ ...moment, [field]: -1 });
    expect(error?.issues).toMatchObject([{ path: [field], message: 'must not be negative' }]);
  });

  it.each(['burnMonthlyUsd', 'cashOnHandUsd'])('takes a %s below zero', (field) => {
    expect(snapshotForm.safeParse({ ...moment, [field]: -1 }).success).toBe(true);
  });
});

describe('what stands below a margin', () => {
  it.each([
    ['grossMarginPct', 0.72, 'This is 0.72%. Did you mean 72%?'],
    ['grossMarginPct', 0.574, 'This is 0.574%. Did you mean 57.4%?'],
    ['grossMarginPct', 72, '0 to 100 %'],
    ['grossMarginPct', 0, '0 to 100 %'],
    ['grossMarginPct', undefined, '0 to 100 %'],
    ['runwayMonths', 0.5, '0 to 100 %'],
  ])('asks whether a share of one was meant: %s %j', (name, value, hint) => {
    expect(hintBeside(name, '0 to 100 %', value)).toBe(hint);
  });
});
