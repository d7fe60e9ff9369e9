import { expect, it } from 'vitest';
import { explainExclusions } from './exclusions';

it('says from what a company is left out, and why', () => {
  expect(explainExclusions({ excluded: [] })).toBeNull();
  expect(
    explainExclusions({
      excluded: [
        { measure: 'yoy', reason: 'no_prior_value' },
        { measure: 'qoq', reason: 'prior_not_positive' },
      ],
    }),
  ).toBe(
    'Yearly growth (no ARR known a year before), quarterly growth (ARR a quarter before was not above zero)',
  );
});

it('says once that nothing is known', () => {
  const all = (['arr', 'yoy', 'qoq'] as const).map((measure) => ({
    measure,
    reason: 'no_arr' as const,
  }));
  expect(explainExclusions({ excluded: all })).toBe('Everything: no ARR reported');
});
