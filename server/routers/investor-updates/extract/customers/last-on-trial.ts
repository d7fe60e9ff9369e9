import { sectionKind } from '../text/sections';
import { labelBefore } from './by-heading';
import { ADDED } from './label-status';
import type { Scene } from './scene';

const GAINED = /^(?:closed|signed|won|landed|onboarded|welcomed|added|renewed)$/;
const ONE_TRIAL =
  /^(?:as an? (?:[a-z-]+ )?(?:pilot|trial|poc)\b|(?:(?:paid|free|new|small) )?(?:pilot|poc|trial|test)(?= ?$| ?[,;.(]| [a-z]))/;

/** "Signed A and B as a pilot", "Signed A, B pilot started", "New customers: A, B pilot": the one trial is of the last alone. */
export function isLastOnTrial(scene: Scene, first: number, words: string): boolean {
  if (!ONE_TRIAL.test(words)) return false;
  const before = scene.tokens[first - 1]?.text ?? '';
  if (before !== ':') return GAINED.test(before);
  const label = labelBefore(scene, first - 1);
  return sectionKind(label) === 'customers' || ADDED.test(label);
}
