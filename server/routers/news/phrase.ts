import { foldForMatch, stripAccents } from '../../lib/names';
import { type Atom, findAtoms } from './long-phrase';
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

/** What may stand beside an `&` between two words of a name. */
const BESIDE_AND = '\\s{0,2}';

/** What may stand in a text where a name has `gap` between two of its words. */
function gapPattern(gap: string): string {
  const spaced = /\s/u.test(gap);
  if (gap.includes('&')) return `${BESIDE_AND}(?:&|and)${BESIDE_AND}`;
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
  /** Where the phrase stands, whatever its edges. */
  bodies: (text: string) => Iterable<{ match: string; index: number; end: number }>;
  before: Edge;
  after: Edge;
}

/**
 * A regular expression reads a text anew from each place where the phrase may begin, and `&` among
 * punctuation in many ways: that pays for phrases no longer than this, and with few `and`.
 */
const SHORT = { characters: 40, ands: 2 };

const isAnd = (word: string): boolean => word.toLowerCase() === 'and';

function* bodiesOf(body: RegExp, text: string) {
  for (let found = body.exec(text); found !== null; found = body.exec(text)) {
    const { index } = found;
    const [match] = found;
    yield { match, index, end: index + match.length };
    body.lastIndex = index + (characterAt(text, index).length || 1);
  }
}

/** A long phrase, character by character; `&` stands as its word. */
function atomsOf(phrase: string, words: readonly RegExpExecArray[]): Atom[] {
  const atoms: Atom[] = [];
  const add = (word: string, gap: string) => {
    for (const [index, character] of [...word].entries()) {
      atoms.push({ character, gap: index === 0 ? gap : null });
    }
  };
  let end = words[0]?.index ?? 0;
  for (const word of words) {
    const gap = phrase.slice(end, word.index);
    if (gap.includes('&')) add('and', BESIDE_AND);
    add(word[0], gap.includes('&') ? BESIDE_AND : gapPattern(gap));
    end = word.index + word[0].length;
  }
  return atoms;
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
  const alone = [...words.map(String).join('')].length === 1;
  const edges = {
    before: edgeOf([...first][0] ?? '', 'before', alone),
    after: edgeOf([...last].at(-1) ?? '', 'after', alone),
  };
  const ands = words.filter(([word]) => isAnd(word)).length;
  if (phrase.length > SHORT.characters || ands > SHORT.ands) {
    const atoms = atomsOf(phrase, words);
    return { bodies: (text) => findAtoms(atoms, text), ...edges };
  }
  let body = '';
  let end = words[0]?.index ?? 0;
  for (const word of words) {
    if (word.index > end) body += gapPattern(phrase.slice(end, word.index));
    body += isAnd(word[0]) && words.length > 1 ? '(?:and|&)' : escape(word[0]);
    end = word.index + word[0].length;
  }
  return { bodies: (text) => bodiesOf(new RegExp(body, 'giu'), text), ...edges };
}

/** The character that ends right before an index; a surrogate pair is one. */
function characterBefore(text: string, index: number): string {
  const pair = text.slice(Math.max(0, index - 2), index);
  return [...pair].at(-1) ?? '';
}

const characterAt = (text: string, index: number): string =>
  [...text.slice(index, index + 2)][0] ?? '';

/** Matches that start and end where words do, and do not overlap. */
function* matchesOf({ bodies, before, after }: PhrasePattern, text: string) {
  let free = 0;
  for (const found of bodies(text)) {
    const { index, end } = found;
    if (index < free || before(characterBefore(text, index)) || after(characterAt(text, end)))
      continue;
    free = end;
    yield found;
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
 * Whether the case of a text tells nothing of a name of several words: it has no capital at all, as
 * some feeds write their headlines. One ordinary word needs its capital there too (decisions §7).
 */
const isWithoutCapitals = (phrase: string, text: string): boolean =>
  (prepareText(phrase).match(WORD)?.length ?? 0) > 1 && !/[\p{Lu}\p{Lt}]/u.test(text);

/** Like findPhrase, one match after the other: who needs but the first stops there. */
function* matchesOfPhrase(phrase: string, text: string) {
  const pattern = phrasePattern(prepareText(phrase));
  if (pattern === null) return;
  const ordinary = isOrdinaryPhrase(phrase) && !isWithoutCapitals(phrase, text);
  for (const { match, index, end } of matchesOf(pattern, text)) {
    if (!ordinary || isCapitalised(match)) yield { index, end };
  }
}

/** Whether findPhrase would find anything. */
export const hasPhrase = (phrase: string, text: string): boolean =>
  matchesOfPhrase(phrase, text).next().done !== true;

/**
 * Where a name stands in a text as whole words, ignoring case, accents and the punctuation
 * between its words (decisions §7). A name of ordinary words counts only with its capital letters;
 * one of several words also in a text without any.
 * A possessive or a hyphen ends a word; scripts without spaces between words match anywhere.
 * @param text what `prepareText` gave
 * @returns the matched stretches of the text, in order
 */
export const findPhrase = (phrase: string, text: string): { index: number; end: number }[] => [
  ...matchesOfPhrase(phrase, text),
];
