import type { CustomerStatus } from '../types';
import { behindBox, readList, type Listed } from './lists';
import type { Name } from './name';
import { isOnlyTool } from './name-kinds';
import { mention, type Mention, type Scene } from './scene';
import { INTENT, PROSPECT } from './talk';

/** How a bracket opens that tells how its customer stands: "(renewal, three years)", "(pilot, 5 vans)". */
const OPENS: readonly [CustomerStatus, RegExp][] = [
  ['CHURNED', /^(?:churn(?:ed)?|cancell?ed|did not renew|non-renewal|left(?: us)?|gone)\b/],
  [
    'LOST_DEAL',
    /^(?:lost deal|deal lost|closed[- ]lost|lost to|lost on price|lost, price|lost(?= ?$))(?!\w)/,
  ],
  ['PAUSED', /^(?:paused|on hold|on pause|suspended)\b/],
  [
    'PILOT',
    /^(?:(?:paid |free )?(?:pilot|trial|poc)|in (?:a )?(?:pilot|trial))(?= ?$| ?[,;:–—]| (?:at|in|on|with|until|for|of)\b)/,
  ],
  [
    'ACTIVE',
    /^(?:active(?=, )|new(?: logo| customer| client| contract)?|renewal|renewed|expansion|expanded|upsell|upgrade|signed|live|won|converted)(?= ?$| ?[,;:–—]| (?:at|in|on|with|since|for|until|to)\b)/,
  ],
];

/** "X (new, 60 vans)." and nothing else: the bracket tells how X stands. */
export function byBracket(scene: Scene): [Name, Mention][] {
  const { tokens, names, sentence } = scene;
  const ticked = behindBox(tokens, 0);
  const opens = ticked > 0 ? ticked : tokens.findIndex((t) => t.kind !== 'punct');
  // "Having a look: X (pilot until March)"
  const colon = names.has(opens) ? -1 : tokens.slice(0, 6).findIndex((t) => t.text === ':');
  const first = colon > 0 ? colon + 1 : opens;
  if (first < 0 || (first > 3 && colon < 0) || !names.has(first) || sentence.goal[first] === true)
    return [];
  const { listed, next } = readList(tokens, names, first);
  if (next < tokens.length || listed.some((l) => l.name.person || isOnlyTool(scene, l.name)))
    return [];
  if (PROSPECT.test(scene.words) || INTENT.test(scene.words)) return [];
  return listed.flatMap((item) => {
    const status = bracketStatus(scene, item);
    return status === null ? [] : [mention(scene, item, status, 'bracket', 0.8, [next, next])];
  });
}

/** What the bracket behind a name tells of how it stands; null without a word of it. */
export function bracketStatus(
  { tokens, masked }: Scene,
  { detail }: Listed,
): CustomerStatus | null {
  const [from, to] = detail ?? [0, 0];
  const [open, close] = [tokens[from], tokens[to - 1]];
  if (detail === null || open === undefined || close === undefined || open.kind === 'number')
    return null;
  const words = masked.slice(open.start, close.end).toLowerCase();
  return OPENS.find(([, pattern]) => pattern.test(words))?.[0] ?? null;
}
