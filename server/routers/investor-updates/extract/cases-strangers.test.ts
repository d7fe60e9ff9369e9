import { describe, expect, it } from 'vitest';
import { metricsOf, readLetter, readUpdate } from '@/tests/setup/read-update';

describe('a minus at the burn', () => {
  const read = (body: string) => {
    const result = readLetter(body);
    return [metricsOf(result).burnMonthlyUsd, result.gaps.map((gap) => gap.suggestedField)];
  };

  it.each([
    "We're profitable! Net burn: -$40k (i.e. we added cash)",
    'Net burn: -$40k. We are cash-flow positive.',
    'We were cash flow positive in March. Burn was -$40k.',
    '| Metric | March |\n|---|---|\n| Net burn | -$40k |\n\nWe are now profitable and added cash.',
    'Net burn -$40K (we made money!)',
  ])('is asked about beside money that came in: %s', (body) => {
    expect(read(body)).toEqual([undefined, ['burnMonthlyUsd']]);
  });

  it.each([
    'Net burn ($40,000)',
    'Net burn: -$40k',
    'Net burn: -$40k. We plan to be profitable by 2027.',
    'Net burn: $40k. We are profitable in two regions.',
  ])('is a way of writing it elsewhere: %s', (body) => {
    expect(read(body)).toEqual([40_000, []]);
  });
});

describe('a pilot that was lost', () => {
  it.each([
    ['- Lost Kuehne+Nagel pilot; they went with an in-house tool', ['Kuehne+Nagel LOST_DEAL']],
    ['Lost the Siemens pilot.', ['Siemens LOST_DEAL']],
    ['We lost our Siemens pilot.', ['Siemens LOST_DEAL']],
    ['The Siemens pilot was lost.', ['Siemens LOST_DEAL']],
    ['We started the Siemens pilot.', ['Siemens PILOT']],
    ['We lost no time on the Siemens pilot.', ['Siemens PILOT']],
  ])('is a lost deal: %s', (body, wanted) => {
    expect(readUpdate(body).customers).toEqual(wanted);
  });
});

describe('the ARR that a customer has itself', () => {
  it.each([
    ['Customer Acme has $40M ARR and 300 people. We closed them for $80k.', [null]],
    ['We signed Acme, who have $2M ARR.', [null]],
    ['Customer Acme ($40M ARR) signed for $80k ACV.', [80_000]],
    ['Acme signed at $80k ARR.', [80_000]],
    ['Our customer Acme has $80k ARR with us.', [80_000]],
  ])('is no price: %s', (body, wanted) => {
    expect(readUpdate(body).values).toEqual(wanted);
  });
});
