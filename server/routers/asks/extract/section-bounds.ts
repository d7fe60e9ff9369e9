import { itemAt } from './ask-lists';
import { bulletOf } from './bullets';
import { isOtherHeading } from './heading-words';
import { namesAsk } from './section-groups';
import { asksOrNames } from './statements';
import type { Bullet, Document, Heading, Line } from './types';

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
function endsList(heading: Heading, bullet: Bullet): boolean {
  const own = heading.bullet;
  if (!own || heading.rank !== 10 || NUMBERED.has(own.kind)) return false;
  return bullet.indent <= own.indent && (bullet.kind === own.kind || own.kind !== 'emoji');
}

/** "* Asks" above "* Intro to X", no deeper than itself: the items behind it that ask are its own. */
function isLevel(document: Document, heading: Heading, at: number): boolean {
  const own = heading.bullet;
  const line = document.lines[at];
  const bullet = line === undefined ? null : bulletOf(line);
  if (heading.kind !== 'asks' || heading.inlineAt !== null || namesAsk(heading.text)) return false;
  if (own?.indent !== bullet?.indent || own?.kind !== bullet?.kind) return false;
  const words = itemAt(document, at)?.words ?? '';
  return asksOrNames(words) && !isOtherHeading(words.replace(/:$/, ''));
}

/** Where a bullet of a section stands: below the line that heads it, behind the first bullet. */
interface Place {
  top: Bullet | null;
  from: number;
  at: number;
}

/** True for a bullet that stands behind the section rather than in it. */
export function endsSection(
  document: Document,
  heading: Heading,
  { top, from, at }: Place,
): boolean {
  const line = document.lines[at];
  const bullet = line === undefined ? null : bulletOf(line);
  if (bullet === null) return false;
  if (endsNumbering(heading, top, bullet)) return true;
  return endsList(heading, bullet) && ![from + 1, at].every((it) => isLevel(document, heading, it));
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
