import { Decimal } from 'decimal.js';

// Sixty digits: quotients come out as the double nearest to the true value.
const Exact = Decimal.clone({ precision: 60 });

// From 1e15 down to the smallest double: no sum of values is rounded before its end, whatever their order.
const Whole = Decimal.clone({ precision: 400 });

const total = (values: readonly number[]): Decimal =>
  values.reduce((soFar, value) => soFar.plus(value), new Whole(0));

/** The sum without binary dust: 0.1 + 0.2 is 0.3. */
export const sum = (values: readonly number[]): number => total(values).toNumber();

/** a ÷ b without binary dust; `b` is not 0. */
export const quotient = (a: number, b: number): number => new Exact(a).div(b).toNumber();

/** The arithmetic mean; 0 of nothing. */
export const mean = (values: readonly number[]): number =>
  values.length === 0 ? 0 : new Exact(total(values)).div(values.length).toNumber();

/** part ÷ whole × 100; 0 where whole is 0. */
export const percentOf = (part: number, whole: number): number =>
  whole === 0 ? 0 : new Exact(part).times(100).div(whole).toNumber();

/** The middle value, or the mean of the middle two; null of nothing. */
export function median(values: readonly number[]): number | null {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle];
  if (upper === undefined) return null;
  const lower = sorted[middle - 1];
  return sorted.length % 2 === 1 || lower === undefined ? upper : mean([lower, upper]);
}
