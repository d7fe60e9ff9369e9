import { describe, expect, it } from 'vitest';
import { readOctober } from '@/tests/setup/read-update';

describe('dollars beside an amount in another money are only a part', () => {
  it.each([
    'Cash: $2.0M and €0.5M',
    'We have €0.5M and $2.0M in cash.',
    'Cash: $1.5M (Mercury) plus £200k (Barclays).',
  ])('asked about without a sum: %s', (body) => {
    expect(readOctober(body)).toEqual([{}, ['cashOnHandUsd']]);
  });

  it.each([
    ['Cash: $2.0M + €0.5M (~$2.5M total)', { cashOnHandUsd: 2_500_000 }],
    ["Our ARR is €3.6M, or about $3.9M at today's rate.", { arrUsd: 3_900_000 }],
    ['ARR of EUR 3.0M equals USD 3.24M.', { arrUsd: 3_240_000 }],
    ['ARR of $2.2M and €300k of grants.', { arrUsd: 2_200_000 }],
    ['We raised €2M and $1M. Cash is $2.9M.', { cashOnHandUsd: 2_900_000 }],
  ])('but the sum, the same in dollars, or another thing is told: %s', (body, metrics) => {
    expect(readOctober(body)).toEqual([metrics, []]);
  });
});
