import type { CriteriaChange, Rubric } from './schemas';

/** A rubric with the changes made, and those that it refuses: their cells say something third by now. */
export function changeCells(before: Rubric, changes: readonly CriteriaChange[]) {
  const criteria = structuredClone(before);
  const refused: (CriteriaChange & { now: string })[] = [];
  for (const change of changes) {
    const { category, level, from, to } = change;
    const now = before[category][level];
    if (now !== from && now !== to) refused.push({ ...change, now });
    criteria[category][level] = to;
  }
  return { criteria, refused };
}
