import type { CustomerStatus } from '../types';

/** Marks of a list that tell how each of it stands; null: they tell of no good, and not of what. */
const MARKS: readonly [CustomerStatus | null, RegExp][] = [
  ['CHURNED', /^[\u274c]/],
  ['PAUSED', /^(?:\u23f8|\u{1f4a4})/u],
  [null, /^(?:\u{1f44e}|\u{1f6ab}|\u{1f494}|[\u2716\u2717\u2718]|\u26d4)/u],
];

/**
 * "⏸ Tar Foods", "❌ Bek Cars" below a heading of customers.
 * @returns undefined without such a mark before the name
 */
export function statusOfMark(masked: string, name: number): CustomerStatus | null | undefined {
  const line = masked.slice(Math.max(0, name - 12), name);
  const lead = line.slice(line.lastIndexOf('\n') + 1).replace(/^[-*•–+\s\u0001]{1,6}/, '');
  return MARKS.find(([, pattern]) => pattern.test(lead))?.[0];
}
