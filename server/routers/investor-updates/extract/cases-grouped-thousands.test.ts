import { describe, expect, it } from 'vitest';
import { metricsOf, readLetter } from '@/tests/setup/read-update';

describe('grouped numbers of thousands', () => {
  it.each([
    'Liquidität: 2.310 TUSD',
    'Cash: 3.450 TUSD',
    'ARR 2.400 k USD',
    'Burn: 1.050 k$',
    'Cash: $2.400k',
    'Alle Angaben in Tsd. USD\n\nARR: 1.180',
  ])('are asked about where they may be decimals: %s', (body) => {
    const result = readLetter(body);
    expect(metricsOf(result)).toEqual({});
    expect(result.gaps.map((gap) => gap.description)).toContainEqual(
      expect.stringMatching(/ thousands and decimals cannot be told apart\.$/),
    );
  });

  it.each([
    ['ARR: 2,310 TUSD', 2_310_000],
    ['ARR: 2.31 MUSD', 2_310_000],
    ['ARR: $2.400M', 2_400_000],
    ['ARR: 0.850 MUSD', 850_000],
    ['ARR: 850 TUSD', 850_000],
    ['ARR: 1.180,5 TUSD', 1_180_500],
    ['ARR: 1.180,5 Tsd. USD', 1_180_500],
    ['ARR: $1,180.5k', 1_180_500],
    ['Zahlen in Tsd. USD:\n\nARR: 1.180,5', 1_180_500],
    ['Zahlen in Tsd. USD:\n- ARR: 1.180,5', 1_180_500],
    ['Alle Beträge in TUSD\n\nARR: 1.180,5', 1_180_500],
    ['Kennzahlen (Tsd. USD)\n\nARR: 1.180,5', 1_180_500],
    ['Angaben in Mio. USD\n\nARR: 1,18', 1_180_000],
    ['Kennzahlen in USD\n\nARR: 1.180.500', 1_180_500],
  ])('and are read where they can be told: %s', (body, arrUsd) => {
    expect(metricsOf(readLetter(body))).toEqual({ arrUsd });
  });
});
