import type { CustomerStatus } from '../types';
import { hasContract } from './contract-behind';
import { behindBox, readList } from './lists';
import { labelsName, MOVED } from './moved-labels';
import type { Name } from './name';
import { isCounted } from './no-firm';
import { isOwnPart } from './own-part';
import { statusOfMark } from './row-marks';
import { mention, sole, type Mention, type Scene } from './scene';
import { PROSPECT } from './talk';
import { tierOfAll } from './tier-fields';
import { statusIn } from './status-behind';
import { SECTION_STATUS, isOfFirms } from './label-status';

/** "Acme: $40k ARR" below "Gone" or "Trying us". */
function movedUnder(scene: Scene, heading: string, first: number): CustomerStatus | undefined {
  if (scene.section !== 'neutral') return undefined;
  const told = MOVED.find(([, pattern]) => pattern.test(heading))?.[0];
  if (told === undefined) return undefined;
  const { listed, next } = readList(scene.tokens, scene.names, first);
  return listed.length > 0 && isOfFirms(scene, listed, next, told) ? told : undefined;
}

/** Headings of what the company itself pays. */
const SPENT =
  /\b(?:costs?|spend|spending|expenses?|vendors?|suppliers?|tools|tooling|stack|budget|payables?|bills|opex|cogs|savings|cuts|services we)\b/i;

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
  if (listed.length === 0 || listed.some((l) => l.name.person || labelsName(scene, l))) return [];
  const closed =
    after === undefined ||
    (after.kind === 'punct' && !/^[.'"]$/.test(after.text)) ||
    after.kind === 'number' ||
    // "Acme     24-month contract": columns parted by blanks.
    / {3,}$|\t/.test(scene.masked.slice(scene.tokens[next - 1]?.end ?? 0, after.start));
  if (!closed || (sole(listed) && isCounted(scene, next))) return [];
  const own: [number, number] = sole(listed) ? [next, scene.tokens.length] : [next, next];
  const mark = statusOfMark(scene.masked, listed[0]?.name.start ?? 0);
  const marked = plus ? (MOVES.test(heading) ? 'CHURNED' : null) : mark;
  return listed.map((item): [Name, Mention] => {
    const told = statusIn(scene, item, status, sole(listed));
    const stands = status === 'ACTIVE' && told === 'ACTIVE' && marked !== undefined ? marked : told;
    const [name, found] = mention(scene, item, stands, 'section', 0.9, own);
    return [name, { ...found, tier: tierOfAll(heading) }];
  });
}

/** Headings below which a minus tells who went. */
const MOVES =
  /\b(?:changes?|movements?|moves|in (?:and|&) out|gains?|net new|\+\/-)\b|\d ?(?:→|->|=>) ?\d/i;
