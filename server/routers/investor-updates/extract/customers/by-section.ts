import type { CustomerStatus } from '../types';
import { hasContract } from './contract-behind';
import { behindBox, readList, type Listed } from './lists';
import { labelsName, MOVED } from './moved-labels';
import type { Name } from './name';
import { isCounted } from './no-firm';
import { isOwnPart } from './own-part';
import { markBefore, noBehind, statusOfMark } from './row-marks';
import { mention, sole, type Mention, type Scene } from './scene';
import { PROSPECT } from './talk';
import { tierOfAll } from './tier-fields';
import { statusIn } from './status-behind';
import { SECTION_STATUS, SPENT, isOfFirms } from './label-status';

/** "Acme: $40k ARR" below "Gone" or "Trying us". */
function movedUnder(scene: Scene, heading: string, first: number): CustomerStatus | undefined {
  if (scene.section !== 'neutral') return undefined;
  const told = MOVED.find(([, pattern]) => pattern.test(heading))?.[0];
  if (told === undefined) return undefined;
  const { listed, next } = readList(scene.tokens, scene.names, first);
  return listed.length > 0 && isOfFirms(scene, listed, next, told) ? told : undefined;
}

/** A list item under "New customers" that begins with a name, or one with its contract behind it. */
export function bySection(scene: Scene, isItem: boolean, heading: string): [Name, Mention][] {
  const opens = scene.tokens.findIndex((t) => t.kind !== 'punct' || t.text.charCodeAt(0) < 0x2190);
  const first = behindBox(scene.tokens, opens);
  const contracts =
    isItem && scene.section === 'neutral' && !SPENT.test(heading)
      ? readList(scene.tokens, scene.names, first)
      : { listed: [], next: 0 };
  const stated =
    contracts.listed.length === 1 &&
    contracts.listed.every((l) => !isOwnPart(scene, l) && hasContract(scene, l, contracts.next));
  const status =
    SECTION_STATUS[scene.section] ?? (stated ? 'ACTIVE' : movedUnder(scene, heading, first));
  const over = status === 'LOST_DEAL' || status === 'CHURNED';
  if (
    status === undefined ||
    (!over && PROSPECT.test(scene.words)) ||
    scene.sentence.goal[0] === true
  )
    return [];
  const { listed, next } = readList(scene.tokens, scene.names, first);
  const after = scene.tokens[next];
  // "+ A ($4k)" above "- B ($1k)": what is taken off.
  const start = scene.tokens[0]?.start ?? 0;
  const minus = /\n[–—-] ?$/.test(scene.masked.slice(Math.max(0, start - 3), start));
  const plus = minus && /[\n:] ?\+ /.test(scene.beside);
  if (stated && plus) return [];
  const why = plus && scene.section === 'customers' && WHY_GONE.test(scene.words);
  if (listed.length === 0 || listed.some((l) => (l.name.person && !why) || labelsName(scene, l)))
    return [];
  const closed =
    after === undefined ||
    (after.kind === 'punct' && !/^[.'"]$/.test(after.text)) ||
    after.kind === 'number' ||
    // "Acme     24-month contract": columns parted by blanks.
    / {3,}$|\t/.test(scene.masked.slice(scene.tokens[next - 1]?.end ?? 0, after.start));
  if (!closed || (sole(listed) && isCounted(scene, next))) return [];
  const own: [number, number] = sole(listed) ? [next, scene.tokens.length] : [next, next];
  const mark = markOf(scene, listed, heading);
  const marked = plus ? (why || MOVES.test(heading) ? 'CHURNED' : null) : mark;
  return listed.map((item): [Name, Mention] => {
    const told = statusIn(scene, item, status, sole(listed));
    const stands = status === 'ACTIVE' && told === 'ACTIVE' && marked !== undefined ? marked : told;
    const [name, found] = mention(scene, item, stands, 'section', 0.9, own);
    return [name, { ...found, tier: tierOfAll(heading) }];
  });
}

/** The mark before the first name, or right behind the only one: of renewals a no is a loss. */
function markOf(
  { masked, tokens }: Scene,
  listed: readonly Listed[],
  heading: string,
): CustomerStatus | null | undefined {
  const before = statusOfMark(masked, listed[0]?.name.start ?? 0);
  const end = tokens[listed[0]?.close ?? 0]?.end ?? 0;
  const led = markBefore(masked, listed[0]?.name.start ?? 0) !== undefined;
  const behind = sole(listed) && !led ? noBehind(masked, end) : undefined;
  const mark = before === undefined ? behind : before;
  return mark === null && /\b(?:renewals?|renewed)\b/i.test(heading) ? 'CHURNED' : mark;
}

/** Why one below a minus went: "they said we're too expensive". */
const WHY_GONE =
  /[,:–—(-] ?(?:(?:they|who|it|which) )?(?:(?:said|say|found|told us|thought|think) (?:that )?(?:we're|we are|we were|us|it's|it was|the price) (?:is |was )?too (?:expensive|pricey|complex|early|big|small|high)\b|(?:too (?:expensive|pricey)|out of business|budget cuts?|went (?:bust|bankrupt|out of business|in-house|back to)|moved (?:to|in-house|back)|switched to|left\b|cancell?ed\b|churned\b))/i;

/** Headings below which a minus tells who went. */
const MOVES =
  /\b(?:changes?|movements?|moves|in (?:and|&) out|gains?|net new|\+\/-)\b|\d ?(?:→|->|=>) ?\d/i;
