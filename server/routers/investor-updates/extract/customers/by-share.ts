import { AUXILIARIES } from './subject-rules';
import { readList } from './lists';
import type { Name } from './name';
import { isOnlyTool } from './name-kinds';
import { isInRole } from './no-subject';
import { mention, type Mention, type Scene } from './scene';
import { tailBehind } from './told-of';

const SHARE =
  /^(?:accounts? for|makes? up|represents?|contributes?|generates?) (?:about |around |roughly |almost |nearly |over |some |now )?\d[\d.]{0,5} ?(?:%|percent) of (?:(?:our|total|all|the|company|annual|recurring) ){0,3}(?:revenues?|arr|mrr|sales|bookings|turnover)\b(?! (?:growth|costs?|pipeline|target|team))/;
const OF_OTHERS =
  /\b(?:channels?|marketplaces?|resellers?|distributors?|partners?|app stores?|referrals?|products?|modules?|features?|(?:their|its) (?:own )?(?:revenue|sales)|competitors?|rivals?|investors?)\b/i;

/** "X accounts for 20% of our revenue": a product, a place or a channel has its share too, so the words or the name must tell a firm. */
export function byShare(scene: Scene, first: number): [Name, Mention][] {
  const { tokens, sentence } = scene;
  const { listed, next } = readList(tokens, scene.names, first);
  if (listed.length === 0 || sentence.goal[first] === true || isInRole(tokens, first)) return [];
  if (/^(?:from|by|at|via|through|with|to|in|for|on|our)$/.test(tokens[first - 1]?.text ?? ''))
    return [];
  if (!SHARE.test(tailBehind(scene, next).replace(AUXILIARIES, ''))) return [];
  if (listed.some((l) => l.name.person || isOnlyTool(scene, l.name))) return [];
  const told =
    scene.section === 'customers' ||
    /\b(?:customers?|clients?)\b/i.test(scene.words) ||
    listed.every((l) => l.name.company || l.name.known);
  if (!told || OF_OTHERS.test(scene.words)) return [];
  return listed.map((item) => mention(scene, item, 'ACTIVE', 'subject.share', 0.8, [next, next]));
}
