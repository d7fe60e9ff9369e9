import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { fieldMessage } from './form';
import { readMonths, readNumber, readPercentage } from './read-number';

describe('a number as people write it', () => {
  it.each([
    ['250000', 250_000],
    ['$1,200,000', 1_200_000],
    ['1,234,567.89', 1_234_567.89],
    ['250 000.50', 250_000.5],
    ['1 234 567', 1_234_567],
    ['1.2m', 1_200_000],
    ['1.1 k', 1100],
    ['250K', 250_000],
    ['-3.5', -3.5],
    ['-$1,500', -1500],
    ['.5', 0.5],
    ['123456789012345.68', 123_456_789_012_345.68],
    ['USD 2m', 2_000_000],
    ['US$2m', 2_000_000],
    ['1,500 usd', 1500],
    ['-USD 3k', -3000],
    ['', undefined],
    ['  ', undefined],
    [undefined, undefined],
    [12, 12],
  ])('%j is %j', (text, value) => {
    expect(readNumber(text)).toBe(value);
  });

  it.each(['abc', '1.2.3', '12 apples', 'm', '1e5x', '$'])('%j is no number', (text) => {
    expect(readNumber(text)).toBeNaN();
  });

  it.each([
    '1,5m',
    '7,5',
    '0,500',
    '250 000,50',
    '1,2345',
    '12,34,567',
    '1234,567',
    '1,234 567',
    '1.234,567',
    '1,',
    ',5',
    '25 0000',
    '100\t200',
    '12\t345',
    '12\n345',
    '250.000',
    '$1.000',
    '-1.500',
    '123.456',
    '1 2',
    'USD 250.000',
    'USD',
  ])('%j is refused, not guessed at', (text) => {
    expect(readNumber(text)).toBeNaN();
  });

  const said = (read: unknown) =>
    z.number().safeParse(read, { error: (issue) => fieldMessage(issue) }).error?.issues[0]?.message;

  it.each(['5%', '5 %', '7,5%', '%'])('%j is no amount, which the field says', (text) => {
    expect(said(readNumber(text))).toBe(
      'must be a number without a percent sign, such as 12.5 or 250k',
    );
  });

  it.each(['€1m', 'EUR 1m', '1.2m chf', 'C$5', '£20'])(
    '%j is other money, which is told',
    (text) => {
      expect(said(readNumber(text))).toBe('must be in US dollars, written such as 250k or 1.2m');
    },
  );

  it('of too much is refused with a bound that can be read', () => {
    const bounded = z
      .number()
      .max(1e15)
      .safeParse(1e16, { error: (issue) => fieldMessage(issue) });
    expect(bounded.error?.issues[0]?.message).toBe('must be at most 1,000,000,000,000,000');
  });

  it.each([
    ['71.5%', 71.5],
    ['71.5 %', 71.5],
    ['71.5', 71.5],
    ['71.525', 71.525],
    ['71.525 %', 71.525],
    [71.5, 71.5],
    ['', undefined],
  ])('%j is %j where a percentage belongs', (text, value) => {
    expect(readPercentage(text)).toBe(value);
  });

  it.each(['7,5%', '1.250%', '%', '5%%', 'abc'])('%j is no percentage either', (text) => {
    expect(said(readPercentage(text))).toMatch(/^must be a number/);
  });

  it.each([
    ['18', 18],
    ['18m', 18],
    ['18 M', 18],
    ['18.5 months', 18.5],
    ['1 month', 1],
    ['18 mo', 18],
    ['18mos', 18],
    [18, 18],
    ['', undefined],
  ])('%j is %j months, and no millions of them', (text, value) => {
    expect(readMonths(text)).toBe(value);
  });

  it.each(['18k', '1.5b', '18km', '18mm', 'm', '1,5 months', '18 weeks'])(
    '%j is no number of months',
    (text) => {
      expect(readMonths(text)).toBeNaN();
    },
  );

  it('is kept as far as a double holds it', () => {
    fc.assert(
      fc.property(fc.double({ min: 1e-6, max: 1e15, noNaN: true }), (value) => {
        if (/^\d{1,3}\.\d{3}$/.test(String(value))) return;
        expect(readNumber(String(value))).toBe(value);
        const [whole = '', fraction] = String(value).split('.');
        const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',');
        expect(readNumber(fraction === undefined ? grouped : `${grouped}.${fraction}`)).toBe(value);
      }),
    );
  });

  it('that is none is refused with a hint at the decimal point', () => {
    expect(said(readNumber('7,5'))).toBe(
      'must be a number. Write decimals with a point, such as 1.5, and thousands with commas',
    );
  });
});
