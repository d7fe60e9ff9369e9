import type { NumberValue } from './numbers';

const DOZENS =
  /^[ -](?:and a half )?(dozens?|hundred)(?![a-z])(?! (?:and|thousand|grand|k|m|million)\b)/i;
const LONGEST = 34;

/** "Two dozen", "3 dozen", "two hundred": a bare count and the word behind it are one number. */
export function readDozens(
  masked: string,
  from: number,
  limit: number,
  count: NumberValue,
): { number: NumberValue; end: number } | null {
  if (count.kind !== 'plain' || count.currency !== null || count.scaled) return null;
  const found = DOZENS.exec(masked.slice(from, Math.min(limit, from + LONGEST)));
  if (found === null) return null;
  const half = /half/i.test(found[0]) ? 0.5 : 0;
  const value = (count.value + half) * (/hundred/i.test(found[1] ?? '') ? 100 : 12);
  return { number: { ...count, value, step: 1 }, end: from + found[0].length };
}
