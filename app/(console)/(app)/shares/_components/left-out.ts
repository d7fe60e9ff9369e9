import { plural } from '../../../_lib/format';
import type { Outputs } from '../../../_lib/outputs';
import type { Choosable } from './choices';

/** What of the ticked a share or its preview does not list. */
export type LeftOut = Pick<
  Outputs['publicShares']['preview'],
  'unshareableDeals' | 'duplicateCompanyCount'
>;

const WHY: Record<LeftOut['unshareableDeals'][number]['reason'], string> = {
  not_shareable: 'Passed meanwhile',
  not_found: 'Deleted or closed to you meanwhile',
};

/**
 * What a share leaves out and why, a sentence for each reason.
 * @param deals those that can be ticked, by whose names it is told
 */
export function leftOutInWords(
  { unshareableDeals, duplicateCompanyCount }: LeftOut,
  deals: readonly Choosable[],
): string[] {
  const names = new Map(deals.map(({ id, called }) => [id, called]));
  const sentences = (['not_shareable', 'not_found'] as const).flatMap((why) => {
    const left = unshareableDeals.filter(({ reason }) => reason === why);
    const named = left.map(({ dealId }) => names.get(dealId) ?? 'a deal');
    return left.length > 0 ? [`${WHY[why]}, so left out: ${named.join(', ')}.`] : [];
  });
  if (duplicateCompanyCount > 0) {
    const entries = plural(duplicateCompanyCount, 'entry', 'entries');
    sentences.push(`Listed already, so left out: ${entries}.`);
  }
  return sentences;
}
