import { ORDINARY_WORD_LIST } from './ordinary-word-list';

const WORDS: ReadonlySet<string> = new Set(ORDINARY_WORD_LIST.trim().split(/\s+/));

/** Regular endings, and what may stand in their place in the base form. */
const ENDINGS: readonly (readonly [string, readonly string[]])[] = [
  ['ies', ['y']],
  ['es', ['', 'e']],
  ['s', ['']],
  ['ied', ['y']],
  ['ed', ['', 'e']],
  ['ing', ['', 'e']],
  ['ier', ['y']],
  ['er', ['', 'e']],
  ['iest', ['y']],
  ['est', ['', 'e']],
  ['ily', ['y']],
  ['ly', ['', 'le']],
  ['ful', ['']],
  ['less', ['']],
  ['ness', ['']],
];

function baseForms(word: string): string[] {
  return ENDINGS.filter(([ending]) => word.endsWith(ending)).flatMap(([ending, replacements]) => {
    const stem = word.slice(0, -ending.length);
    const undoubled = /(.)\1$/u.test(stem) ? [stem.slice(0, -1)] : [];
    return [...replacements.map((replacement) => stem + replacement), ...undoubled];
  });
}

/**
 * Whether a word, in lower case and without accents, is an ordinary English word, so that as a
 * company's name it counts only with its capital letter (decisions §7). Regular inflections count
 * (`rippling`, `stripes`), and so do single letters.
 */
export function isOrdinaryWord(word: string): boolean {
  return WORDS.has(word) || (word.length > 3 && baseForms(word).some((base) => WORDS.has(base)));
}
