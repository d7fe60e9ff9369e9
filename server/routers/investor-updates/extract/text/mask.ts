import { readEntity } from './entities';
import { withoutMarks } from './note-marks';
import { withoutStruck } from './struck';
import { BLOCK, readTag, SILENT, skipSilent } from './tags';

const ONE_TO_ONE = new Map<string, string>();
for (const [to, from] of [
  [
    ' ',
    '\u00a0\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u200b\u202f\u3000\ufeff\r\f\v\u00ad\u2060\u200d\ufe0f`',
  ],
  ["'", '\u2018\u2019\u201b\u02bc\u2032'],
  ['"', '\u201c\u201d\u201e\u00ab\u00bb'],
  ['-', '\u2010\u2011\u2212\ufe63\uff0d'],
  ['\u2013', '\u2012'],
  ['\u2014', '\u2015'],
  ['\u2022', '\u25cf\u25aa\u25e6\u2023\u00b7\u2219\u25cb\u25ba\u25b8\u2043'],
  ['\n', '\u2028\u2029\u0085'],
  ['$', '\uff04'],
  ['%', '\uff05'],
  ['|', '\u2502\uff5c'],
  [':', '\uff1a'],
  ['(', '\uff08'],
  [')', '\uff09'],
] as const)
  for (const char of from) ONE_TO_ONE.set(char, to);
for (let digit = 0; digit < 10; digit++)
  ONE_TO_ONE.set(String.fromCharCode(0xff10 + digit), String(digit));

/** Stands for a Markdown mark: white space, but none that lines up columns. */
export const EMPHASIS = '\u0001';

const LOOKS_LIKE_HTML = /<\/(?:p|div|td|tr|li|table|body|h[1-6])\s?>|<br\s?\/?>/i;

/**
 * A copy of the text, equal in length, in which typography is plain ASCII, Markdown
 * emphasis, HTML tags and struck words are blank. Offsets in the copy are offsets in the text.
 */
export function maskText(text: string): string {
  const kept = withoutMarks(withoutStruck(text, EMPHASIS), EMPHASIS);
  const source = LOOKS_LIKE_HTML.test(kept) ? maskHtml(kept) : kept;
  const out: string[] = new Array<string>(source.length);
  let lineBlank = true;
  for (let i = 0; i < source.length; i++) {
    const char = source[i] ?? '';
    // Most characters are letters, which stand for themselves.
    if (char >= 'a' && char <= 'z') {
      out[i] = char;
      lineBlank = false;
      continue;
    }
    let mapped = ONE_TO_ONE.get(char) ?? char;
    if (mapped === '*' && !(lineBlank && source[i + 1] === ' ')) mapped = EMPHASIS;
    else if (mapped === '_' && !(isWord(source[i - 1]) && isWord(source[i + 1]))) mapped = EMPHASIS;
    out[i] = mapped;
    if (mapped === '\n') lineBlank = true;
    else if (mapped !== ' ' && mapped !== '\t' && mapped !== '>') lineBlank = false;
  }
  return out.join('').replaceAll(ELIDED, 'd ');
}

/** "le mois d'octobre": the month is a word of its own. */
const ELIDED = /(?<![\w'])d'(?=(?:avril|août|aout|octobre)(?![\w]))/g;

function isWord(char: string | undefined): boolean {
  return char !== undefined && /[a-z0-9]/i.test(char);
}

function blank(length: number, first = ' '): string {
  return length <= 0 ? '' : first + ' '.repeat(length - 1);
}

function maskHtml(text: string): string {
  const lowered = text.toLowerCase();
  const out: string[] = [];
  let at = 0;
  while (at < text.length) {
    const char = text[at] ?? '';
    const tag = char === '<' ? readTag(text, at) : null;
    if (tag !== null) {
      let end = tag.end;
      if (SILENT.has(tag.name) && !tag.closing) end = skipSilent(lowered, tag.name, end);
      const cell = tag.closing && (tag.name === 'td' || tag.name === 'th');
      out.push(blank(end - at, cell ? '|' : BLOCK.has(tag.name) ? '\n' : ' '));
      at = end;
      continue;
    }
    const entity = char === '&' ? readEntity(text, at) : null;
    if (entity !== null) {
      out.push(
        entity.value.length === 1 ? blank(entity.length, entity.value) : blank(entity.length),
      );
      at += entity.length;
      continue;
    }
    out.push(char);
    at++;
  }
  return out.join('');
}
