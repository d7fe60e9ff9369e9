import { describe, expect, it } from 'vitest';
import { readOctober } from '@/tests/setup/read-update';

describe('one department is not the headcount', () => {
  it.each([
    ['Headcount: 12 eng, 5 sales, 3 G&A (20 total)', 20],
    ['Team: 7 R&D, 3 GTM, 2 G&A (12 total)', 12],
    ['Headcount: 9 engineering, 4 marketing, total 13', 13],
    ['Headcount: 20 (12 eng, 5 sales, 3 G&A)', 20],
    ['Headcount: 20, sales 5, eng 15', 20],
    ['Team of 20: 12 eng, 8 sales', 20],
    ['Headcount: 20 people, 5 sales', 20],
    ['Headcount is 14 now, 2 sales hires in March.', 14],
  ])('the total told beside the parts is: %s', (body, headcount) => {
    expect(readOctober(body)).toEqual([{ headcount }, []]);
  });

  it.each([
    'Headcount: 12 eng, 5 sales, 3 G&A',
    'Headcount: 12 R&D, 5 GTM',
    'Headcount: 12 eng, 5 sales (20 total)',
  ])('without a total that adds up it is asked about: %s', (body) => {
    expect(readOctober(body)).toEqual([{}, ['headcount']]);
  });
});
