const RAISED = '⁰¹²³⁴⁵⁶⁷⁸⁹';
const LOWERED = '₀₁₂₃₄₅₆₇₈₉';
const LETTERS = 'ᵃᵇᶜᵈ';
const MARK = /^\s*[([]?(?:\d{1,3}(?:\s?[,;]\s?\d{1,3}){0,4}|[a-d])[)\]]?\s*$/;
/** What a mark stands at: `12`, `$4M`, `7%`, `ARR`, `m`; a dollar sign stands at its number. */
const MARKED = /[\p{L}\p{N}%).,;:!?]/u;

/**
 * The text of a `<sup>` or `<sub>` behind `before` in signs of the same number that are no digits, where
 * it is a mark of a note or an exponent: the 2 of 12² must not make it 122. All else stays: 1st, 4th, $4.2M.
 */
export function asMark(text: string, before: string, isLowered: boolean): string {
  if (!MARKED.test(before) || !MARK.test(text)) return text;
  const digits = isLowered ? LOWERED : RAISED;
  return text
    .replaceAll(/\d/g, (digit) => digits.charAt(Number(digit)))
    .replaceAll(/[a-d]/g, (letter) => LETTERS.charAt(letter.charCodeAt(0) - 0x61));
}

/** Behind a number, a unit or a label, but neither in 4m², which is no amount, nor in 10⁶. */
const AT_WORD =
  /(?<=[0-9%)]|\d[kKMB]|[A-Za-z]{3})(?<!(?<![\d.,])10)(?:[⁰¹²³⁴⁵⁶⁷⁸⁹₀₁₂₃₄₅₆₇₈₉]{1,3}|[ᵃᵇᶜᵈ])/g;

/** Marks of notes as so many of `blank`, so that what they stand at reads as it does without them. */
export const withoutMarks = (text: string, blank: string): string =>
  text.replaceAll(AT_WORD, (mark) => blank.repeat(mark.length));
