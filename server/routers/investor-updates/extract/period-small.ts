import type { Line } from './text/lines';

const MONTH =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)';
const MARK = '(?= ?$| ?[:–—]| - )';
/** "nov: mrr 15.3k", "in nov we hired", "numbers for nov", a line that says "nov" alone. */
const NAMED = new RegExp(
  `(?<=^|^[a-z' ]{1,20}, )${MONTH}${MARK}|(?<=^)(?!may|mar)${MONTH}(?= (?:was|we|mrr|arr|cash|numbers|figures|update|in short))|(?<=^)${MONTH}(?=, (?:in|as|from|by|at|for) )|(?<=\\b(?:in|for|during|of) )${MONTH}(?=$|[ ,.;:)])`,
  'g',
);

/** A line of one who writes all in small letters, its months with capitals; null for other lines. Offsets are kept. */
export const withMonths = ({ text }: Line): string | null => {
  if (!/^[a-z]/.test(text) || text.length > MAX) return null;
  const plain = text.replaceAll(NAMED, (month) => month.charAt(0).toUpperCase() + month.slice(1));
  return plain === text ? null : plain;
};

const MAX = 2000;
