import { describe, expect, it } from 'vitest';
import { readNumber } from './read-number';

describe('a number as people write it', () => {
  it.each([
    ['250000', 250_000],
    ['$1,200,000', 1_200_000],
    ['1.2m', 1_200_000],
    ['250K', 250_000],
    ['-3.5', -3.5],
    ['71.5%', 71.5],
    ['', undefined],
    ['  ', undefined],
    [undefined, undefined],
    [12, 12],
  ])('%j is %j', (text, value) => {
    expect(readNumber(text)).toBe(value);
  });

  it.each(['abc', '1.2.3', '12 apples', 'm', '1e5x'])('%j is no number', (text) => {
    expect(readNumber(text)).toBeNaN();
  });
});
