import type { CustomerStatus } from '../types';
import type { Listed } from './lists';
import type { Scene } from './scene';

const ALL_BUT =
  /\b(?:all|everyone|everybody|every (?:one|customer|client|account|pilot)|each(?: of them)?|all (?:of them|customers|clients|accounts|pilots|renewals))(?: (?:of )?(?:our|the) [a-z]{3,12})? (?:but|except(?: for)?|save(?: for)?|apart from|other than)\s{1,3}$/i;
const NEITHER = /\b(?:neither|nor)\s{1,3}$/i;
const RENEWED = /^(?:renewed|re-?signed|re-?upped|extended|stayed)\b/;
const CONVERTED = /^(?:converted|signed|closed|bought)\b/;

/** Whether a name is told as the exception: "all but X renewed", "neither X nor Y renewed". */
export const isException = (before: string): boolean =>
  ALL_BUT.test(before) || NEITHER.test(before);

/** What it means that the others did, and this one did not; null: asked about. */
export function statusOfException(words: string): CustomerStatus | null {
  if (RENEWED.test(words)) return 'CHURNED';
  return CONVERTED.test(words) ? 'LOST_DEAL' : null;
}

/** X in "neither X nor Y renewed", whose verb stands behind Y, which begins at `first`. */
export const neitherBefore = ({ tokens, names }: Scene, first: number): Listed[] =>
  [...names.values()]
    .filter(
      (name) =>
        name.last === first - 2 &&
        tokens[first - 1]?.text === 'nor' &&
        tokens[name.first - 1]?.text === 'neither',
    )
    .map((name) => ({ name, detail: null, close: name.last }));
