import type { CustomerStatus } from '../types';
import { withShared } from './labelled-sums';
import { readList } from './lists';
import type { Name } from './name';
import { isOnlyTool } from './name-kinds';
import { mention, type Mention, type Scene } from './scene';
import { INTENT, isProspect } from './talk';

const LED =
  '(?:(?:came|comes|coming|stem(?:s|med)?|result(?:s|ed)|is|was|were|are)(?: (?:mainly|mostly|largely|primarily|entirely|all|again|also|in full|in part|half))? from|(?:(?:is|was|were|are) )?(?:(?:mainly|mostly|largely|primarily) )?(?:driven|led|caused|explained|added) (?:mainly |mostly |largely |primarily )?by|(?:is|was|were|are) due to|due to|from|thanks to)';

/** "The new ARR came from …": revenue that somebody pays. */
const GAINED = new RegExp(
  `\\b(?:(?:net |the |our )?new|additional|added|incremental|expansion|upsell) (?:arr|mrr|revenue|bookings|business|logo arr|recurring revenue)(?: (?:this|last|in (?:the )?)(?: ?[a-z0-9]+)?)? ?${LED}$`,
);
/** "Growth came from …": of markets and channels as often. */
const GREW = new RegExp(
  `\\b(?:growth|increase|gain|(?:arr|mrr|revenue) growth|the (?:new|rest|difference))(?: (?:in (?:arr|mrr|revenue)|this (?:month|quarter)))? ${LED}$`,
);
const SHRANK = new RegExp(
  `\\b(?:(?:churned|lost) (?:arr|mrr|revenue)|(?:arr|mrr|revenue|logo) (?:churn|loss|contraction)|churn)(?: (?:this|last|in)(?: [a-z0-9]+){1,2})? ${LED}$`,
);
const NO_PAYER = /\b(?:ads?|seo|referrals?|channel|marketplace|outbound|inbound|partners?)\b/i;

/** "New ARR came from A ($80K) and B ($40K)". */
export function byGrowth(scene: Scene, at: number): [Name, Mention][] {
  const { tokens, masked, sentence } = scene;
  if (!/^(?:from|by|to)$/.test(tokens[at]?.text ?? '') || sentence.goal[at] === true) return [];
  const start = tokens[0]?.start ?? 0;
  const end = tokens[at]?.end ?? start;
  const words = masked
    .slice(Math.max(start, end - 90), end)
    .toLowerCase()
    .replaceAll(/[\s\u0001]+/g, ' ');
  const told = statusOf(words);
  if (told === null) return [];
  const { listed, next } = readList(tokens, scene.names, at + 1);
  if (listed.length === 0 || listed.some((l) => l.name.person || isOnlyTool(scene, l.name)))
    return [];
  if (INTENT.test(scene.words) || isProspect(words) || NO_PAYER.test(scene.words)) return [];
  const paying = listed.some(
    ({ name, detail }) =>
      name.company ||
      name.known ||
      (detail !== null &&
        tokens.slice(...detail).some((t) => t.kind === 'number' && t.number.currency !== null)),
  );
  if (told.evidence && !paying) return [];
  return listed.map((item): [Name, Mention] => {
    const [name, found] = mention(scene, item, told.status, 'growth', 0.8, [next, next]);
    return [name, withShared(scene, item, found, next, words)];
  });
}

function statusOf(words: string): { status: CustomerStatus; evidence: boolean } | null {
  if (SHRANK.test(words)) return { status: 'CHURNED', evidence: true };
  if (GAINED.test(words)) return { status: 'ACTIVE', evidence: false };
  return GREW.test(words) ? { status: 'ACTIVE', evidence: true } : null;
}
