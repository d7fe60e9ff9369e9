import { decodeEntity } from './html-entities';
import type { SourceText } from './types';

const SKIPPED = new Set(['script', 'style', 'head', 'title', 'template']);
const BREAKS = new Set(
  'p div br tr table ul ol section article header footer blockquote hr h1 h2 h3 h4 h5 h6 li'.split(
    ' ',
  ),
);

const RUN = /[^<&\s]+/y;
/** Longer tags are text: inline images fit, a lone '<' does not swallow the page. */
const MAX_TAG = 200_000;

/** Collects text with the source offset of every character. */
class TextBuilder {
  private readonly parts: string[] = [];
  private readonly offsets: Uint32Array;
  private length = 0;
  private last = '\n';

  constructor(private readonly capacity: number) {
    this.offsets = new Uint32Array(capacity);
  }

  add(text: string, at: number): void {
    const piece = text.slice(0, this.capacity - this.length);
    if (piece === '') return;
    this.offsets.fill(at, this.length, this.length + piece.length);
    this.length += piece.length;
    this.parts.push(piece);
    this.last = piece.at(-1) ?? this.last;
  }

  /** Text that stands in the source as it is. */
  addRun(text: string, at: number): void {
    const from = this.length;
    this.add(text, at);
    for (let i = from; i < this.length; i += 1) this.offsets[i] = at + i - from;
  }

  /** White space collapses, as in a browser. */
  addText(char: string, at: number): void {
    if (!/\s/.test(char) || char === '\u00a0') this.add(char, at);
    else if (!/\s/.test(this.last)) this.add(' ', at);
  }

  newline(at: number): void {
    this.add('\n', at);
  }

  get atLineStart(): boolean {
    return this.last === '\n';
  }

  finish(): SourceText {
    return { text: this.parts.join(''), offsets: this.offsets.subarray(0, this.length) };
  }
}

interface Walk {
  out: TextBuilder;
  cells: number;
  /** The next '>' and '-->' at or after the place asked for last; found once, so all is linear. */
  closers: { tag: number; comment: number };
  lists: number;
  quotes: number;
}

function startLine(walk: Walk, at: number): void {
  if (!walk.out.atLineStart) walk.out.newline(at);
  if (walk.quotes > 0) walk.out.add('> ', at);
}

/** Block structure becomes the plain-text marks that the rest of the extractor reads. */
function openTag(walk: Walk, name: string, attributes: string, at: number): void {
  if (name === 'tr') walk.cells = 0;
  if (name === 'ul' || name === 'ol') walk.lists = Math.min(walk.lists + 1, 8);
  if (name === 'blockquote' || (name === 'div' && /gmail_quote(?!_container)/.test(attributes)))
    walk.quotes += 1;
  if (name === 'b' || name === 'strong') walk.out.add('**', at);
  else if (name === 'td' || name === 'th') {
    if (walk.cells > 0 && !walk.out.atLineStart) walk.out.add(' | ', at);
    walk.cells += 1;
  } else if (name === 'br') {
    walk.out.newline(at);
    if (walk.quotes > 0) walk.out.add('> ', at);
  } else if (BREAKS.has(name)) {
    startLine(walk, at);
    if (name === 'li') walk.out.add('  '.repeat(Math.max(0, walk.lists - 1)) + '- ', at);
    else if (/^h[1-6]$/.test(name)) walk.out.add('\n' + '#'.repeat(Number(name[1])) + ' ', at);
    else if (name === 'hr') walk.out.add('---\n', at);
    else if (name === 'p') walk.out.newline(at);
  }
}

function closeTag(walk: Walk, name: string, at: number): void {
  if (name === 'b' || name === 'strong') walk.out.add('**', at);
  if (name === 'ul' || name === 'ol') walk.lists = Math.max(0, walk.lists - 1);
  if (name === 'blockquote') walk.quotes = Math.max(0, walk.quotes - 1);
  if (BREAKS.has(name) && !walk.out.atLineStart) walk.out.newline(at);
  if (/^(?:h[1-6]|p|ul|ol)$/.test(name)) walk.out.newline(at);
}

/** Where the element that is skipped with its content ends; the search is linear in all. */
function skipElement(html: string, lower: string, name: string, from: number): number {
  const close = lower.indexOf(`</${name}`, from);
  return close === -1 ? html.length : close;
}

/**
 * The readable text of an HTML document, with the source offset of each character.
 * One pass, no nesting is trusted: broken markup gives some text, never an error.
 */
export function htmlToText(html: string): SourceText {
  // A few letters change their length when lowered; offsets matter more than their tags.
  const lowered = html.toLowerCase();
  const lower = lowered.length === html.length ? lowered : html;
  const out = new TextBuilder(html.length + 64);
  const walk: Walk = { out, cells: 0, closers: { tag: 0, comment: 0 }, lists: 0, quotes: 0 };
  let at = 0;
  while (at < html.length) {
    const char = html[at] ?? '';
    if (char === '<' && /[a-z/!?]/.test(lower[at + 1] ?? '')) at = readTag(walk, html, lower, at);
    else if (char === '&') {
      const entity = decodeEntity(html, at);
      walk.out.addText(entity.text, at);
      at += entity.length;
    } else {
      RUN.lastIndex = at;
      const run = RUN.exec(html)?.[0] ?? '';
      if (run === '') walk.out.addText(char, at);
      else walk.out.addRun(run, at);
      at += Math.max(1, run.length);
    }
  }
  return walk.out.finish();
}

/** The next `mark` at or after `from`, remembered while it still lies ahead. */
function nextCloser(walk: Walk, kind: 'tag' | 'comment', html: string, from: number): number {
  if (walk.closers[kind] < from) {
    const found = html.indexOf(kind === 'tag' ? '>' : '-->', from);
    walk.closers[kind] = found === -1 ? Number.POSITIVE_INFINITY : found;
  }
  return walk.closers[kind];
}

function readTag(walk: Walk, html: string, lower: string, at: number): number {
  if (html.startsWith('<!--', at)) {
    const close = nextCloser(walk, 'comment', html, at + 4);
    return close === Number.POSITIVE_INFINITY ? at + 4 : close + 3;
  }
  const close = nextCloser(walk, 'tag', html, at + 1);
  if (close - at > MAX_TAG) {
    walk.out.addText('<', at);
    return at + 1;
  }
  const inner = lower.slice(at + 1, close);
  const name = /^\/?([a-z][a-z0-9]{0,15})/.exec(inner)?.[1] ?? '';
  if (inner.startsWith('/')) closeTag(walk, name, at);
  else if (SKIPPED.has(name)) return skipElement(html, lower, name, close + 1);
  else openTag(walk, name, inner, at);
  return close + 1;
}
