import { expect, it } from 'vitest';
import { changeText, percentChange, pointChange } from './change';

const text = (change: ReturnType<typeof percentChange>) => change && changeText(change);

it('an amount changes by percent', () => {
  expect(text(percentChange(100, 240, 0))).toBe('+140%');
  expect(text(percentChange(2_400_000, 1_000_000, 0))).toBe('-58%');
  expect(text(percentChange(1000, 1001, 1))).toBe('+0.1%');
  expect(text(percentChange(1, 21, 0))).toBe('+2,000%');
});

it('a percentage changes by points, since percent of it read as points', () => {
  expect(text(pointChange(39.3, 38.9))).toBe('-0.4 pts');
  expect(text(pointChange(70, 71))).toBe('+1 pt');
  expect(text(pointChange(-5, 10))).toBe('+15 pts');
});

it('no change has no sign', () => {
  expect(text(percentChange(1000, 999, 0))).toBe('0%');
  expect(text(pointChange(50.01, 50))).toBe('0 pts');
});

it('from zero or less, or past all numbers, there are no percent', () => {
  expect(percentChange(0, 5, 0)).toBeNull();
  expect(percentChange(-10, 5, 0)).toBeNull();
  expect(percentChange(5e-324, 1e15, 0)).toBeNull();
});
