import { bulletOf } from './bullets';
import { fragmentType } from './fragments';
import { hintFrom } from './section-items';
import { isPlacedRole, isRole } from './sought-role';
import type { Bullet, Hint, Line } from './types';
import { plainWords } from './wording';

const MAX_LABEL = 80;

/** An item that only introduces the deeper ones below it, each of which names somebody sought. */
export function nestedNames(
  lines: readonly Line[],
  at: number,
): { bullet: Bullet; below: Bullet; hint: Hint } | null {
  const line = lines[at];
  const bullet = line?.kind === 'text' ? bulletOf(line) : null;
  if (!line || !bullet || line.view.length > MAX_LABEL || !/: *$/.test(line.view)) return null;
  const below = deeper(lines[at + 1], bullet);
  if (below === null || deeper(lines[at + 2], bullet) === null) return null;
  const hint = hintFrom(plainWords(line.view.slice(bullet.textAt)));
  const named = [at + 1, at + 2].every((it) => names(lines[it]));
  return hint !== null && hint !== 'advice' && named ? { bullet, below, hint } : null;
}

function deeper(line: Line | undefined, than: Bullet): Bullet | null {
  const bullet = line?.kind === 'text' ? bulletOf(line) : null;
  return bullet !== null && bullet.indent > than.indent + 1 ? bullet : null;
}

function names(line: Line | undefined): boolean {
  const bullet = line === undefined ? null : bulletOf(line);
  const words = plainWords(line?.view.slice(bullet?.textAt ?? 0, 300) ?? '');
  return fragmentType(words) !== null || isRole(words) || isPlacedRole(words);
}
