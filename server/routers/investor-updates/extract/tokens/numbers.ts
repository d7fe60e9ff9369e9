import { isIberian, isMil, isThousandMillions } from './iberian-mil';
import { currencyOfWord, readCurrencySign } from './currency';
import { isDigit, readDigits } from './digits';
import { readQualifier } from './other-dollars';

/** A number as written, with everything that sticks to it. */
export interface NumberValue {
  value: number;
  /** ISO code, null when no currency is written. */
  currency: string | null;
  /** Worth of the last written digit: how coarse the number is. */
  step: number;
  /** A suffix such as k or M was written. */
  scaled: boolean;
  kind: 'plain' | 'percent' | 'multiple';
  negative: boolean;
  signed: boolean;
  /** "18+" */
  plus: boolean;
  /** Thousands or decimals: cannot be told. */
  ambiguous: boolean;
}

export interface NumberMatch {
  number: NumberValue;
  length: number;
}

const SCALES = new Map<string, number>([
  ...['k', 'thousand', 'thousands', 'tsd', 'tausend', 'ths', 'grand', '000s'].map(
    (s): [string, number] => [s, 1e3],
  ),
  ...[
    'm',
    'mm',
    'mn',
    'mln',
    'mio',
    'mil',
    'mill',
    'million',
    'millions',
    'milion',
    'millon',
    'millón',
    'milhão',
    'millionen',
    'millones',
    'milhões',
  ].map((s): [string, number] => [s, 1e6]),
  ...['b', 'bn', 'billion', 'billions', 'mrd'].map((s): [string, number] => [s, 1e9]),
  ...['lakh', 'lakhs', 'lac', 'lacs'].map((s): [string, number] => [s, 1e5]),
  ...['cr', 'crore', 'crores'].map((s): [string, number] => [s, 1e7]),
]);
const INDIAN = /^(?:lakhs?|lacs?|cr|crores?)$/;
const isLetter = (char: string | undefined) =>
  char !== undefined && /[a-zà-öø-ÿ\u0100-\u024f]/i.test(char);

/** Reads a number, with sign, currency, scale and percent, that starts exactly at `at`. */
export function readNumber(masked: string, at: number, limit: number): NumberMatch | null {
  let i = at;
  let currency: string | null = null;
  let prefixScale = 1;
  let paren = false;
  let sign = '';
  for (let step = 0; step < 6; step++) {
    const char = masked[i];
    if (char === '(' && !paren && step === 0) paren = true;
    else if (
      (char === '-' ||
        char === '+' ||
        char === '~' ||
        char === '≈' ||
        char === '<' ||
        char === '>') &&
      sign === ''
    )
      sign = char;
    else break;
    i++;
    while (masked[i] === ' ' && (char === '~' || char === '≈')) i++;
  }
  const lead = readLead(masked, i);
  if (lead !== null) {
    currency = lead.code;
    prefixScale = lead.scale;
    i += lead.length;
    if (masked[i] === '-' && sign === '') {
      sign = '-';
      i++;
    } else if (masked[i] === '(' && !paren) {
      paren = true;
      i++;
    }
  }
  if (paren && masked[i] === '-') return null;
  // "$.95M", but not the point that ends a sentence before "5 people".
  if (masked[i] === '.' && lead === null) return null;
  const digits = readDigits(masked, i, Math.min(limit, i + 40));
  if (digits === null) return null;
  const tail = readTail(masked, digits.end, limit, currency);
  if (tail === null) return null;
  let end = tail.end;
  if (paren) {
    if (masked[end] !== ')') return null;
    end++;
  }
  // "$(84)k"
  const behind = paren && tail.scale === 1 ? SCALE_BEHIND.exec(masked.slice(end, end + 3)) : null;
  const letter = SCALES.get(behind?.[1]?.toLowerCase() ?? '') ?? 1;
  end += behind?.[0].length ?? 0;
  const bare =
    tail.currency === null || (tail.currency === 'USD' && !/us/i.test(masked.slice(at, end)));
  const qualifier =
    bare && tail.kind === 'plain'
      ? readQualifier(masked, end, limit, tail.currency !== null)
      : null;
  const mil = isMil(masked, digits.end);
  const thousands = mil && isIberian(masked, at, end);
  const scale = prefixScale * (thousands ? 1e3 : tail.scale) * letter;
  const ambiguous =
    (mil && ((!thousands && digits.value >= 100) || isThousandMillions(masked, digits.end))) ||
    (digits.ambiguous && (digits.grouped ? scale >= 1e6 : scale <= 1e3 && tail.kind === 'plain'));
  return {
    number: {
      value: roundBinary(digits.value * scale),
      currency: qualifier?.code ?? tail.currency,
      step: digits.step * scale,
      scaled: scale > 1,
      kind: tail.kind,
      negative: paren || sign === '-',
      signed: sign === '-' || sign === '+',
      plus: tail.plus || sign === '>',
      ambiguous,
    },
    length: end + (qualifier?.length ?? 0) - at,
  };
}

const SCALE_BEHIND = /^([kKmM])(?![A-Za-z\d])/;

function roundBinary(value: number): number {
  return Number.isSafeInteger(value) ? value : Number(value.toPrecision(14));
}

/** A capital and a small letter begin a word, no currency but "Rs": most that comes here. */
function isPlainWord(masked: string, at: number): boolean {
  const [first = '', second = ''] = [masked[at], masked[at + 1]];
  return first >= 'A' && first <= 'Z' && first !== 'R' && second >= 'a' && second <= 'z';
}

function readLead(
  masked: string,
  at: number,
): { code: string; scale: number; length: number } | null {
  const sign = readCurrencySign(masked, at);
  if (sign !== null) {
    let length = sign.length;
    if (masked[at + length] === ' ' && !sign.lost) length++;
    const opens = masked[at + length] === '(' && isDigit(masked[at + length + 1]);
    return isDigit(masked[at + length]) ||
      opens ||
      masked[at + length] === '.' ||
      masked[at + length] === '-'
      ? { code: sign.code, scale: 1, length }
      : null;
  }
  if (isPlainWord(masked, at)) return null;
  const match = /^([kKM]?)([A-Z]{3}|[Rr]s\.?|usd|eur|gbp|inr) ?(?:\$ ?)?(?=[\d-])/.exec(
    masked.slice(at, at + 10),
  );
  if (match === null) return null;
  const code = currencyOfWord((match[2] ?? '').replace('.', ''));
  if (code === null) return null;
  const scale = match[1] === '' ? 1 : match[1] === 'M' ? 1e6 : 1e3;
  return { code, scale, length: match[0].length };
}

interface Tail {
  end: number;
  scale: number;
  currency: string | null;
  kind: NumberValue['kind'];
  plus: boolean;
}

/** Scale, currency, percent or x behind the digits; null when letters make it no number. */
function readTail(masked: string, from: number, limit: number, before: string | null): Tail | null {
  const tail: Tail = { end: from, scale: 1, currency: before, kind: 'plain', plus: false };
  const spaced = masked[from] === ' ' ? from + 1 : from;
  if (masked[spaced] === '%') return { ...tail, end: spaced + 1, kind: 'percent' };
  if (masked[from] === '+' && !isDigit(masked[from + 1]))
    return { ...tail, end: from + 1, plus: true };
  const glued = readWord(masked, from, limit);
  if (glued !== '') {
    const unit = suffixUnit(glued, before);
    if (unit === null)
      return /^(?:x|×)$/i.test(glued)
        ? { ...tail, end: from + 1, kind: 'multiple' }
        : gluedUnit(glued, tail);
    Object.assign(tail, unit, { end: from + glued.length });
  } else if (masked[from] === '×') return { ...tail, end: from + 1, kind: 'multiple' };
  else if (spaced > from) {
    const word = readWord(masked, spaced, limit);
    const thousands = word === 'T' && /^ ?€/.test(masked.slice(spaced + 1, spaced + 3));
    if (thousands)
      return withTrailingCurrency(masked, { ...tail, end: spaced + 1, scale: 1e3 }, limit);
    const scale =
      word.length > 1 || /^[kKM]$/.test(word) ? SCALES.get(word.toLowerCase()) : undefined;
    const unit = scale === undefined ? null : suffixUnit(word, before);
    if (/^(?:percent|pct|per ?cent)$/i.test(word))
      return { ...tail, end: spaced + word.length, kind: 'percent' };
    if (unit !== null) Object.assign(tail, unit, { end: spaced + word.length });
    else if (word !== '' && before === null) {
      const both = suffixUnit(word, null);
      if (both?.currency) Object.assign(tail, both, { end: spaced + word.length });
    }
  }
  if (masked[tail.end] === '+') Object.assign(tail, { end: tail.end + 1, plus: true });
  if (tail.scale > 1 && dotBelongs(masked, from, tail.end, before === null)) tail.end++;
  return tail.currency === null ? withTrailingCurrency(masked, tail, limit) : tail;
}

/** "3,9 Mio. €", "6.2 Cr. as of": the dot of an abbreviation, not a sentence's end. */
const ABBREVIATION = /^(?:mio|mill?|mrd|tsd|mln|crs?|lacs?)$/i;
const DOT_CURRENCY =
  /^\. ?(?:[€£$₹¥]|([A-Z]{3}|[Ee]uros?|[Dd]ollars?|[Pp]ounds|[Ff]rancs|[Kk]ron[oe]r)(?![A-Za-z]))/;
const DOT_GOES_ON = /^\. ?[a-z,;)(]/;

function dotBelongs(masked: string, from: number, end: number, bare: boolean): boolean {
  const behind = masked.slice(end, end + 12);
  const currency = DOT_CURRENCY.exec(behind);
  const abbreviated = ABBREVIATION.test(masked.slice(from, end).trim());
  // "MRR is $90k. AUD billing is next."
  const may = currency !== null && (bare || abbreviated);
  if (may && (currency[1] === undefined || currencyOfWord(currency[1]) !== null)) return true;
  return DOT_GOES_ON.test(behind) && abbreviated;
}

const GLUED_UNITS =
  /^(?:mo|mos|months?|yrs?|years?|y|h|d|ppl|fte|ftes|pp|pts?|bps|ish|st|nd|rd|th)$/i;

function gluedUnit(word: string, tail: Tail): Tail | null {
  return GLUED_UNITS.test(word) && !/^(?:st|nd|rd|th|h|d)$/i.test(word) ? tail : null;
}

function readWord(masked: string, from: number, limit: number): string {
  let end = from;
  while (end < limit && end < from + 10 && isLetter(masked[end])) end++;
  return masked.slice(from, end);
}

/** "k", "M", "MUSD", "kEUR", "USD": scale and currency in one word. */
function suffixUnit(
  word: string,
  before: string | null,
): { scale: number; currency: string | null } | null {
  const lower = word.toLowerCase();
  const scale = SCALES.get(lower);
  if (scale !== undefined)
    return { scale, currency: INDIAN.test(lower) ? (before ?? 'INR') : before };
  const whole = currencyOfWord(lower);
  if (whole !== null && lower.length > 2) return { scale: 1, currency: before ?? whole };
  const first = lower.startsWith('t') ? 1e3 : SCALES.get(lower.slice(0, 1));
  const rest = lower.length === 4 ? currencyOfWord(lower.slice(1)) : null;
  return first !== undefined && rest !== null ? { scale: first, currency: before ?? rest } : null;
}

const ENDS_SENTENCE = /^[.,;:)\n]?$/;

function withTrailingCurrency(masked: string, tail: Tail, limit: number): Tail {
  const at = masked[tail.end] === ' ' ? tail.end + 1 : tail.end;
  const sign = readCurrencySign(masked, at);
  if (
    sign !== null &&
    at < limit &&
    !isDigit(masked[at + sign.length]) &&
    !/^ \d/.test(masked.slice(at + sign.length, at + sign.length + 2)) &&
    !(sign.lost && at > tail.end && !ENDS_SENTENCE.test(masked[at + sign.length] ?? ''))
  )
    return { ...tail, currency: sign.code, end: at + sign.length };
  const word = readWord(masked, at, limit);
  const won = word === 'won' && tail.scale > 1 ? 'KRW' : null;
  const code = word.length > 1 && at > tail.end ? (currencyOfWord(word) ?? won) : null;
  return code === null ? tail : { ...tail, currency: code, end: at + word.length };
}
