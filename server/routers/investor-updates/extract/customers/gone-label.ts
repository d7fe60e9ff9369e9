import { labelBefore } from './by-heading';
import type { Scene } from './scene';

const WHO = '(?:customers?|clients?|logos?|accounts?)';
const MANY = '(?:an?|one|two|three|four|five|six|seven|several|\\d{1,3})';
/** "We lost three customers", "Churn was $11k MRR", "Two accounts left us in May". */
const GONE = new RegExp(
  `^\\W{0,4}(?:(?:we )?(?:also |sadly |unfortunately )?lost ${MANY} (?:[a-z-]+ ){0,2}?${WHO}\\b|(?:${MANY} )?(?:[a-z-]+ )?${WHO} (?:that |who |which )?(?:we lost|churned|left(?: us)?|cancell?ed|did not renew|didn't renew)\\b|(?:gross |logo |customer |revenue )?churn (?:was|of|came to|cost us|is|reached|totall?ed|stood at) (?:about |around |roughly )?(?:us)?[$]?\\d[\\d.,]{0,8}k? ?(?:in |of )?(?:mrr|arr|${WHO})\\b|churn(?:ed)?\\W{0,3}$)`,
  'i',
);
const STAYS =
  /^(?:renewed|re-signed|expanded|signed|stayed|stays|converted|extended|upgraded|remained|remains|agreed|returned|came|joined|is|are|still|keeps|kept|saw|grew|helped|asked|wants|would|may|might|could|should|will)$/;
const ACTED =
  /^(?:[a-z]{3,}ed|ran|went|shut|built|got|had|was|were|chose|left|found|sold|cut|fell|could(?:n't| not)|did|didn't|lost|outgrew|took|froze|never|no|has|hit|brought|froze)$/;

/** "Churn was $11k MRR: A moved it in-house, B ran out of budget": what each did tells why it left. */
export function isAmongGone(scene: Scene, first: number, next: number): boolean {
  const { tokens } = scene;
  const before = tokens[first - 1]?.text ?? '';
  if (!/^(?:[:,;]|and)$/.test(before)) return false;
  const colon = tokens.slice(0, first).findLastIndex((t) => t.text === ':');
  if (colon < 0 || !GONE.test(labelBefore(scene, colon))) return false;
  const verb = tokens[next]?.text ?? '';
  return ACTED.test(verb) && !STAYS.test(verb);
}
