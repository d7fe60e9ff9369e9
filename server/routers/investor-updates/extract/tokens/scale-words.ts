import type { Span } from '../types';
import type { NumberValue } from './numbers';

const DIGITS = 'zero one two three four five six seven eight nine'.split(' ');
const DIGIT = DIGITS.join('|');
const SCALE = new RegExp(
  `^(?: and a half| hundred| point (${DIGIT})(?: (${DIGIT}))?)? (thousand|million)s?(?: (?:us )?(dollars|usd))?(?![a-z])`,
  'i',
);
/** "two million three hundred thousand": more of the same amount. */
const GOES_ON =
  /^,? (?:and )?(?:\d|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\w{3,6}teen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand)(?![a-z])/i;
/** "four hundred and seventy thousand": only the end of an amount. */
const GOES_BEFORE = /(?:hundred|thousand|million|point)(?: and)? $/i;

/** "fifty thousand dollars", "three hundred thousand", "two and a half million", "four point seven million" */
export function readScaleInWords(
  masked: string,
  word: Span,
  limit: number,
  count: number,
): { number: NumberValue; end: number } | null {
  const found = SCALE.exec(masked.slice(word.end, Math.min(limit, word.end + 48)));
  if (found === null || GOES_BEFORE.test(masked.slice(Math.max(0, word.start - 14), word.start)))
    return null;
  const [written, tenth, hundredth, name, currency] = found;
  const end = word.end + written.length;
  if (GOES_ON.test(masked.slice(end, Math.min(limit, end + 20)))) return null;
  const scale = /^t/i.test(name ?? '') ? 1e3 : 1e6;
  const digit = (text: string | undefined) =>
    Math.max(0, DIGITS.indexOf((text ?? '').toLowerCase()));
  const part = /^ and/i.test(written) ? 50 : digit(tenth) * 10 + digit(hundredth);
  const whole = /^ hundred/i.test(written) ? count * 100 : count;
  const number: NumberValue = {
    ...plainNumber(Math.round((whole * 100 + part) * (scale / 100))),
    currency: currency === undefined ? null : 'USD',
    step: hundredth !== undefined ? scale / 100 : part > 0 ? scale / 10 : scale,
    scaled: true,
  };
  return { number, end };
}

/** A bare number in words. */
export function plainNumber(value: number): NumberValue {
  return {
    value,
    currency: null,
    step: 1,
    scaled: false,
    kind: 'plain',
    negative: false,
    signed: false,
    plus: false,
    ambiguous: false,
  };
}
