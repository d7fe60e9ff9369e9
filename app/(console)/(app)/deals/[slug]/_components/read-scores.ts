import type { DealComment, Rubric } from '../../../../_lib/outputs';

export type Criteria = Rubric['criteria'];
export type Category = keyof Criteria;

/** The rubric's categories in their order, as people name them. */
export const CATEGORIES: readonly { category: Category; label: string }[] = [
  { category: 'domainExpertise', label: 'Domain expertise' },
  { category: 'product', label: 'Product' },
  { category: 'fundraisability', label: 'Fundraisability' },
  { category: 'market', label: 'Market' },
  { category: 'execution', label: 'Execution' },
  { category: 'traction', label: 'Traction' },
];

export const LEVELS = ['4', '3', '2', '1'] as const;
export type Level = (typeof LEVELS)[number];

/** One category's latest score, and whose it is. */
export interface Score {
  level: Level;
  by: DealComment;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const levelOf = (value: unknown): Level | undefined =>
  LEVELS.find((level) => Number(level) === value);

/**
 * The latest score of each category. A deal has no field for them: whoever scores it, person or
 * agent, comments with `metadata.scores`, such as `{"market": 3}`.
 * @param comments oldest first
 */
export function readScores(comments: readonly DealComment[]): Map<Category, Score> {
  const found = new Map<Category, Score>();
  for (const by of comments) {
    const { scores } = by.metadata;
    if (!isObject(scores)) continue;
    for (const { category } of CATEGORIES) {
      const level = levelOf(scores[category]);
      if (level !== undefined) found.set(category, { level, by });
    }
  }
  return found;
}

/** The thesis fit (0 to 5) that scores of 1 to 4 come to, to a tenth; null without any. */
export function fitOf(levels: readonly Level[]): number | null {
  if (levels.length === 0) return null;
  const mean = levels.reduce((sum, level) => sum + Number(level), 0) / levels.length;
  return Math.round((mean / 4) * 50) / 10;
}
