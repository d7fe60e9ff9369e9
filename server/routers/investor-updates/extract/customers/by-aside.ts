import { readList } from './lists';
import type { Name } from './name';
import { isOnlyTool } from './name-kinds';
import { clauseEnd, mention, sole, type Mention, type Scene } from './scene';

/** Whom a company counts when it tells who came last. */
const COUNTED =
  /\b(?:customers|clients|logos|accounts|clinics|hospitals|schools|universities|retailers|banks|insurers|brands|practices|utilities|hotels|restaurants|cities|counties|districts|municipalities|manufacturers|carriers|airlines|law firms|pharmacies)\b/i;
/** What else is counted so. */
const NO_CUSTOMERS =
  /\b(?:investors|hires|partners|competitors|rivals|vendors|suppliers|team|pipeline|prospects|leads|engineers|integrations|talks|conversations|resellers|distributors|waiting list|waitlist)\b/i;
const NEWEST = /^(?:newest|latest|last|first|largest|biggest)$/;

/** "We now count eleven clinics, the newest being A and B". */
export function byNewest(scene: Scene, at: number): [Name, Mention][] {
  const { tokens, masked } = scene;
  if (tokens[at]?.text !== 'being' || scene.sentence.goal[at] === true) return [];
  const recent = tokens[at - 1]?.text === 'recent' && tokens[at - 2]?.text === 'most';
  if (!recent && !NEWEST.test(tokens[at - 1]?.text ?? '')) return [];
  const before = masked.slice(tokens[0]?.start ?? 0, tokens[at]?.start ?? 0);
  if (!COUNTED.test(before) || NO_CUSTOMERS.test(before)) return [];
  return listedAt(scene, at + 1, 'ACTIVE', 'object.newest');
}

/** "we have nineteen, among them A": how many of what, the sentence before says. */
const HOW_MANY =
  /\b(?:we|i) (?:now |currently |already |today )?(?:have|count|serve|are at|supply|work for) (?:\d[\d,]{0,5}|[a-z]+(?:-[a-z]+)?),? (?:among them|among those)$/i;
const THE_MOST =
  /^,? (?:are|being) (?:the|our) (?:(?:two|three|four) )?(?:largest|biggest|newest|latest|most recent)\b/;

/** "61 clinics, of which A and B are the largest", "we have nineteen, among them A and B". */
export function byAmong(scene: Scene, at: number): [Name, Mention][] {
  const { tokens, masked, beside } = scene;
  const led = `${tokens[at - 1]?.text ?? ''} ${tokens[at]?.text ?? ''}`;
  if (!/^(?:of which|among (?:them|those))$/.test(led) || scene.sentence.goal[at] === true)
    return [];
  const before = masked.slice(tokens[0]?.start ?? 0, tokens[at]?.end ?? 0);
  if (led === 'of which' && COUNTED.test(before) && !NO_CUSTOMERS.test(before)) {
    const { next } = readList(tokens, scene.names, at + 1);
    const end = tokens[next - 1]?.end ?? 0;
    if (THE_MOST.test(masked.slice(end, end + 50).toLowerCase()))
      return listedAt(scene, at + 1, 'ACTIVE', 'object.among');
  }
  if (led === 'of which' || !HOW_MANY.test(before)) return [];
  return /\b(?:paying )?(?:customers?|clients?)\b/i.test(beside) && !NO_CUSTOMERS.test(scene.words)
    ? listedAt(scene, at + 1, 'ACTIVE', 'object.among')
    : [];
}

const CUSTOMER_SINCE =
  /^, (?:now )?(?:an?|our|one of our) (?:(?!former|potential|prospective|future|possible|ex|would-be)[a-z-]+ ){0,3}?(?:customer|client|user|subscriber)s? (?:(?:of ours )?(?:since|for)\b|of ours\b)/i;

/** "…, says Jens Holm, COO of X, a customer since 2023". */
export function bySpeaker(scene: Scene, at: number): [Name, Mention][] {
  const { tokens, masked } = scene;
  if (!/^(?:of|at|from)$/.test(tokens[at]?.text ?? '')) return [];
  const first = tokens[at + 1]?.text === 'the' ? at + 2 : at + 1;
  const list = readList(tokens, scene.names, first);
  const from = tokens[list.next]?.start;
  if (from === undefined || !sole(list.listed)) return [];
  const behind = masked.slice(from, Math.min(from + 80, tokens.at(-1)?.end ?? from));
  if (!CUSTOMER_SINCE.test(behind)) return [];
  return listedAt(scene, first, 'ACTIVE', 'object.speaker');
}

const GAINED = /^(?:signed|closed|won|added|landed|onboarded|gained|welcomed)$/;

/** "Signed A and, as a pilot, B". */
export function byTrialAside(scene: Scene, at: number): [Name, Mention][] {
  const { tokens } = scene;
  const led = tokens[at - 1]?.text === 'a' && tokens[at - 2]?.text === 'as';
  if (!/^(?:pilot|trial|poc)$/.test(tokens[at]?.text ?? '') || !led) return [];
  if (tokens[at + 1]?.text !== ',' || !/^(?:,|and)$/.test(tokens[at - 3]?.text ?? '')) return [];
  if (scene.sentence.goal[at] === true) return [];
  return tokens.slice(0, at - 3).some((t) => GAINED.test(t.text))
    ? listedAt(scene, at + 2, 'PILOT', 'object.as-trial')
    : [];
}

/** The firms named from a token on, as one status; none where a person or a tool is among them. */
function listedAt(
  scene: Scene,
  first: number,
  status: 'ACTIVE' | 'PILOT',
  rule: string,
): [Name, Mention][] {
  const { listed, next } = readList(scene.tokens, scene.names, first);
  if (listed.some((l) => l.name.person || isOnlyTool(scene, l.name))) return [];
  const own: [number, number] = sole(listed) ? [next, clauseEnd(scene, next)] : [next, next];
  return listed.map((item) => mention(scene, item, status, rule, 0.8, own));
}
