const FIRST = /:[\s\u0001]*1\.[\s\u0001]*$/;
const NEXT = /[\s\u0001](\d{1,2})\.[\s\u0001]*$/;
const REACH = 8;

/**
 * "Customers: 1. A, SMB 2. B, F500": which of a run of numbers in one line a sentence stands behind,
 * 0 where it stands behind none.
 * @param before the number of the sentence before
 */
export function numberBefore(masked: string, start: number, before: number): number {
  const lead = masked.slice(Math.max(0, start - REACH), start);
  if (FIRST.test(lead)) return 1;
  const number = Number(NEXT.exec(lead)?.[1] ?? 0);
  return before > 0 && number === before + 1 ? number : 0;
}
