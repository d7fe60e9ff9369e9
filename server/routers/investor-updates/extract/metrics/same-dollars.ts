import { OTHER_DOLLAR_CODES } from '../tokens/other-dollars';
import { saysUsd } from '../tokens/stated-currency';
import type { Candidate } from './candidate';
import { isMoney } from './measure';

const BARE = /(?<![A-Za-z])\$ ?\d/;
/** "MRR: 90k": no money is named at all. */
const UNMARKED = /^[^$€£¥₹]*$/;
const OTHER = new RegExp(
  `\\b(?:${OTHER_DOLLAR_CODES})\\b|(?<![a-z])(?:au?|nz|ca?|sg?|hk|mx|r|nt)\\$`,
  'i',
);
const OF_US = /\bUS(?:D|\$|\b)|\bU\.S\.|\bus dollars\b/;
const MOST = 300;

const isPlain = (words: string) => BARE.test(words) || UNMARKED.test(words);

/**
 * "$90k MRR, $1.1M cash (AUD)": where one of the company's amounts with a bare dollar sign, a sign or a code is told
 * to be in other dollars ("A$1.8M ARR, $2M cash"), so may be those that tell nothing, unless a note says that all are of the US.
 */
export function inSameDollars(found: readonly Candidate[], masked: string): Candidate[] {
  const words = (c: Candidate) => masked.slice(c.start, Math.min(c.end, c.start + MOST));
  const told = found.some((c) => c.doubt === 'currency' && OTHER.test(words(c)));
  if (!told || saysUsd(masked)) return [...found];
  return found.map((c) =>
    c.doubt === null && isMoney(c.field) && isPlain(words(c)) && !OF_US.test(words(c))
      ? { ...c, doubt: 'currency' }
      : c,
  );
}
