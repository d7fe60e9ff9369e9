/** The largest power of ten that a number is written in whole: 1,200,000 in 100,000s, 7.5 in tenths. */
function stepOf(value: number): number {
  const digits = value.toExponential().split('e');
  const decimals = (digits[0] ?? '').replace('-', '').split('.')[1]?.length ?? 0;
  return 10 ** (Number(digits[1]) - decimals);
}

/** True if two values are one as far as the coarser of them is written: $1.2M and $1,234,567. */
export function isSameValue(a: number, b: number): boolean {
  if (a === b) return true;
  const apart = Math.abs(a - b);
  const coarse = Math.max(stepOf(a), stepOf(b));
  return apart <= coarse * 0.501 && apart <= Math.max(Math.abs(a), Math.abs(b)) * 0.05;
}

/** The more precisely written of two values. */
export const isFiner = (a: number, b: number): boolean => stepOf(a) < stepOf(b);
