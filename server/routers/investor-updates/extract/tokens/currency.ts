/** ISO code of the money a sign or word stands for; `XXX` when it is known not to be USD. */
const PREFIXES: readonly [string, string][] = [
  ['US$', 'USD'],
  ['U.S.$', 'USD'],
  ['USD$', 'USD'],
  ['CA$', 'CAD'],
  ['CAD$', 'CAD'],
  ['AU$', 'AUD'],
  ['AUD$', 'AUD'],
  ['NZ$', 'NZD'],
  ['HK$', 'HKD'],
  ['MX$', 'MXN'],
  ['SG$', 'SGD'],
  ['NT$', 'TWD'],
  ['R$', 'BRL'],
  ['A$', 'AUD'],
  ['C$', 'CAD'],
  ['S$', 'SGD'],
  ['$', 'USD'],
  ['€', 'EUR'],
  ['£', 'GBP'],
  ['¥', 'JPY'],
  ['₹', 'INR'],
  ['₩', 'KRW'],
  ['₪', 'ILS'],
  ['₺', 'TRY'],
  ['₦', 'NGN'],
  ['₱', 'PHP'],
  ['₴', 'UAH'],
  ['₫', 'VND'],
  ['฿', 'THB'],
  ['zł', 'PLN'],
];

const CODES =
  'USD EUR GBP CAD AUD NZD CHF SEK NOK DKK JPY CNY RMB INR SGD HKD BRL MXN ZAR ILS PLN CZK HUF KRW TRY AED SAR NGN KES IDR PHP THB VND COP CLP PEN ARS TWD UAH RON';
const WORDS = new Map<string, string>([
  ...CODES.split(' ').map((code): [string, string] => [code.toLowerCase(), code]),
  ['us$', 'USD'],
  ['dollar', 'USD'],
  ['dollars', 'USD'],
  ['euro', 'EUR'],
  ['euros', 'EUR'],
  ['pounds', 'GBP'],
  ['sterling', 'GBP'],
  ['quid', 'GBP'],
  ['rupees', 'INR'],
  ['rs', 'INR'],
  ['yen', 'JPY'],
  ['yuan', 'CNY'],
  ['kr', 'XXX'],
  ['kronor', 'SEK'],
  ['kroner', 'XXX'],
  ['reais', 'BRL'],
  ['pesos', 'XXX'],
  ['naira', 'NGN'],
  ['shekels', 'ILS'],
  ['nis', 'ILS'],
  ['francs', 'XXX'],
  ['zloty', 'PLN'],
  ['lei', 'RON'],
]);

const BY_FIRST = new Map<string, [string, string][]>();
for (const prefix of PREFIXES) {
  const first = prefix[0].charAt(0);
  BY_FIRST.set(first, [...(BY_FIRST.get(first) ?? []), prefix]);
}

const NONE: readonly [string, string][] = [];

/** A currency sign at a position. */
export function readCurrencySign(
  masked: string,
  at: number,
): { code: string; length: number } | null {
  for (const [sign, code] of BY_FIRST.get(masked[at] ?? '') ?? NONE)
    if (masked.startsWith(sign, at)) return { code, length: sign.length };
  return null;
}

/** The currency a whole word names, upper or lower case; null when it names none. */
export function currencyOfWord(word: string): string | null {
  return WORDS.get(word.toLowerCase()) ?? null;
}
