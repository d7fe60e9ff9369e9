import { labelBefore } from './by-heading';
import type { Mention, Scene } from './scene';

/** What is built, bought or joined with: "Integrations shipped: X", "Vendors renewed: X". */
const NOUN =
  '(?:integrations?|connectors?|plug-?ins?|extensions?|add-ons?|apis?|data sources?|importers?|adapters?|vendors?|(?:tech(?:nology)?|channel|integration|strategic|go-to-market|gtm|referral|reseller|delivery|distribution|implementation|launch|ecosystem|data|co-marketing|marketing|sales|cloud|business|alliance|media|research|academic)? ?partner(?:ship)?s?|marketplaces?|app stores?|sales channels?|platforms|tools|software|resellers?|distributors?|suppliers?|auditors?|law firms?|landlords?|awards?|grants?|certifications?|conferences?|events?|job boards?)';
const VERB =
  '(?:(?:is|are|were|was|have|has|been|now|just|already|we|that|which|newly|recently|in|on) ){0,3}(?:shipped|launched|signed|live|renewed|added|built|released|went live|go(?:ing)? live|deployed|closed|won|landed|onboarded|expanded|extended|delivered|completed?|connected|production|upgraded|cancell?ed|churned|lost|paused|ended|terminated)';
/** The noun outweighs the verb behind it. */
const LABEL = new RegExp(
  `^\\P{L}{0,6}(?:(?:new|our|key|more|other|two|three|four|five|\\d{1,2}) ){0,2}${NOUN} ?(?:${VERB})?(?: (?:this|last|in) [a-z0-9 ]{1,15})?(?: ?\\(\\d{1,3}\\))?\\P{L}{0,3}$`,
  'iu',
);
/** The verb before it: "Shipped integrations: X", "New vendors: X". */
const VERB_LABEL = new RegExp(
  `^\\P{L}{0,6}(?:shipped|launched|signed|renewed|added|built|released|live|closed|won) (?:(?:new|our|two|three|four|\\d{1,2}) ){0,2}${NOUN}\\P{L}{0,3}$`,
  'iu',
);
/** Some sell through them, some to them: asked about. */
const EITHER = /\b(?:resellers?|distributors?|suppliers?)\b/i;

const isOthers = (label: string) => LABEL.test(label) || VERB_LABEL.test(label);

/** A line whose label is of integrations, vendors or partners lists no customers, whatever its verb. */
export function withoutOthersLabels(scene: Scene, found: readonly Mention[]): Mention[] {
  const { tokens } = scene;
  if (found.length === 0) return [];
  const colon = tokens.findIndex((t) => /^[:–—]$/.test(t.text));
  const label = colon < 1 ? '' : labelBefore(scene, colon);
  if (!isOthers(label)) return [...found];
  const end = tokens[colon]?.start ?? 0;
  return found.flatMap((mention): Mention[] => {
    // "Integrations: Acme went live on our connector": what it did is told of itself.
    const listed = !/^customer\.(?:subject|where)/.test(mention.ruleId);
    if (mention.start > end && !listed) return [mention];
    return mention.start > end && EITHER.test(label) ? [{ ...mention, status: null }] : [];
  });
}
