import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { holdReason, type HoldInput } from './hold-reason';

const publishable: HoldInput = {
  verifiedCited: true,
  verifiedCompanyInSource: true,
  verifiedTitleGrounded: true,
  identity: 'confirmed',
  confidence: 0.9,
};

describe('the hold reason', () => {
  it.each<[string, Partial<HoldInput>, string | null]>([
    ['is none when all is well', {}, null],
    ['is none without confidence', { confidence: undefined }, null],
    ['is none when confidence is null', { confidence: null }, null],
    ['is none at the bound', { confidence: 0.5 }, null],
    ['is low confidence below it', { confidence: 0.499 }, 'low_confidence'],
    ['is low confidence at 0', { confidence: 0 }, 'low_confidence'],
    ['is a missing citation', { verifiedCited: undefined }, 'attestation_missing'],
    ['is an untrue attestation', { verifiedCompanyInSource: false }, 'attestation_missing'],
    ['is a null attestation', { verifiedTitleGrounded: null }, 'attestation_missing'],
    ['is no mention', { identity: 'no_mention' }, 'no_company_mention'],
    [
      'is a mention in the summary alone',
      { identity: 'name_in_summary_only' },
      'identity_unconfirmed',
    ],
  ])('%s', (_, change, reason) => {
    expect(holdReason({ ...publishable, ...change })).toBe(reason);
  });

  it('is the first that applies', () => {
    const attested = fc.constantFrom(true, false, undefined);
    fc.assert(
      fc.property(
        fc.record({
          verifiedCited: attested,
          verifiedCompanyInSource: attested,
          verifiedTitleGrounded: attested,
          identity: fc.constantFrom('confirmed', 'name_in_summary_only', 'no_mention'),
          confidence: fc.constantFrom(undefined, 0.1, 0.9),
        }),
        (input) => {
          const applying = [
            [input.verifiedCited, input.verifiedCompanyInSource, input.verifiedTitleGrounded].every(
              (it) => it === true,
            )
              ? null
              : 'attestation_missing',
            input.identity === 'no_mention' ? 'no_company_mention' : null,
            input.identity === 'name_in_summary_only' ? 'identity_unconfirmed' : null,
            input.confidence === 0.1 ? 'low_confidence' : null,
          ];
          expect(holdReason(input)).toBe(applying.find((it) => it !== null) ?? null);
        },
      ),
    );
  });
});
