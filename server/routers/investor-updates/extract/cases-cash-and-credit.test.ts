import { describe, expect, it } from 'vitest';
import { readOctober } from '@/tests/setup/read-update';

describe('credit that is not drawn is no cash', () => {
  it.each([
    'Cash (incl. undrawn facility of $2M): $5.1M',
    'Total liquidity of $8.2M, which includes $3M available under our revolver.',
    'Cash is $5.1M including an undrawn credit line of $2M.',
  ])('an amount that counts it is asked about: %s', (body) => {
    expect(readOctober(body)).toEqual([{}, ['cashOnHandUsd']]);
  });

  it.each([
    [
      'We have $3.1M in cash plus an undrawn $2M debt facility, so total liquidity is $5.1M.',
      3_100_000,
    ],
    ['We hold $4.2M in cash, not including an undrawn $1M credit line.', 4_200_000],
    ['Cash $4.5M + $1.5M undrawn revolver.', 4_500_000],
    ['We drew down the $2M venture debt facility; cash is now $5.1M.', 5_100_000],
    ['Gross cash balance $3.2M.', 3_200_000],
    ['Cash bridge: opening $3.2M, receipts $0.9M, payments $1.3M, closing $2.8M.', 2_800_000],
    ['Cash flow\nOpening balance: $3.2M\nClosing balance: $2.8M', 2_800_000],
    ['Cash walk\n- Start: $3.0M\n- Operations: -$0.5M\n- End: $2.5M', 2_500_000],
    ['got 610k left in the bank, burning abt 45k a month', 610_000],
  ])('the cash itself is read: %s', (body, cash) => {
    expect(readOctober(body)[0]).toMatchObject({ cashOnHandUsd: cash });
  });

  it.each([
    ['MRR movement\nOpening MRR: $80k\nNew: $9k\nClosing MRR: $87k', { mrrUsd: 87_000 }],
    ['ARR bridge: opening $2.0M, new $0.3M, churn $0.1M, closing $2.2M', { arrUsd: 2_200_000 }],
    ['Cash flow: closing two deals for $400k helped.', {}],
    ['Closing balance: $2.8M', {}],
  ])('a bridge tells its end, and only of what it is named for: %s', (body, metrics) => {
    expect(readOctober(body)).toEqual([metrics, []]);
  });
});
