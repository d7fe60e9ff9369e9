import type { Line } from './types';

const SPACES = /[\t\u00a0\u1680\u2000-\u200c\u200e\u200f\u202f\u205f\u2060\u3000\ufeff\u00ad]/g;
const BREAKS = /[\r\v\f\u0085\u2028\u2029]/g;
// Every other control character.
const CONTROLS = /[^\P{Cc}\n]/gu;

/** The text with odd white space, quotes and control characters made plain, length unchanged. */
function plainView(text: string): string {
  return text
    .replace(/\r\n/g, ' \n')
    .replace(BREAKS, '\n')
    .replace(SPACES, ' ')
    .replace(CONTROLS, ' ')
    .replace(/[‘’ʼ´`]/g, "'")
    .replace(/[“”„«»]/g, '"');
}

/** A tab is worth four columns; what is indented further than that is all the same. */
function columns(text: string, start: number, lead: number): number {
  const white = text.slice(start, start + Math.min(lead, 80));
  return white.length + 3 * (white.split('\t').length - 1);
}

/** Letters have a few hundred lines; what follows so many is not read. */
const MAX_LINES = 10_000;

/**
 * Cuts a text into lines; offsets of the views are offsets of the text. A run of blank lines
 * comes as one.
 */
export function toLines(text: string): Line[] {
  const whole = plainView(text);
  const lines: Line[] = [];
  for (let start = 0; start <= whole.length && lines.length < MAX_LINES;) {
    const stop = whole.indexOf('\n', start);
    const end = stop === -1 ? whole.length : stop;
    const view = whole.slice(start, end);
    const lead = view.length - view.trimStart().length;
    if (lead < view.length)
      lines.push({ start, end, view, indent: columns(text, start, lead), kind: 'text' });
    else if (lines.at(-1)?.kind !== 'blank')
      lines.push({ start, end, view: '', indent: 0, kind: 'blank' });
    start = end + 1;
  }
  return lines;
}

/** The lines up to so many characters of what is neither quoted nor left out otherwise. */
export function firstLines(lines: readonly Line[], max: number): readonly Line[] {
  let left = max;
  for (const [at, line] of lines.entries()) {
    if (line.kind === 'excluded') continue;
    left -= line.view.length + 1;
    if (left >= 0) continue;
    const before = lines.slice(0, at);
    if (before.some(({ kind }) => kind === 'text')) return before;
    // A text without line breaks is read as far as it may be.
    return [...before, { ...line, view: line.view.slice(0, max), end: line.start + max }];
  }
  return lines;
}

/** A line of its own after a list, not the rest of a wrapped item: "Please share widely." */
export function standsApart(previous: Line | undefined, line: Line, listIndent: number): boolean {
  return (
    previous?.kind === 'text' &&
    /^\p{Lu}/u.test(line.view.trim()) &&
    !continuesLine(previous, line) &&
    line.indent <= listIndent
  );
}

/** Hard-wrapped mail breaks between 50 and 100 columns; a break elsewhere is the writer's own. */
export function continuesLine(previous: Line, line: Line): boolean {
  const before = previous.view.trim();
  const text = line.view.trim();
  if (before.length > 110) return false;
  if (/[\p{Extended_Pictographic}\ufe0f]$/u.test(before)) return false;
  if (/^[a-z(]/.test(text) && !/[.!?:;]$/.test(before)) return true;
  if (/(?:,|\b(?:and|or|the|a|an|to|of|for|in|at|with|by|on))$/i.test(before)) return true;
  const firstWord = text.indexOf(' ') === -1 ? text.length : text.indexOf(' ');
  return before.length >= 50 && before.length + 1 + firstWord > 68;
}

/**
 * The first line of text behind the quoted ones that begin at a line: a blurb to forward stands
 * between the items of a list. Null where nothing follows, or the line quotes nothing.
 */
export function behindQuote(lines: readonly Line[], from: number): number | null {
  let at = from;
  while (/^ *>/.test(lines[at]?.view.slice(0, 80) ?? '') || lines[at]?.kind === 'blank') at += 1;
  return at > from && lines[at]?.kind === 'text' ? at : null;
}
