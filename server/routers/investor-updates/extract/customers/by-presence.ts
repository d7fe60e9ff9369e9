import { readList } from './lists';
import type { Name } from './name';
import { isOnlyTool } from './name-kinds';
import { mention, type Mention, type Scene } from './scene';
import { INTENT, OTHER_BUSINESS, PROSPECT } from './talk';

const PLACES =
  '(?:markets?|supermarkets|stores?|shops?|sites?|branches|locations|plants?|clinics|depots|schools|pubs|restaurants|hotels|warehouses|stations|hospitals|offices|gyms|outlets)';
/** "our lockers stand now before 26 markets of": what is ours stands in places of X. */
const STANDING = new RegExp(
  `\\bour (?:[a-z-]+ ){1,3}?(?:are|is|stands?|hangs?|runs?|works?|operates?|sits?)(?: (?:now|already|currently|today|live|installed|deployed|in use|up and running|running))* (?:in|at|before|outside|across|on|in front of) (?:(?:about|over|more than|nearly|all) )?(?:\\d{1,5}|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty) (?:[a-z]+ )?${PLACES} (?:of|at|with)(?: the)?$`,
);

/** "Our lockers stand in 26 markets of X": X has them in use. */
export function byPresence(scene: Scene, at: number): [Name, Mention][] {
  const { tokens, masked, sentence } = scene;
  if (!/^(?:of|at|with)$/.test(tokens[at]?.text ?? '') || sentence.goal[at] === true) return [];
  const first = tokens[at + 1]?.text === 'the' ? at + 2 : at + 1;
  const { listed, next } = readList(tokens, scene.names, first);
  if (listed.length === 0 || listed.some((l) => l.name.person || isOnlyTool(scene, l.name)))
    return [];
  const close = tokens[first - 1]?.end ?? 0;
  const before = masked
    .slice(Math.max(tokens[0]?.start ?? 0, close - 120), close)
    .toLowerCase()
    .replaceAll(/[\s\u0001]+/g, ' ');
  if (!STANDING.test(before)) return [];
  if ([INTENT, OTHER_BUSINESS, PROSPECT].some((pattern) => pattern.test(scene.words))) return [];
  const status = /\b(?:pilot|trial|test|poc)\b/i.test(scene.words) ? 'PILOT' : 'ACTIVE';
  return listed.map((item) => mention(scene, item, status, 'object.presence', 0.75, [next, next]));
}

const SOLD_IN =
  /(?:^\W{0,4}|\b(?:we(?:'re|'ve| are| have)?|our [a-z -]{2,30}? (?:is|are|has|have)|and) )(?:(?:now|also|just|finally|already|currently|fully|officially|been) )*(?:(?:launched|live|on (?:the )?shel(?:f|ves)|stocked|carried|sold|available|rolled out|went live|expanded|installed|deployed|landed|are|now|started) )?(?:in|into|to|at|across|on shelf in)$/;
const COUNTED = /^(?:all|about|over|nearly|almost|another|~)$/;
const SHOPS = new RegExp(`^${PLACES}$`);

/** "We launched in 40 Costco stores": what is ours is sold in the shops of X. */
export function byShops(scene: Scene, at: number): [Name, Mention][] {
  const { tokens, masked, sentence, names } = scene;
  if (!/^(?:in|into|to|at|across)$/.test(tokens[at]?.text ?? '') || sentence.goal[at] === true)
    return [];
  const count = COUNTED.test(tokens[at + 1]?.text ?? '') ? at + 2 : at + 1;
  const first = tokens[count]?.kind === 'number' ? count + 1 : at + 1;
  const name = names.get(first);
  const shops = name === undefined ? undefined : tokens[name.last + 1];
  if (name === undefined || name.person || isOnlyTool(scene, name)) return [];
  if (!SHOPS.test(shops?.text ?? '') || (first === at + 1 && !name.company)) return [];
  // "Oatly is in 400 Target stores": another's goods.
  if ([...names.keys()].some((other) => other < first)) return [];
  const close = tokens[at]?.end ?? 0;
  const start = Math.max(tokens[0]?.start ?? 0, close - 80);
  const before = masked
    .slice(start, close)
    .toLowerCase()
    .replaceAll(/[\s\u0001]+/g, ' ');
  if (!SOLD_IN.test(before) || /\b(?:will|would|could|not|if|want|hope|plan|until)\b/.test(before))
    return [];
  if ([INTENT, OTHER_BUSINESS, PROSPECT].some((pattern) => pattern.test(scene.words))) return [];
  const status = /\b(?:pilot|trial|tests?|poc)\b/i.test(scene.words) ? 'PILOT' : 'ACTIVE';
  const next = name.last + 2;
  return [
    mention(scene, { name, detail: null, close: name.last }, status, 'object.shops', 0.8, [
      next,
      next,
    ]),
  ];
}
