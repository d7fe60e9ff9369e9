import type { Company } from '../../../../_lib/outputs';

/**
 * The share of the company that the check bought, in percent. Null where the valuation is not that of
 * the entry: once the company is marked, sold or written down, check and valuation are of two days.
 */
export function impliedStake({
  status,
  checkSize,
  postMoneyValuation,
}: Pick<Company, 'status' | 'checkSize' | 'postMoneyValuation'>): number | null {
  if (status !== 'ACTIVE' || !postMoneyValuation) return null;
  const stake = (checkSize / postMoneyValuation) * 100;
  return stake > 100 ? null : stake;
}
