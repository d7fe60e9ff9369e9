import { describe, expect, it } from 'vitest';
import { toCsv } from './csv';

describe('a CSV export', () => {
  it.each([
    ...['=1+1', '+1', '-1', '@SUM(A1)', '\tx', '\rx', '\nx', ' =1+1', '\u00a0=1+1', '\uFEFF=1'],
    ...['\uFF1D1+1', '\uFF0B1', '\uFF0D1', '\uFF20SUM(A1)'],
  ])('takes the formula out of %j', (cell) => {
    expect(toCsv([[cell]])).toMatch(/^"?'/);
  });

  it('keeps numbers, also negative ones, as numbers', () => {
    expect(toCsv([[-5, 1.5, null]])).toBe('-5,1.5,\r\n');
  });

  it('keeps separators of other regions inside their cell', () => {
    expect(toCsv([['a;=1', 'b\t=1']])).toBe('"a;=1","b\t=1"\r\n');
  });

  it('quotes what would break a row', () => {
    expect(toCsv([['a,b', 'say "x"', 'l1\nl2', 'plain']])).toBe(
      '"a,b","say ""x""","l1\nl2",plain\r\n',
    );
  });
});
