/** Digits, alone or in groups of three: `1,234,567`, `1 234 567`. `0,500` is no group: it is a half. */
const WHOLE = String.raw`\d+|[1-9]\d{0,2}(?:,\d{3})+|[1-9]\d{0,2}(?:\s\d{3})+`;
const NUMBER = new RegExp(
  String.raw`^(-?)\s*\$?\s*(?:(${WHOLE})(\.\d+)?|(\.\d+))\s*([kmb]?)\s*%?$`,
  'i',
);
const POWERS = new Map([
  ['k', 3],
  ['m', 6],
  ['b', 9],
]);

/**
 * Reads a number as people write it: `$1,200,000`, `1.2m`, `250k`. NaN if it is none, or if a comma
 * may stand for a decimal point (`1,5`): a guess would store a false number.
 */
export function readNumber(value: unknown): number | undefined {
  if (typeof value === 'number') return value;
  if (typeof value !== 'string' || value.trim() === '') return undefined;
  const match = NUMBER.exec(value.trim());
  if (!match) return Number.NaN;
  const [, sign = '', whole = '', fraction, bare, unit = ''] = match;
  const digits = whole.replace(/[,\s]/g, '') + (fraction ?? bare ?? '');
  // The power goes into the text, so that the double nearest to what was typed comes out.
  return Number(`${sign}${digits}e${POWERS.get(unit.toLowerCase()) ?? 0}`);
}
