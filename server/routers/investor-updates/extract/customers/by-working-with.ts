import { readList } from './lists';
import type { Name } from './name';
import { isOnlyTool } from './name-kinds';
import { CUSTOMER_TALK, mention, type Mention, type Scene } from './scene';
import { OTHER_BUSINESS } from './talk';

const NO_LONGER =
  /\b(?:we|we're|we've) (?:(?:are|have|now|sadly|also|therefore) )*(?:no longer|stopped|ceased|not|don't) (?:work|working)$/i;

/** "We're no longer working with X": of an agency as well as of a customer, so a person is asked. */
export function byWorkingWith(scene: Scene, at: number): [Name, Mention][] {
  const { tokens, masked, section, words } = scene;
  if (tokens[at]?.text !== 'with' || scene.sentence.goal[at] === true) return [];
  const before = masked.slice(tokens[Math.max(0, at - 8)]?.start ?? 0, tokens[at - 1]?.end ?? 0);
  if (!NO_LONGER.test(before)) return NOW.test(before) ? worksWith(scene, at) : [];
  const { listed, next } = readList(tokens, scene.names, at + 1);
  if (listed.some((l) => l.name.person || isOnlyTool(scene, l.name))) return [];
  const behind = tokens[next];
  if (behind !== undefined && /^(?:on|as|for)$/.test(behind.text)) return [];
  if (OTHER_BUSINESS.test(words)) return [];
  const told = /^(?:customers|churned)$/.test(section) || CUSTOMER_TALK.test(words);
  return listed.map((item) =>
    mention(scene, item, told ? 'CHURNED' : null, 'working-with', told ? 0.8 : 0.4, [next, next]),
  );
}

const NOW =
  /^(?:\W{0,4}(?:today|currently|already|so far),? )?(?:we|we're) (?:(?:are|now|currently|already|also) )*(?:work|working)$/i;
const OF_OTHERS =
  /\b(?:agenc(?:y|ies)|partners?|suppliers?|vendors?|tools?|banks?|lawyers?|counsel|auditors?|recruiters?|contractors?|advisors?|investors?|manufacturers?|consultants?|firms? to|to (?:build|develop|design|raise|hire|find|recruit|ship|deliver|integrate)|on (?:an?|the|our) )/i;

/** "We work with A, B and C.": customers where the words around speak of such, else a person is asked. */
function worksWith(scene: Scene, at: number): [Name, Mention][] {
  const { tokens, section, beside } = scene;
  const { listed, next } = readList(tokens, scene.names, at + 1);
  const behind = tokens[next];
  const ends = behind === undefined || /^[.;!]$/.test(behind.text);
  if (listed.length < 2 || !ends || OTHER_BUSINESS.test(scene.words)) return [];
  if (listed.some((l) => l.name.person || isOnlyTool(scene, l.name))) return [];
  if (OF_OTHERS.test(scene.words) || section === 'team') return [];
  const told = section === 'customers' || (OF_BUYERS.test(beside) && !OF_OTHERS.test(beside));
  return listed.map((item) =>
    mention(scene, item, told ? 'ACTIVE' : null, 'working-with', told ? 0.75 : 0.4, [next, next]),
  );
}

const OF_BUYERS = /\b(?:customers?|clients?)\b(?! (?:success|support|service))/i;
