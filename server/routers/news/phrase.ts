import { foldForMatch, stripAccents } from '../../lib/names';
import { isOrdinaryWord } from './ordinary-words';

/** Scripts that put no space between words, and Hangul, which glues particles to them. */
const UNSPACED =
  '[\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Hangul}' +
  '\\p{Script=Thai}\\p{Script=Lao}\\p{Script=Khmer}\\p{Script=Myanmar}ー]';
const WORD_CHARACTER = `(?!${UNSPACED})[\\p{L}\\p{N}\\p{M}_]`;
const WORD = /[\p{L}\p{N}\p{M}\p{S}]+/gu;
/** Small words that a capitalised name may keep in lower case. */
const MINOR_WORDS = new Set('a an and at by for in of on or the to with'.split(' '));

/** Text in the form phrases are looked up in: no accents, one kind of apostrophe, case kept. */
export function prepareText(text: string): string {
  return stripAccents(text.replace(/[®©™℠]/g, '')).replace(/[’‘ʼ`´]/g, "'");
}

function escape(text: string): string {
  return text.replace(/[$()*+./?[\\\]^{|}]/g, '\\$&');
}

/** What may stand in a text where a name has `gap` between two of its words. */
function gapPattern(gap: string): string {
  const spaced = /\s/u.test(gap);
  if (gap.includes('&')) return '\\s{0,2}(?:&|and)\\s{0,2}';
  if (gap.trim() === '') return '[\\s\\p{Pd}]{1,3}';
  if (/^\p{Pd}$/u.test(gap)) return '[\\s\\p{Pd}]{0,3}';
  if (gap === "'") return "'?";
  return `[\\s\\p{P}]{${spaced ? 1 : 0},4}`;
}

/** Keeps a match from starting or ending inside a longer word of the edge character's script. */
function edgePattern(edge: string, side: 'before' | 'after', alone: boolean): string {
  const look = side === 'before' ? '(?<!' : '(?!';
  if (/[\p{Script=Katakana}ー]/u.test(edge)) return `${look}[\\p{Script=Katakana}ー])`;
  if (/\p{Script=Hangul}/u.test(edge)) return side === 'before' ? `${look}\\p{Script=Hangul})` : '';
  if (new RegExp(UNSPACED, 'u').test(edge)) return alone ? `${look}${UNSPACED})` : '';
  return /[\p{L}\p{N}\p{M}]/u.test(edge) ? `${look}${WORD_CHARACTER})` : '';
}

/** `&` is a symbol to readers but punctuation to Unicode, so it stands in gaps; `+` in words. */
function phrasePattern(phrase: string): RegExp | null {
  const words = [...phrase.matchAll(WORD)];
  const first = words[0]?.[0];
  const last = words.at(-1)?.[0];
  if (first === undefined || last === undefined) return null;
  let body = '';
  let end = words[0]?.index ?? 0;
  for (const word of words) {
    if (word.index > end) body += gapPattern(phrase.slice(end, word.index));
    body += word[0].toLowerCase() === 'and' && words.length > 1 ? '(?:and|&)' : escape(word[0]);
    end = word.index + word[0].length;
  }
  const alone = [...words.map(String).join('')].length === 1;
  const before = edgePattern([...first][0] ?? '', 'before', alone);
  const after = edgePattern([...last].at(-1) ?? '', 'after', alone);
  return new RegExp(`${before}${body}${after}`, 'giu');
}

function isCapitalised(match: string): boolean {
  return [...match.matchAll(WORD)].every(
    ([word], index) =>
      /^[\p{Lu}\p{Lt}\p{N}]/u.test(word) || (index > 0 && MINOR_WORDS.has(word.toLowerCase())),
  );
}

/** Whether a name could be plain language: each of its words is an ordinary one. */
export function isOrdinaryPhrase(phrase: string): boolean {
  const words = prepareText(phrase).match(WORD) ?? [];
  return words.length > 0 && words.every((word) => isOrdinaryWord(foldForMatch(word)));
}

/**
 * Where a name stands in a text as whole words, ignoring case, accents and the punctuation
 * between its words (decisions §7). A name of ordinary words counts only with its capital letters.
 * A possessive or a hyphen ends a word; scripts without spaces between words match anywhere.
 * @param text what `prepareText` gave
 * @returns the matched stretches of the text, in order
 */
export function findPhrase(phrase: string, text: string): { index: number; end: number }[] {
  const pattern = phrasePattern(prepareText(phrase));
  if (pattern === null) return [];
  const ordinary = isOrdinaryPhrase(phrase);
  return [...text.matchAll(pattern)]
    .filter(([match]) => !ordinary || isCapitalised(match))
    .map((match) => ({ index: match.index, end: match.index + match[0].length }));
}
