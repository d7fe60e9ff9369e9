import { sectionOfNone } from '../text/no-customers';
import { labelBefore } from './by-heading';
import type { Scene } from './scene';

/** "Customers of our partner: X": the label names others. */
export function isUnderNone(scene: Scene, start: number): boolean {
  if (scene.tokens[start - 1]?.text !== ':') return false;
  const kind = sectionOfNone(labelBefore(scene, start - 1));
  return kind === 'neutral' || kind === 'pipeline' || kind === 'team';
}
