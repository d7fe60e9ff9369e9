import type { CustomerStatus } from '../types';

/** Marks of a list that tell how each of it stands; null: they tell of no good, and not of what. */
const MARKS: readonly [CustomerStatus | null, RegExp][] = [
  ['CHURNED', /^[\u274c]/],
  ['PAUSED', /^(?:\u23f8|\u{1f4a4})/u],
  [null, /^(?:\u{1f44e}|\u{1f6ab}|\u{1f494}|[\u2716\u2717\u2718]|\u26d4)/u],
];

const YES = /^[\u2705\u2713\u2714\u2611]/;
const NO = /^[\u274c\u2715-\u2718]/;

const answer = (mark: string): boolean | undefined =>
  YES.test(mark) ? true : NO.test(mark) ? false : undefined;

/** "A ✔", "B ✘": whether the mark right behind a name says yes; undefined without one. */
export const markBehind = (masked: string, end: number) =>
  answer(masked.slice(end, end + 4).replace(/^[ \u0001]{1,2}/, ''));

/** "✔ A": whether the mark right before a name says yes; undefined without one. */
export const markBefore = (masked: string, start: number) =>
  answer(
    masked
      .slice(Math.max(0, start - 3), start)
      .replace(/[ \u0001\ufe0f]{1,2}$/, '')
      .slice(-1),
  );

/** "Acme ❌", "Acme ✘" below a heading of customers: how a no behind the name reads; undefined without one. */
export const noBehind = (masked: string, end: number) =>
  markBehind(masked, end) === false
    ? statusOfMark(masked.slice(end, end + 4).trimStart(), 2)
    : undefined;

/**
 * "⏸ Tar Foods", "❌ Bek Cars" below a heading of customers.
 * @returns undefined without such a mark before the name
 */
export function statusOfMark(masked: string, name: number): CustomerStatus | null | undefined {
  const line = masked.slice(Math.max(0, name - 12), name);
  const lead = line.slice(line.lastIndexOf('\n') + 1).replace(/^[-*•–+\s\u0001]{1,6}/, '');
  return MARKS.find(([, pattern]) => pattern.test(lead))?.[0];
}
