import { isDigit } from './digits';

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
  ['￥', 'JPY'],
  ['￡', 'GBP'],
  ['￦', 'KRW'],
  ['₽', 'RUB'],
  ['₸', 'KZT'],
  ['₾', 'GEL'],
  ['₵', 'GHS'],
  ['₿', 'XXX'],
  ['円', 'JPY'],
  ['원', 'KRW'],
  ['元', 'CNY'],
  ['人民币', 'CNY'],
  ['руб', 'RUB'],
  ['грн', 'UAH'],
  ['лв', 'BGN'],
  ['đ', 'VND'],
  ['💶', 'EUR'],
  ['💷', 'GBP'],
  ['💴', 'JPY'],
];

const ANY_SIGN = /\p{Sc}/u;
/** What is left of a sign that a reader could not show. */
const LOST_SIGN = /[\p{Co}\uFFFC\uFFFD□]/u;

/** Codes that are no words, in any case, and a few of old that are. */
const CODES =
  'USD EUR GBP CAD AUD NZD CHF SEK NOK DKK JPY CNY RMB INR SGD HKD BRL MXN ZAR ILS PLN CZK HUF KRW TRY AED SAR NGN KES IDR PHP THB VND COP CLP PEN ARS TWD UAH RON ' +
  'RUB PKR BDT LKR NPR QAR KWD BHD OMR JOD EGP TND DZD GHS UGX TZS RWF XOF XAF FCFA MYR KZT UZS BGN HRK RSD ISK MKD BYN UYU PYG GTQ DOP JMD XCD KHR MMK USDT USDC BTC';
/** Those that are words too, and the one that needs no asking. */
const UNSAFE = new Set(['USD', 'TRY', 'PHP', 'COP', 'CLP', 'PEN', 'ARS', 'RON']);

/** Codes of other money than USD that are no English word in any case, as part of a rule. */
export const SAFE_CODES = CODES.split(' ')
  .filter((code) => !UNSAFE.has(code))
  .join('|')
  .toLowerCase();

/** Codes and short forms that are words or names as well, but for their capitals. */
const CAPITALS = new Map<string, string>(
  'MAD GEL AMD BAM ETB ETH ZMW MUR CFA Fr SFr TL Ft RM Rp'
    .split(' ')
    .map((code) => [code, /^[A-Z]{3}$/.test(code) && !/^(?:ETH|CFA)$/.test(code) ? code : 'XXX']),
);
/** Moneys that others of another name have as well, or that a scale is told with. */
const UNSURE =
  'kr kroner krona kronas krone couronnes crowns pesos peso francs franc dinar dinars rial rials riyal riyals dirham dirhams shilling shillings lira liras lire leva bitcoin bitcoins';
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
  ...UNSURE.split(' ').map((word): [string, string] => [word, 'XXX']),
  ['kronor', 'SEK'],
  ['kč', 'CZK'],
  ['koruna', 'CZK'],
  ['korun', 'CZK'],
  ['forint', 'HUF'],
  ['forints', 'HUF'],
  ['reais', 'BRL'],
  ['naira', 'NGN'],
  ['shekels', 'ILS'],
  ['nis', 'ILS'],
  ['zloty', 'PLN'],
  ['lei', 'RON'],
  ['rubles', 'RUB'],
  ['roubles', 'RUB'],
  ['hryvnia', 'UAH'],
  ['hryvnias', 'UAH'],
  ['tenge', 'KZT'],
  ['rand', 'ZAR'],
  ['baht', 'THB'],
  ['dong', 'VND'],
  ['ringgit', 'MYR'],
  ['rupiah', 'IDR'],
  ['rupee', 'INR'],
  ['renminbi', 'CNY'],
  ['taka', 'BDT'],
  ['cedi', 'GHS'],
  ['cedis', 'GHS'],
]);

const BY_FIRST = new Map<string, [string, string][]>();
for (const prefix of PREFIXES) {
  const first = prefix[0].charAt(0);
  BY_FIRST.set(first, [...(BY_FIRST.get(first) ?? []), prefix]);
}

const NONE: readonly [string, string][] = [];

/** A sign of money. */
export interface CurrencySign {
  code: string;
  length: number;
  /** Something else may have been lost here: a dash, or the mark of a list's item. */
  lost?: boolean;
}

/** A currency sign at a position; `XXX` for one that is not known, or that was lost. */
export function readCurrencySign(masked: string, at: number): CurrencySign | null {
  const char = masked[at] ?? '';
  for (const [sign, code] of BY_FIRST.get(char) ?? NONE)
    if (masked.startsWith(sign, at)) return { code, length: sign.length };
  const lost = char <= '~' ? isLostSign(masked, at) : LOST_SIGN.test(char);
  if (lost) return { code: 'XXX', length: 1, lost };
  return char > '~' && ANY_SIGN.test(char) ? { code: 'XXX', length: 1 } : null;
}

/** "MRR: ?50,000": where a sign was that a mailer did not know. */
const isLostSign = (masked: string, at: number) =>
  masked[at] === '?' && isDigit(masked[at + 1]) && /^[\s(:]?$/.test(masked[at - 1] ?? '');

/** The currency a whole word names, upper or lower case; null when it names none. */
export function currencyOfWord(word: string): string | null {
  return WORDS.get(word.toLowerCase()) ?? CAPITALS.get(word) ?? null;
}
