import { currencyOfWord, SAFE_CODES } from './currency';
import { MONEY } from './money-words';

/** What dollars other than those of the US are told by. */
export const OTHER_DOLLAR_CODES =
  'aud|cad|cdn|nzd|sgd|hkd|twd|mxn|brl|australian|aussie|canadian|new zealand|singapore|hong kong';

/** Those whose money is called dollars too. */
export const OTHER_NATIONS =
  'australian|aussie|canadian|new zealand|nz|kiwi|singapore|singaporean|hong kong|taiwan|taiwanese|jamaican|fijian';

const CODES: readonly [string, RegExp][] = [
  ['AUD', /^(?:au$|aus$|aussie|australian)/],
  ['CAD', /^(?:canadian|cdn|can$)/],
  ['NZD', /^(?:new|nz|kiwi)/],
  ['SGD', /^singapore/],
  ['HKD', /^hong/],
  ['USD', /^(?:us|u\.s)/],
];

/** ISO code of what a word or two call a currency; `XXX` where it is known not to be USD. */
function codeOf(words: string): string {
  const word = words.toLowerCase();
  return currencyOfWord(word) ?? CODES.find(([, rule]) => rule.test(word))?.[0] ?? 'XXX';
}

const SAFE = new RegExp(`^(?:${SAFE_CODES}|kč|euros|francs|rupees|yen)$`);

/** Whether a word of small letters is the code or name of a currency other than USD and nothing else. */
export const isOtherCode = (word: string) => SAFE.test(word);

const LEAD = String.raw`^(?:,? ?([(\[]) ?|,? ?\/ ?|,? (?:[–—-] )?)(?:denominated |expressed )?(?:all )?(?:in |as )?\$?`;
const CLOSED = String.raw`(?![A-Za-z0-9$€£-]| ?[$€£]?\d)`;
const SAFE_CASES = `${SAFE_CODES}|usd|${SAFE_CODES.toUpperCase()}|USD|AUD\\$|NZD\\$|CAD\\$|AU?\\$|CA?\\$|NZ\\$|SG?\\$|HK\\$`;
const NATION = `[Aa]ustralian|[Aa]ussie|[Cc]anadian|[Nn]ew [Zz]ealand|NZ|[Kk]iwi|[Ss]ingapore|[Ss]ingaporean|[Hh]ong [Kk]ong|[Tt]aiwan(?:ese)?|[Jj]amaican|US|U\\.S\\.|[Aa]merican`;
const CODED = new RegExp(`${LEAD}(${SAFE_CASES}|TRY|PHP|COP|CLP|PEN|ARS|RON)${CLOSED}`);
const NAMED = new RegExp(`${LEAD}(${NATION}) [Dd]ollars?${CLOSED}`);
/** "in euros", "(Saudi riyals)", "in local currency" */
const WORDED = new RegExp(
  `${LEAD}((?:[A-Z][a-zé]{2,14} |CFA )?(?:${MONEY}|local currency))${CLOSED}`,
);
/** "$3M Australian", but no "$3M Canadian grant". */
const ALONE = new RegExp(
  `${LEAD}([Aa]ustralian|[Cc]anadian|CDN|Cdn|AU|NZ|CAN|AUS)(?=[.,;:)\\]\\n|]|$| (?:and|as|at|up|with|from|or|this|today|now|per|a)\\b)`,
);

/** A currency told behind an amount, and how far its words go (0: they go on in their bracket). */
export interface Qualifier {
  code: string;
  length: number;
}

/**
 * The currency that qualifies an amount which ends here: "$150k AUD", "$2.2M (NZD)", "$3M Australian".
 * @param dollars whether the amount has a bare dollar sign
 */
export function readQualifier(
  masked: string,
  at: number,
  limit: number,
  dollars: boolean,
): Qualifier | null {
  const next = masked[at];
  if (next !== ' ' && next !== '(' && next !== '[' && next !== '/' && next !== ',') return null;
  const behind = masked.slice(at, Math.min(limit, at + 40));
  const match =
    CODED.exec(behind) ??
    NAMED.exec(behind) ??
    WORDED.exec(behind) ??
    (dollars ? ALONE.exec(behind) : null);
  if (match === null) return null;
  // "$2M, AUD plans launch next month", "$2M – francs"
  if (/^,| [–—-] /.test(match[0]) && !/^(?:[.,;:)\]\n]|$)/.test(behind.slice(match[0].length)))
    return null;
  const code = codeOf(match[2] ?? '');
  if (match[1] === undefined) return { code, length: match[0].length };
  const close = /^ ?[)\]]/.exec(behind.slice(match[0].length));
  return { code, length: close === null ? 0 : match[0].length + close[0].length };
}
