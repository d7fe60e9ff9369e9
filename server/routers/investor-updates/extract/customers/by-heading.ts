import { sectionKind, type SectionKind } from '../text/sections';
import type { CustomerStatus } from '../types';
import { readList, type Listed } from './lists';
import type { Name } from './names';
import { CUSTOMER_TALK, mention, sole, type Mention, type Scene } from './scene';
import { INTENT, PROSPECT } from './talk';

const SECTION_STATUS: Partial<Record<SectionKind, CustomerStatus>> = {
  customers: 'ACTIVE',
  pilots: 'PILOT',
  churned: 'CHURNED',
  lost: 'LOST_DEAL',
  paused: 'PAUSED',
};

/** "New customers: A, B and C". */
export function byLabel(scene: Scene, colon: number): [Name, Mention][] {
  const { tokens, masked } = scene;
  const { listed, next } = readList(tokens, scene.names, colon + 1);
  if (listed.length === 0 || listed.some((l) => l.name.person)) return [];
  const from = tokens[Math.max(0, colon - 8)];
  const label =
    masked
      .slice(from?.start ?? 0, tokens[colon]?.start ?? 0)
      .split(/[\n\u0001]/)
      .at(-1) ?? '';
  const status =
    SECTION_STATUS[labelKind(label)] ??
    (scene.section === 'customers' && ADDED.test(label) ? 'ACTIVE' : undefined) ??
    ((WINS.test(label) || ADDED.test(label)) && listed.every((l) => hasContract(scene, l, next))
      ? 'ACTIVE'
      : undefined);
  if (status === undefined || scene.sentence.goal[colon] === true || PROSPECT.test(label))
    return [];
  const after = tokens[next];
  if (
    after?.kind === 'word' &&
    /^(?:as|to|for)$/.test(after.text) &&
    !CUSTOMER_TALK.test(scene.words)
  )
    return [];
  return listed.map((item) =>
    mention(
      scene,
      item,
      statusIn(scene, item, status, sole(listed)),
      'label',
      0.9,
      sole(listed) ? [next, tokens.length] : [next, next],
    ),
  );
}

function labelKind(label: string): SectionKind {
  return /customer (?:success|support|feedback|quote|stor)|\bteam\b|hir(?:e|ing)/i.test(label)
    ? 'neutral'
    : sectionKind(label);
}

/** Labels that name no customers unless their heading does. */
const ADDED =
  /^\W{0,3}(?:new(?:ly added)?|added|additions?|landed|joined|onboarded|live|upgraded)\W{0,3}$/i;
const WINS = /\b(?:wins?|highlights?|deals?)\b/i;
const CONTRACT =
  /\b(?:acv|tcv|arr|mrr|deal|contract|per (?:year|month|annum)|annually|a year|(?:\d|one|two|three|four|five)[- ]years?|licen[cs]es?|seats|renewal|renewed|pilot|poc|subscription|go-live)\b|\/ ?(?:yr|year|mo|month)\b/i;

/** What stands behind the name, in brackets or behind a dash, speaks of a contract. */
function hasContract(scene: Scene, item: Listed, next: number): boolean {
  const { tokens, masked } = scene;
  const from = item.name.end;
  const to =
    item.detail === null ? (tokens.at(-1)?.end ?? from) : (tokens[item.close]?.end ?? from);
  const priced = tokens[next]?.text === ',' && tokens[next + 1]?.kind === 'number';
  if (item.detail === null && !priced && !/^(?:[–—:(-]|at|for)$/.test(tokens[next]?.text ?? ''))
    return false;
  return CONTRACT.test(masked.slice(from, Math.min(to, from + 120)));
}

/** A list item under "New customers" that begins with a name, or one with its contract behind it. */
export function bySection(scene: Scene, isItem: boolean): [Name, Mention][] {
  const first = scene.tokens.findIndex((t) => t.kind !== 'punct' || t.text.charCodeAt(0) < 0x2190);
  const contracts =
    isItem && scene.section === 'neutral'
      ? readList(scene.tokens, scene.names, first)
      : { listed: [], next: 0 };
  const stated =
    contracts.listed.length === 1 &&
    contracts.listed.every((l) => hasContract(scene, l, contracts.next));
  const status = SECTION_STATUS[scene.section] ?? (stated ? 'ACTIVE' : undefined);
  if (status === undefined || PROSPECT.test(scene.words) || scene.sentence.goal[0] === true)
    return [];
  const { listed, next } = readList(scene.tokens, scene.names, first);
  const after = scene.tokens[next];
  if (listed.length === 0 || listed.some((l) => l.name.person)) return [];
  const closed =
    after === undefined ||
    (after.kind === 'punct' && !/^[.'"]$/.test(after.text)) ||
    after.kind === 'number';
  if (!closed) return [];
  return listed.map((item) =>
    mention(
      scene,
      item,
      statusIn(scene, item, status, sole(listed)),
      'section',
      0.9,
      sole(listed) ? [next, scene.tokens.length] : [next, next],
    ),
  );
}

/** What stands behind the name may say more than the heading does. */
function statusIn(
  scene: Scene,
  item: Listed,
  status: CustomerStatus,
  only: boolean,
): CustomerStatus | null {
  const from = item.name.end;
  const close = scene.tokens[item.close]?.end ?? from;
  // A name of its own line is spoken of to the end of the sentence.
  const to = only ? Math.max(close, Math.min(from + 60, scene.tokens.at(-1)?.end ?? from)) : close;
  const words = scene.masked.slice(from, to).toLowerCase();
  if (INTENT.test(words)) return null;
  if (status !== 'ACTIVE') return status;
  if (/\bchurn|cancell|^ ?\((?:lost|left|gone|non-renewal|did not renew)\b/.test(words))
    return 'CHURNED';
  if (
    /\b(?:paid )?(?:pilot|poc|trial)\b/.test(words) &&
    !/convert|from pilot|after (?:a )?pilot/.test(words)
  )
    return 'PILOT';
  return /\bpaused|on hold\b/.test(words) ? 'PAUSED' : status;
}
