import { foldForMatch, stripAccents } from '../../lib/names';
import { isOrdinaryWord } from './ordinary-words';

/** Scripts that put no space between words, and Hangul, which glues particles to them. */
const UNSPACED =
  '[\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Hangul}' +
  '\\p{Script=Thai}\\p{Script=Lao}\\p{Script=Khmer}\\p{Script=Myanmar}ー]';
const UNSPACED_CHARACTER = new RegExp(UNSPACED, 'u');
const WORD_CHARACTER = new RegExp(`(?!${UNSPACED})[\\p{L}\\p{N}\\p{M}_]`, 'u');
const KATAKANA = /[\p{Script=Katakana}ー]/u;
const HANGUL = /\p{Script=Hangul}/u;
const LETTER = /[\p{L}\p{N}\p{M}]/u;
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

/** What may not stand beside a match, lest it start or end inside a longer word. */
type Edge = (neighbour: string) => boolean;
const anything: Edge = () => false;
const isKatakana: Edge = (character) => KATAKANA.test(character);
const isHangul: Edge = (character) => HANGUL.test(character);
const isUnspaced: Edge = (character) => UNSPACED_CHARACTER.test(character);
const isWordCharacter: Edge = (character) => WORD_CHARACTER.test(character);

/** By the script of the phrase's own character at that edge. */
function edgeOf(edge: string, side: 'before' | 'after', alone: boolean): Edge {
  if (KATAKANA.test(edge)) return isKatakana;
  if (HANGUL.test(edge)) return side === 'before' ? isHangul : anything;
  if (UNSPACED_CHARACTER.test(edge)) return alone ? isUnspaced : anything;
  return LETTER.test(edge) ? isWordCharacter : anything;
}

interface PhrasePattern {
  body: RegExp;
  before: Edge;
  after: Edge;
}

/**
 * `&` is a symbol to readers but punctuation to Unicode, so it stands in gaps; `+` in words. The
 * edges are checked apart from the pattern: compiling classes of letters costs a millisecond.
 */
function phrasePattern(phrase: string): PhrasePattern | null {
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
  return {
    body: new RegExp(body, 'giu'),
    before: edgeOf([...first][0] ?? '', 'before', alone),
    after: edgeOf([...last].at(-1) ?? '', 'after', alone),
  };
}

/** The character that ends right before an index; a surrogate pair is one. */
function characterBefore(text: string, index: number): string {
  const pair = text.slice(Math.max(0, index - 2), index);
  return [...pair].at(-1) ?? '';
}

const characterAt = (text: string, index: number): string =>
  [...text.slice(index, index + 2)][0] ?? '';

/** Matches that start and end where words do. */
function* matchesOf({ body, before, after }: PhrasePattern, text: string) {
  body.lastIndex = 0;
  for (let found = body.exec(text); found !== null; found = body.exec(text)) {
    const { index } = found;
    const [match] = found;
    const end = index + match.length;
    if (before(characterBefore(text, index)) || after(characterAt(text, end))) {
      body.lastIndex = index + (characterAt(text, index).length || 1);
    } else yield { match, index, end };
  }
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
  return [...matchesOf(pattern, text)]
    .filter(({ match }) => !ordinary || isCapitalised(match))
    .map(({ index, end }) => ({ index, end }));
}
