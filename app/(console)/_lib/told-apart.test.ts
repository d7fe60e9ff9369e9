import { describe, expect, it } from 'vitest';
import { toldApart } from './told-apart';

const told = (...choices: Parameters<typeof toldApart>[0][number][]) =>
  toldApart(choices).map(({ note, called }) => [note, called]);

describe('choices of the same name', () => {
  it('say their fund, and their address where another has the name', () => {
    expect(
      told(
        { name: 'Halyard', slug: 'halyard', fund: 'Fund I', about: 'Sailing' },
        { name: 'halyard ', slug: 'halyard-2', fund: 'Fund I', about: null },
        { name: 'Halyard', slug: 'halyard-3', fund: 'Fund II' },
        { name: 'Kestrel', slug: 'kestrel', fund: 'Fund II' },
      ),
    ).toEqual([
      ['Sailing · Fund I · halyard', 'Halyard (Fund I · halyard)'],
      ['Fund I · halyard-2', 'halyard  (Fund I · halyard-2)'],
      ['Fund II · halyard-3', 'Halyard (Fund II · halyard-3)'],
      ['Fund II', 'Kestrel'],
    ]);
  });

  it('say their address where no fund is told', () => {
    const deal = { name: 'Halyard', about: 'Meeting' };
    expect(told({ ...deal, slug: 'halyard' }, { ...deal, slug: 'halyard-2' })).toEqual([
      ['Meeting · halyard', 'Halyard (halyard)'],
      ['Meeting · halyard-2', 'Halyard (halyard-2)'],
    ]);
  });
});
