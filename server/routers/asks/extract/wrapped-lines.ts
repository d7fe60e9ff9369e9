import type { Line } from './types';
import { hasOpenEnd } from './wording';

const DETERMINED =
  /(?:\b(?:our|your|their|its|his|her|my|this|that|these|those|some|any|no|more|two|three|four|five|six|several|many|most|few|other|new|big|biggest|first|last|much|all|both|each|every|same)|'s|s')$/i;

/**
 * "We depend on our bank's" goes on in a line that begins with "help: …", which heads nothing: the
 * writer begins sentences with a capital, and the line before is none of few words.
 */
export function goesOnAbove(lines: readonly Line[], at: number): boolean {
  const previous = lines[at - 1];
  const view = lines[at]?.view.trim() ?? '';
  if (previous?.kind !== 'text' || !/^\p{Ll}/u.test(view)) return false;
  const before = previous.view.trim();
  if (/[.:!?;…)\]*_|>#]$/.test(before) || /^ *#/.test(previous.view)) return false;
  const open = hasOpenEnd(before) || DETERMINED.test(before.slice(-12));
  return open || before.length >= 50 || (/^\p{Lu}/u.test(before) && before.split(' ').length > 3);
}
