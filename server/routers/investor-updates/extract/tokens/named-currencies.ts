import { currencyOfWord } from './currency';
import { MONEY, NATION } from './money-words';
import { OTHER_NATIONS } from './other-dollars';

const ENDS =
  '(?=[.,;:)!\\n]|$| ?[–—(]| - | (?:unless|and|not|below|throughout|so|as|here|this|but)\\b)';
const NAMED = `(?:the )?(?:${NATION} )?${MONEY}${ENDS}`;
const NOUNS =
  'figures|numbers|amounts|values|financials|metrics|kpis|sums|money|everything|currency|beträge|angaben|zahlen|montants|chiffres|données|importes|cifras|valores|importi|cifre|bedragen|cijfers|beløb|tall';
const IN = '(?:in|en|em|i|is|are|ist|:)';
const SCALED =
  "(?:(?:thousands?|millions?) of |milliers d['e] ?|millions d['e] ?|tausend |tsd\\.? )?";

/** Notes that name the money of a whole update by a word of its own; each tells it in its first group. */
const NOTES = [
  // "Numbers are in Swiss francs.", "our reporting currency is the euro"
  `\\b(?:${NOUNS})\\b(?:(?! and | but )[^.\\n|\\d:]){0,40}?(?:\\b${IN}|:) ${SCALED}(${NAMED})`,
  // "we report in euros", "We report all figures in pounds"
  `\\b(?:report|reports|reporting|account|bill and report)(?: [a-z]{2,10}){0,4} in ${SCALED}(${NAMED})`,
  `\\b(?:books|accounts)(?: [a-z]{2,6}){0,2} in (${NAMED})`,
  // "All in euros.", "(in Swiss francs)", "In pounds:"
  `\\ball in ${SCALED}(${NAMED})`,
  `^[^a-z0-9\\n|]{0,6}(?:in|en|em) ${SCALED}(${NAMED})[^a-z0-9\\n|]{0,4}$`,
  `\\([^a-z0-9\\n|]{0,3}(?:all )?(?:in|en|em) ${SCALED}(${NAMED}) ?\\)`,
  // "our currency is the real"
  `\\bcurrency(?: of this [a-z]{4,9})? is (the real)\\b`,
  // "Dollars below are Aussie ones."
  `\\bdollars?(?: signs?| amounts?| figures)?(?: (?:below|here|above|shown|in this [a-z]{4,9})){0,2} (?:is|are|means?) (?:all )?(?:the )?(${OTHER_NATIONS})\\b`,
].map((rule) => new RegExp(rule, 'gim'));

const CONVERTED =
  /\b(?:convert\w*|translated|restated|shown|presented|given)\b[^.\n]{0,40}\b(?:us dollars?|usd|dollars|us\$)/i;

/** ISO code of the money that a note names by a word, `XXX` where only known not to be USD: "we report in euros". */
export function namedCurrency(text: string): string | null {
  for (const note of NOTES)
    for (const [, named = ''] of text.matchAll(note)) {
      if (CONVERTED.test(text)) return null;
      const words = named.toLowerCase().split(' ');
      return words.map((word) => currencyOfWord(word)).find((code) => code !== null) ?? 'XXX';
    }
  return null;
}
