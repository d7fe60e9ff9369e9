/**
 * Digits, alone or in groups of three: `1,234,567`, `1 234 567`. `0,500` is no group: it is a half.
 * A tab parts two cells of a sheet, and no groups.
 */
const WHOLE = String.raw`\d+|[1-9]\d{0,2}(?:,\d{3})+|[1-9]\d{0,2}(?:[^\S\t\r\n]\d{3})+`;
/** `123.456` is a hundred thousand and more in half of Europe, and no amount has three decimals. */
const DOTTED_GROUP = /^-?\s*\$?\s*[1-9]\d{0,2}\.\d{3}$/;
const NUMBER = new RegExp(
  String.raw`^(-?)\s*\$?\s*(?:(${WHOLE})(\.\d+)?|(\.\d+))\s*([kmb]?)$`,
  'i',
);
const POWERS = new Map([
  ['k', 3],
  ['m', 6],
  ['b', 9],
]);

/** `USD 2m`, `US$2m`, `2m USD`: what all amounts are in. */
const US_DOLLARS = /^(-?)\s*US(?:D|\$)|USD$/gi;
const OTHER_MONEY =
  /(?!\$)\p{Sc}|[A-Z]\$|EUR|GBP|CHF|JPY|CNY|INR|CAD|AUD|NZD|SGD|HKD|SEK|NOK|DKK|PLN|ILS|BRL|MXN|ZAR/iu;

/** True of an amount in another currency, such as `€1m`. */
export const isOtherMoney = (value: unknown): boolean =>
  typeof value === 'string' && /\d/.test(value) && OTHER_MONEY.test(value);

/** True of a text that ends in a percent sign. */
export const isPercentage = (value: unknown): boolean =>
  typeof value === 'string' && value.trimEnd().endsWith('%');

/**
 * Reads a number as people write it: `$1,200,000`, `1.2m`, `250k`. NaN if it is none, or if a comma
 * may stand for a decimal point (`1,5`) or a point for a comma (`250.000`): a guess would store a
 * false number. A percentage and another currency stay the text they are, which the form's words for
 * them go by.
 */
export function readNumber(value: unknown): number | string | undefined {
  if (typeof value === 'number') return value;
  if (typeof value !== 'string' || value.trim() === '') return undefined;
  const amount = value.trim().replace(US_DOLLARS, '$1').trim();
  if (DOTTED_GROUP.test(amount)) return Number.NaN;
  return readDigits(amount);
}

function readDigits(value: string): number | string {
  const match = NUMBER.exec(value.trim());
  if (!match) return isPercentage(value) || isOtherMoney(value) ? value : Number.NaN;
  const [, sign = '', whole = '', fraction, bare, unit = ''] = match;
  const digits = whole.replace(/[,\s]/g, '') + (fraction ?? bare ?? '');
  // The power goes into the text, so that the double nearest to what was typed comes out.
  return Number(`${sign}${digits}e${POWERS.get(unit.toLowerCase()) ?? 0}`);
}

/** Reads a number of percent, with its sign or without: `71.5%`, `71.525`; `1.250` may be a thousand. */
export function readPercentage(value: unknown): number | string | undefined {
  if (typeof value !== 'string') return readNumber(value);
  const bare = value.trim().replace(/(?<=[\d.\s])%$/, '');
  return /[1-9]$/.test(bare.trimEnd()) ? readDigits(bare) : readNumber(bare);
}

/**
 * Reads a number of months, with the word for them or without: `18`, `18.5 months`, `18 mo`, `18m`. Here
 * `m` is no million, and thousands of months are nobody's.
 */
export function readMonths(value: unknown): number | string | undefined {
  if (typeof value !== 'string') return readNumber(value);
  const bare = value.trim().replace(/(?<=[\d.\s])(?:months?|mos?|m)$/i, '');
  return /[a-z]$/i.test(bare) ? Number.NaN : readNumber(bare);
}
