import type { CustomerStatus } from '../types';
import { labelBefore } from './by-heading';
import { EXCEPT, isSpent, OWN_RENEWALS } from './label-status';
import { readList } from './lists';
import type { Name } from './name';
import { isOnlyTool } from './name-kinds';
import { markBefore, markBehind } from './row-marks';
import { mention, type Mention, type Scene } from './scene';

/** What a label asks of each firm, and what a firm is of whom the answer is no. */
const ASKED: readonly [CustomerStatus, RegExp][] = [
  ['CHURNED', /^\W{0,4}(?:[a-z0-9]+ ){0,2}?(?:renewals?|renewed|re-?signs?)\b[^:]{0,20}$/i],
  [
    'LOST_DEAL',
    /^\W{0,4}(?:[a-z0-9]+ ){0,2}?(?:(?:pilot |poc |trial )?conversions?|(?:pilots?|pocs?|trials?) converted)\W{0,3}$/i,
  ],
];

/** "Renewals: A ✔, B ✔, C ✘": the mark behind each name answers what the label asks. */
export function byMarks(scene: Scene, colon: number): [Name, Mention][] {
  const { tokens, names, masked } = scene;
  if (tokens[colon]?.text !== ':' || scene.sentence.goal[colon] === true) return [];
  const label = labelBefore(scene, colon);
  const no = ASKED.find(([, pattern]) => pattern.test(label))?.[0];
  if (no === undefined || EXCEPT.test(label) || OWN_RENEWALS.test(label) || isSpent(scene))
    return [];
  const found: [Name, Mention][] = [];
  const opens = [...names.values()].find(({ first }) => first > colon);
  const led = opens !== undefined && markBefore(masked, opens.start) !== undefined;
  for (let i = colon + 1; i < tokens.length; i++) {
    if (!names.has(i)) continue;
    const { listed, next } = readList(tokens, names, i);
    const [item] = listed;
    i = next - 1;
    // "A, B ✔": of whom the mark is told is open.
    if (item === undefined || listed.length > 1) continue;
    if (item.name.person || isOnlyTool(scene, item.name)) continue;
    const yes = led
      ? markBefore(masked, item.name.start)
      : markBehind(masked, tokens[item.close]?.end ?? item.name.end);
    if (yes === undefined) continue;
    found.push(mention(scene, item, yes ? 'ACTIVE' : no, 'label', 0.85, [next, next]));
  }
  return found;
}
