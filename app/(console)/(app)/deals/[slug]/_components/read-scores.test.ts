import { expect, test } from 'vitest';
import { fitOf, readScores } from './read-scores';

const comment = (id: string, metadata: Record<string, unknown>) => ({
  id,
  dealId: 'd',
  authorName: 'scout',
  authorType: 'agent' as const,
  content: 'x',
  metadata,
  createdAt: '2026-01-01T00:00:00.000Z',
});

test('the latest score of each category counts, and what is none is passed over', () => {
  const scores = readScores([
    comment('1', { scores: { market: 2, product: 3 } }),
    comment('2', { scores: { market: 4, traction: 5, team: 1 } }),
    comment('3', { scores: 'high' }),
    comment('4', { confidence: 0.5 }),
  ]);
  const found = [...scores].map(([category, { level, by }]) => [category, level, by.id]);
  expect(found.sort()).toEqual([
    ['market', '4', '2'],
    ['product', '3', '1'],
  ]);
});

test('the fit is the mean level on the scale of 5', () => {
  expect(fitOf([])).toBeNull();
  expect(fitOf(['4', '4'])).toBe(5);
  expect(fitOf(['3', '2', '3'])).toBe(3.3);
});
