import { SAFE_CODES } from '../tokens/currency';
import { MONEY as OTHER_MONEY } from '../tokens/money-words';
import { OTHER_NATIONS } from '../tokens/other-dollars';
import type { MetricField } from '../types';

const MONEY =
  '(?:us dollars?|usd|us\\$|dollars?|eur|euros?|gbp|pounds?|chf|cad|aud|nzd|sek|nok|dkk|inr|sgd|[$€£])';
const FROM = '(?<![a-z0-9])';
/** Not the "m" of "m/m" either, but "$m/month". */
const TO = '(?![a-z0-9]|/m(?![a-z]))';

const stated = (word: string, letters: string, ...more: string[]) =>
  new RegExp(
    [
      // "in thousands", "thousands of dollars", a cell that says "thousands" alone
      `\\bin ${word}s\\b|\\b${word}s of ${MONEY}|(?:^|[(|])\\s?${word}s\\s?(?:$|[)|])`,
      // "$ thousands", "USD (thousands)", "dollars, in thousands", "thousand USD"
      `${FROM}${MONEY}[,:]? ?\\(?(?:in )?${word}s?\\b|\\b${word}s? \\(?${MONEY}${TO}`,
      // "$k", "USD in k", "kUSD", "K USD", "in $k", "(k)"
      `${FROM}${MONEY}[,:]? ?\\(?(?:in )?${letters}${TO}|${FROM}${letters} ?${MONEY}${TO}`,
      `\\bin \\$?${letters}${TO}|\\(\\s?${letters}\\s?\\)`,
      ...more,
    ].join('|'),
  );
const IN_THOUSANDS = stated(
  'thousand',
  'k',
  // "USD '000", "$000s", "in 000s", "(000)", "TEUR"
  `${FROM}${MONEY} ?(?:in )?'?0{3}s?${TO}|\\bin \\$?\\s?'?0{3}s?\\b|'0{3}s?\\b|\\$0{3}|\\(0{3}s?\\)|\\b0{3}s\\b|${FROM}t(?:usd|eur|chf|gbp|[€£])`,
  // "Zahlen in Tsd. USD"
  `${FROM}(?:tsd|tausend)${TO}`,
);
const IN_MILLIONS = stated('million', '(?:mm?|mn|mio|mln)');

/** "($k)", "in thousands", "USD '000", "$M": what bare amounts are multiplied by; 1 when unsaid. */
export function statedScale(words: string): number {
  const text = words.toLowerCase();
  if (IN_THOUSANDS.test(text)) return 1e3;
  return IN_MILLIONS.test(text) ? 1e6 : 1;
}

const NOTE_WORD =
  /^(?:all|the|our|these|figures?|numbers?|amounts?|values?|financials?|metrics|kpis|currency|dollars?|us|usd|in|of|are|is|below|above|shown|reported|stated|presented|expressed|given|unless|otherwise|noted|indicated|specified|said|mentioned|marked|labell?ed|except|for|headcount|runway|months?|percentages?|people|and|unaudited|k|m|mm|thousands?|millions?|0{3}s?|notes?|nb|tables?|this|update|report|letter|gaap|alle|alles|angaben|zahlen|kennzahlen|beträge|werte|tsd|tausend|[kmt]usd|mio|key|main|headline|core|quick|snapshot|results|units?|everything|listed|quoted|please|that|customers?|clients?|users?|logos?|accounts|employees|staff|team|fte|ftes|hc|counts?|ratios?|margins?|nrr|grr|churn|nps|percent|excluding|excl|apart|from|but|not|other|than|where|which|or|nothing|else)$/;
const IN_BRACKETS = /(?:^|\s)\(([^()]{1,80})\)\W{0,3}$/;
const BEHIND_TITLE =
  /(?:\bin |[,–—:-] ?)(?:t(?:sd\.? |ausend )?(?:\$|us\$|usd)|(?:\$|us\$|usd) ?(?:k|mm?|thousands?|millions?|'?0{3}s?)|'?0{3}s|thousands|millions)\W{0,3}$/;
/** Dates, and what the scale itself is written with. */
export const PLAIN_DIGITS = /20\d\d|0{3}|[qh]\d|\b\d{1,2}(?:st|nd|rd|th)?\b(?=,? 20\d\d)/g;
const MAX_NOTE = 100;
/** "1. Financials ($k)" */
export const NUMBERED = /^\d{1,2}[.)] /;

/** What a line of its own says of the scale: "All figures in USD thousands.", "KPIs ($ in 000s)"; 1 if nothing. */
export function notedScale(line: string): number {
  if (line.length > MAX_NOTE || line.includes('|')) return 1;
  const text = line.toLowerCase().replace(NUMBERED, '');
  if (!/k\b|\bmm?\b|thousand|million|000|kusd|musd|tsd|tausend|tusd|mio\b/.test(text)) return 1;
  if (/\d/.test(text.replaceAll(PLAIN_DIGITS, ''))) return 1;
  const bracket = IN_BRACKETS.exec(text)?.[1];
  const title = BEHIND_TITLE.exec(text)?.[0];
  for (const note of [text, bracket, title]) {
    if (note === undefined || !isNote(withoutExcepted(note))) continue;
    const scale = statedScale(`(${note.replaceAll(/[()]/g, ' ').trim()})`);
    if (scale > 1) return scale;
  }
  return 1;
}

const EXCEPTION = /\b(?:except|other than|apart from|excluding|excl|but not)\b(.*)$/;
const AMOUNT_NAMES: readonly (readonly [RegExp, readonly MetricField[]])[] = [
  [/\bcash(?: (?:balance|position|on hand|in bank|in the bank))?\b(?! burn)/g, ['cashOnHandUsd']],
  [/\b(?:net |cash |monthly )*burn(?: rate)?\b/g, ['burnMonthlyUsd']],
  [/\barr\b/g, ['arrUsd']],
  [/\bmrr\b/g, ['mrrUsd']],
  [/\b(?:monthly |annual )?(?:recurring )?revenues?\b/g, ['mrrUsd', 'arrUsd']],
  [/\b(?:post-?money |pre-?money )?valuations?\b/g, ['postMoneyMarkedUsd', 'postMoneyImpliedUsd']],
];

const withoutExcepted = (note: string) =>
  note.replace(EXCEPTION, (words) =>
    AMOUNT_NAMES.reduce((left, [name]) => left.replace(name, ''), words),
  );

/** The amounts that a note of the scale does not speak of: "(all in $k except cash)". */
export function exceptedAmounts(line: string): ReadonlySet<MetricField> {
  const behind = EXCEPTION.exec(line.toLowerCase())?.[1] ?? '';
  return new Set(AMOUNT_NAMES.flatMap(([name, fields]) => (behind.search(name) < 0 ? [] : fields)));
}

/** Whether words say nothing but in what amounts are written. */
export const isNote = (words: string) =>
  (words.match(/[a-zà-ü]+|\d+[a-z]*/g) ?? []).every((word) => NOTE_WORD.test(word));

const DOLLARS = new RegExp(`(?<![acrs])\\$|${FROM}[kmt]?usd${TO}|dollars?\\b`);
const FOREIGN = new RegExp(
  `[€£¥₹₽₩]|${FROM}[kmt]?(?:${SAFE_CODES}|kč)${TO}|${FROM}${OTHER_MONEY}${TO}`,
);

const OTHER_DOLLARS = new RegExp(`\\b(?:${OTHER_NATIONS}) dollars?\\b`);

/** Whether words name a currency and none of US dollars: "€ thousands", "thousands of euros". */
function isForeign(words: string): boolean {
  const text = words.toLowerCase();
  return OTHER_DOLLARS.test(text) || (FOREIGN.test(text) && !DOLLARS.test(text));
}

/** In what the amounts of a table, or of some of its rows, are written. */
export interface AmountUnit {
  scale: number;
  foreign: boolean;
}

/** Nothing is said of it. */
export const UNSTATED: AmountUnit = { scale: 1, foreign: false };

/** What a head or a cell says of it, where it says anything; else what was said before. */
export function unitOf(words: string, before: AmountUnit): AmountUnit {
  const scale = statedScale(words);
  const foreign = isForeign(words);
  return scale === 1 && !foreign ? before : { scale, foreign };
}

/** "$k", "USD thousands", "€ '000": a cell that holds a unit and nothing else. */
export const isUnitCell = (text: string): boolean =>
  text.length <= 24 && /^[(]?[a-z$€£' ]{1,20}(?:'?0{3}s?)?[)]?$/i.test(text);
