import type { Rubric } from '../../../_lib/outputs';
import { CATEGORIES, LEVELS } from './categories';

type Criteria = Rubric['criteria'];

/** The cells whose text differs between two versions of the rubric. */
export const changedCells = (before: Criteria, after: Criteria) =>
  CATEGORIES.flatMap(({ name: category }) =>
    LEVELS.map(({ level }) => ({
      category,
      level,
      from: before[category][level],
      to: after[category][level],
    })),
  ).filter(({ from, to }) => from !== to);
