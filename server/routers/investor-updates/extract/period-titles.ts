/** "Septemberish" is September. */
const ISH =
  /\b(January|February|March|April|May|June|July|August|September|October|November|December)ish\b/g;

/** The words of a title with capitals, so that short months count; offsets are kept. */
export const capitalized = (words: string) =>
  words.replaceAll(/\b[a-z]/g, (letter) => letter.toUpperCase()).replaceAll(ISH, '$1   ');

const ANNUAL =
  /\b(?:annual (?:letter|report|update|review)|year in review|(?:full-year|year-end) (?:letter|report|review))\b/i;

/** "Annual letter to the owners" at the turn of the year: about the year before, of which the text speaks. */
export const isAnnualLetter = (
  subjects: readonly (string | null)[],
  masked: string,
  received: Date,
): boolean =>
  subjects.some((subject) => subject !== null && ANNUAL.test(subject)) &&
  received.getUTCMonth() <= 3 &&
  masked.includes(`n ${received.getUTCFullYear() - 1}`);
