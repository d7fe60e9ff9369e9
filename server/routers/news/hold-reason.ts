import type { HOLD_REASONS } from '@/db/enums';
import type { Identity } from './identity';

export type HoldReason = (typeof HOLD_REASONS)[number];

/** Confidence below this holds an item; an item without confidence is not held for it. */
const LOW_CONFIDENCE = 0.5;

export interface HoldInput {
  verifiedCited?: boolean | null | undefined;
  verifiedCompanyInSource?: boolean | null | undefined;
  verifiedTitleGrounded?: boolean | null | undefined;
  confidence?: number | null | undefined;
  identity: Identity;
}

/**
 * Why a new news item waits for a person, the first reason that applies (decisions §7): any of
 * the three attestations not true, no tie to the company, only a weak tie, low confidence.
 * @returns null when the item may be published
 */
export function holdReason(input: HoldInput): HoldReason | null {
  const attested =
    input.verifiedCited === true &&
    input.verifiedCompanyInSource === true &&
    input.verifiedTitleGrounded === true;
  if (!attested) return 'attestation_missing';
  if (input.identity === 'no_mention') return 'no_company_mention';
  if (input.identity === 'name_in_summary_only') return 'identity_unconfirmed';
  const { confidence } = input;
  if (confidence !== null && confidence !== undefined && confidence < LOW_CONFIDENCE) {
    return 'low_confidence';
  }
  return null;
}
