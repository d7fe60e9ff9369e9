import { bulletOf } from './bullets';
import { isClosing } from './closing';
import { isOtherHeading } from './heading-words';
import { headingOf } from './headings';
import type { Line } from './types';
import { ROLE } from './vocabulary';

const MAX_LINES = 12;
const NAME = "\\p{Lu}[\\p{L}'.-]*(?:(?: |, | & | and )\\p{Lu}[\\p{L}'.-]*){0,4}";
const SIGNED = new RegExp(`^[-–—~ ]*${NAME}[.!]?(?: *(?:[|/·•,(]| [-–—]) *.{0,60})?$`, 'u');
const FULL_NAME = new RegExp(`^[-–—~ ]*(\\p{Lu}[\\p{L}'.-]* (?:\\p{Lu}[\\p{L}'.-]* ?){1,3})`, 'u');
const JOB = new RegExp(
  `^(?:the |interim |acting )?(?:${ROLE}|founders?|chief executive|managing (?:director|partner)|president|owner|partner|chair)\\b(?! (?:candidates?|role|search|position))`,
);
const POSTSCRIPT = /^\W{0,4}p\.? ?(?:p\.? ?)?s\b/i;

const textOf = (line: Line | undefined): string =>
  line?.kind === 'text' ? line.view.slice(0, 120).replace(/[*_]/g, '').trim() : '';

function nextText(lines: readonly Line[], from: number): number {
  let at = from;
  while (lines[at]?.kind === 'blank') at += 1;
  return at;
}

/** "Sam Smith" above "CEO", or "Sam Smith, CEO at Widgets". */
function isNameAndJob(lines: readonly Line[], at: number): boolean {
  const text = textOf(lines[at]);
  const name = FULL_NAME.exec(text)?.[1]?.trim();
  if (name === undefined || text.length > 80 || lines[at - 1]?.kind === 'text') return false;
  const rest = text.slice(text.indexOf(name) + name.length).trim();
  const job = rest === '' ? textOf(lines[at + 1]) : rest.replace(/^[|/·•,(–—-]+ */, '');
  if (rest !== '' && job === rest) return false;
  return job.length <= 60 && !/[.?!:]$/.test(job) && JOB.test(job.toLowerCase());
}

/** The heading or the colon above says that people to meet follow rather than the writer. */
function announced(lines: readonly Line[], at: number): boolean {
  let before = at - 1;
  while (lines[before]?.kind === 'blank') before -= 1;
  const line = lines[before];
  if (line?.kind !== 'text') return before >= 0;
  return /: *$/.test(line.view.slice(-4)) || headingOf(lines, before, false) !== null;
}

/** Where a signature that begins at `from` ends: at a postscript or with the text; else null. */
function signatureEnd(lines: readonly Line[], from: number): number | null {
  let count = 0;
  for (let at = from; at < lines.length; at += 1) {
    const line = lines[at];
    if (line?.kind !== 'text') continue;
    if (POSTSCRIPT.test(line.view.slice(0, 20))) return at;
    count += 1;
    if (count > MAX_LINES || line.view.trim().length > 140 || bulletOf(line)) return null;
    const heading = headingOf(lines, at, false);
    if (!heading || heading.kind === 'category') continue;
    if (heading.kind !== 'other' || heading.rank <= 6 || isOtherHeading(heading.text)) return null;
  }
  return lines.length;
}

/** Where the signature under the line at `at` begins, or null when none does. */
function signatureStart(lines: readonly Line[], at: number): number | null {
  const text = textOf(lines[at]);
  if (isClosing(text)) {
    if (/[,!–—-] ?\p{Lu}\p{L}+[.!]?$/u.test(text)) return at + 1;
    const next = nextText(lines, at + 1);
    const signed = textOf(lines[next]);
    if (/^[-–—~ ]*\p{Ll}{2,15}$/u.test(signed) && nextText(lines, next + 1) >= lines.length)
      return next;
    return signed.length <= 90 && SIGNED.test(signed) ? next : null;
  }
  return isNameAndJob(lines, at) && !announced(lines, at) ? at : null;
}

/**
 * The signature that ends a letter, as a range of lines: what follows a closing and a name, or a
 * name above a title. A postscript stays outside. Null when the letter goes on instead.
 */
export function signatureRange(lines: readonly Line[]): { from: number; to: number } | null {
  for (let at = 0; at < lines.length; at += 1) {
    if (lines[at]?.kind !== 'text') continue;
    const from = signatureStart(lines, at);
    const to = from === null ? null : signatureEnd(lines, from);
    if (from !== null && to !== null) return { from, to };
  }
  return null;
}
