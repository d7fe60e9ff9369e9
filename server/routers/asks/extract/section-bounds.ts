import { bulletOf } from './bullets';
import type { Bullet, Heading, Line } from './types';

/* Where an asks section ends, and how its bullets and lines stand to each other. */

const NUMBERED: ReadonlySet<string> = new Set(['1', 'a', 'A']);

/** A heading "3. Asks" ends at "4. …". `top`: the first bullet of the section. */
export function endsNumbering(heading: Heading, top: Bullet | null, bullet: Bullet): boolean {
  const own = heading.bullet;
  if (!own || own.kind !== bullet.kind || !NUMBERED.has(own.kind)) return false;
  if (bullet.indent > own.indent + 1 || top?.kind === own.kind) return false;
  return bullet.number === (own.number ?? 0) + 1;
}

/** An item "- Asks:" of a list ends at the next item of that list. */
export function endsList(heading: Heading, bullet: Bullet): boolean {
  const own = heading.bullet;
  if (!own || heading.rank !== 10 || NUMBERED.has(own.kind)) return false;
  return bullet.indent <= own.indent && (bullet.kind === own.kind || own.kind !== 'emoji');
}

/** True for a bullet that stands below the items of the section; `blank`: behind a blank line. */
export function isNested(top: Bullet | null, bullet: Bullet, blank: boolean): boolean {
  if (!top) return false;
  if (bullet.indent >= top.indent + 2) return true;
  return bullet.kind !== top.kind && !blank && bullet.indent >= top.indent;
}

/** Below "- introduce us to people who know" its indented end, "pricing", heads nothing. */
export function isWrapped(lines: readonly Line[], at: number, indent: number): boolean {
  const line = lines[at];
  if (!line || bulletOf(line)) return false;
  const previous = lines[at - 1]?.view ?? '';
  const ends = /[:;.!?] *$/.test(previous.slice(-4)) || /[:*_] *$/.test(line.view.slice(-4));
  return !ends && line.indent >= indent + 2 && !/^ *[#*_]/.test(line.view.slice(0, 80));
}
