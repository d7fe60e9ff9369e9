/** What a column sorts by: what is missing is undefined, which belongs last in both directions. */
export const orLast = <V extends string | number>(value: V | null): V | undefined =>
  value === null || value === '' ? undefined : value;

/** A column whose values may be missing: they come last, whichever way it is sorted. */
export const MISSING_LAST = { sortUndefined: 'last' } as const;

/** As MISSING_LAST, of texts: a first row without one says nothing of what the column holds. */
export const TEXT_OR_MISSING = {
  ...MISSING_LAST,
  sortingFn: 'text',
  sortDescFirst: false,
} as const;

/** Compares numbers, the largest first and what is missing last. */
export function largestFirst(a: number | null, b: number | null): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null);
  return b - a;
}
