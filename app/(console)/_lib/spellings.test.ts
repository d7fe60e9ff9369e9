import { describe, expect, test } from 'vitest';
import { spellingsOf, stageAs } from './spellings';

describe('what is filtered by', () => {
  test('stands once however it is spelled, as it is spelled first', () => {
    expect(spellingsOf(['Health', 'fintech ', 'Fintech', '', 'health', 'AI'])).toEqual([
      '',
      'AI',
      'fintech',
      'Health',
    ]);
  });

  test('is one stage where one name is shown', () => {
    expect(spellingsOf(['seed', 'Seed ', 'series-a', 'Series A', 'Growth'], stageAs)).toEqual([
      'Growth',
      'seed',
      'series-a',
    ]);
  });
});
