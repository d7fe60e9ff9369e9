import { expect, test } from 'vitest';
import { resolvedBefore } from './settled-words';

test.each([
  ['arrUsd', 200_000, 'with $200,000.'],
  ['grossMarginPct', 72.25, 'with 72.25%.'],
  [null, 200_000, 'with 200,000.'],
  [null, 'Q1', 'with Q1.'],
  [null, { customerName: 'Globex', tier: 'SMB' }, 'with Globex.'],
])(
  'an answer that came first is told as people write it: %s %j',
  (suggestedField, value, words) => {
    const said = resolvedBefore({
      suggestedField,
      resolvedValue: value,
      resolvedBy: 'ana@acme.test',
    });
    expect(said).toContain(`by ana@acme.test, ${words}`);
  },
);
