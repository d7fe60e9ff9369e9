import type { Candidate } from './candidate';

/** Readings that say a metric only by the way: they count where nothing else tells it. */
const BY_THE_WAY = /\.(?:cash-flow|had-on-day|nth|pictured)$/;

/** Without what was read by the way of a metric that the update states as well. */
export const yielding = (found: readonly Candidate[]): Candidate[] => {
  const stated = new Set(found.filter((c) => !BY_THE_WAY.test(c.ruleId)).map((c) => c.field));
  return found.filter((c) => !BY_THE_WAY.test(c.ruleId) || !stated.has(c.field));
};
