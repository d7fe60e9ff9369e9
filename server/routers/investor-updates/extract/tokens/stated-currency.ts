import { currencyOfWord, readCurrencySign, SAFE_CODES } from './currency';
import { namedCurrency } from './named-currencies';
import { OTHER_NATIONS } from './other-dollars';

const READ = 200_000;
const NOUNS =
  'figures|numbers|amounts|values|financials|metrics|kpis|monetary|everything|reported|reporting|currency|kennzahlen|zahlen|angaben|beträge|werte';
const SCALE = "(?:thousands? of |millions? of |'000s? |tsd\\.? |mio\\.? )?[ktm]?";
const UNIT = `(?:(?:${SAFE_CODES})(?![a-z])\\$?|(?:${OTHER_NATIONS}) dollars?\\b|(?:a|au|c|ca|nz|s|sg|hk)\\$|[€£₹]|kč)`;
const LEAD = '(?:(?:all|are|is|shown|stated|figures|numbers|amounts|in) ){0,4}';

/** Notes on the money of a whole update; each tells it in its first group. */
const NOTES: readonly RegExp[] = [
  // "All figures in AUD", "Reporting currency: AUD", "Zahlen in Tsd. EUR"
  `\\b(?:${NOUNS})\\b[^.\\n|]{0,30}?(?:\\bin|:|\\bis|\\bare)\\s{1,3}${SCALE}(us\\$|c\\$|a\\$|ca\\$|au\\$|s\\$|€|£|₹|(?:${OTHER_NATIONS}) dollars?|(?:canadian|australian)(?=[.,;:)\\n]|$)|(?!canadian|australian)[a-zčł]{2,8})(?![a-z])`,
  // "Quick numbers (NZD):", "KPIs – AUD"
  `\\b(?:${NOUNS})\\b[^.\\n|(:\\d]{0,30}\\( ?${LEAD}${SCALE}(${UNIT})(?! ?\\d)`,
  `\\b(?:${NOUNS})\\b[^.\\n|(:\\d]{0,30}[–—,-] ${LEAD}${SCALE}(${UNIT})(?=[).:;,\\s]{0,3}$| ?[:)])`,
  // "all figures SGD", "numbers are all New Zealand dollars"
  `\\b(?:${NOUNS}) ${LEAD}(${UNIT})(?! ?\\d)`,
  // "(all in AUD)", "All in AUD."
  `\\ball (?:dollars? |dollar )?(?:figures |numbers |amounts )?(?:are )?in ${SCALE}(${UNIT})(?! ?\\d)`,
  // A line that says no more: "In AUD:", "(New Zealand dollars)"
  `^[^a-z0-9\\n|]{0,6}${LEAD}((?:${OTHER_NATIONS}) dollars?)(?: below)?[^a-z0-9\\n|]{0,4}$`,
  `^[^a-z0-9\\n|]{0,6}(?:all |in |all in )${SCALE}(${UNIT})(?: below)?[^a-z0-9\\n|]{0,4}$`,
  `^[^a-z0-9\\n|]{0,6}(${UNIT}) (?:figures|numbers|amounts)\\b`,
  // "…, in New Zealand dollars:" over what follows
  `\\b((?:${OTHER_NATIONS}) dollars?) ?:[^a-z0-9\\n|]{0,4}$`,
  `^[^a-z0-9\\n|]{0,6}${LEAD}((?:${OTHER_NATIONS}) dollars?) ?:`,
  // "We report in SGD", "our books are in AUD"
  `\\breport(?:s|ing)?(?: (?:all|our|the|these|everything|figures|numbers|financials|monthly)){0,3} in (${UNIT})`,
  `\\b(?:books|accounts) (?:are )?(?:kept |held )?in (${UNIT})`,
  // "$ = CAD", "all dollars are Canadian"
  `(?:\\$|\\bdollars?(?: signs?| amounts?| figures)?) ?(?:=|(?:is|are|means?|denotes?)\\b) ?(?:all )?(?:in )?(${UNIT}|australian|canadian)\\b`,
].map((rule) => new RegExp(rule, 'gim'));

const IN_USD =
  /\b(?:kpis|metrics|numbers|figures|all (?:the )?(?:other|rest)|everything else)\b([^.\n|]{0,40})\b(?:us dollars|usd|us\$)/gi;
const OTHER = new RegExp(`(?<![a-z])${UNIT}`, 'i');
const CONVERTED = /\b(?:from|convert\w*|translated|at)\b/i;

/** "All figures in USD", but not "in AUD, not USD". */
export const saysUsd = (text: string): boolean =>
  [...text.slice(0, READ).matchAll(IN_USD)].some(
    ([, between = '']) => !OTHER.test(between) || CONVERTED.test(between),
  );

/** A note for the whole update such as "all figures in CAD"; null when there is none or it says USD. */
export function statedCurrency(
  masked: string,
  subjects: readonly (string | null)[] = [],
): string | null {
  const text = [...subjects.filter((s) => s !== null), masked].join('\n').slice(0, READ);
  if (saysUsd(text)) return null;
  for (const note of NOTES)
    for (const match of text.matchAll(note)) {
      const code = codeOf((match[1] ?? '').toLowerCase());
      if (code !== null && code !== 'USD') return code;
    }
  return namedCurrency(text);
}

function codeOf(word: string): string | null {
  if (/ dollars?$|^(?:canadian|australian)$/.test(word)) return 'XXX';
  return readCurrencySign(word.toUpperCase(), 0)?.code ?? currencyOfWord(word.replace(/\$$/, ''));
}
