import type { Unit } from '../text/unit';
import type { Candidate } from './candidate';
import { unitSentences } from './sentences';
import { isCorrection } from './supposed';

const MAYBE = /\b(?:correct|errat|typo)/i;
/** A correction of what an earlier update said is none of this one. */
const OF_EARLIER = /^(?:last|previous|prior|earlier|ago)$/;

/** Without what the update itself corrects: "MRR: $36k … Correction: MRR should be $38k". */
export function corrected(
  found: readonly Candidate[],
  units: readonly Unit[],
  masked: string,
): Candidate[] {
  if (found.length < 2 || !MAYBE.test(masked)) return [...found];
  const told = units.flatMap((unit) =>
    unitSentences(unit, masked)
      .filter(({ tokens }) => isCorrection(tokens))
      .filter(({ tokens }) => tokens.every((t) => t.kind !== 'date' && !OF_EARLIER.test(t.text)))
      .map(({ tokens }) => ({ start: tokens[0]?.start ?? 0, end: tokens.at(-1)?.end ?? 0 })),
  );
  const isTold = (c: Candidate) => told.some(({ start, end }) => c.start >= start && c.end <= end);
  const fields = new Set(found.filter(isTold).map(({ field }) => field));
  return found.filter((c) => isTold(c) || !fields.has(c.field));
}
