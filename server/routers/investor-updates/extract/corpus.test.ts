import { describe, expect, it } from 'vitest';
import {
  evaluateExtraction,
  f1,
  formatEvaluation,
  precision,
  recall,
  type Evaluation,
} from '@/tests/corpus/evaluate-extraction';
import { compareAsks } from '@/tests/corpus/evaluate-asks';
import { loadCorpus, SPLITS, type Split } from '@/tests/corpus/load-corpus';

const HALVES: readonly Split[] = SPLITS.slice(0, 2);
const FRESH: readonly Split[] = SPLITS.slice(2);
/** Written for their asks: one to three customers and a dozen numbers make no rate. */
const OF_ASKS: ReadonlySet<Split> = new Set(['fresh-45', 'fresh-46', 'fresh-47']);
const RATED = SPLITS.filter((split) => !OF_ASKS.has(split));
const NOTHING = { hit: 0, wrong: 0, missed: 0 };
const tally = (evaluation: Evaluation, kind: string) => evaluation.tallies.get(kind) ?? NOTHING;

describe('the labelled corpus', () => {
  it('holds at least 120 updates, half of them set aside', () => {
    const [dev, heldOut] = HALVES.map((half) => loadCorpus(half).length);
    expect((dev ?? 0) + (heldOut ?? 0)).toBeGreaterThanOrEqual(120);
    expect(Math.abs((dev ?? 0) - (heldOut ?? 0))).toBeLessThanOrEqual(2);
  });

  it.each(RATED)('is read to the promised precision and recall: %s', (half) => {
    const evaluation = evaluateExtraction(loadCorpus(half));
    console.log(formatEvaluation(half, evaluation));
    if (evaluation.faults.length > 0) console.log(evaluation.faults.join('\n'));
    expect(precision(tally(evaluation, 'metrics'))).toBeGreaterThanOrEqual(0.99);
    expect(recall(tally(evaluation, 'metrics'))).toBeGreaterThanOrEqual(0.9);
    expect(precision(tally(evaluation, 'customers'))).toBeGreaterThanOrEqual(0.95);
    expect(recall(tally(evaluation, 'customers'))).toBeGreaterThanOrEqual(0.85);
    expect(f1(tally(evaluation, 'gaps'))).toBeGreaterThanOrEqual(0.85);
  });

  it.each(FRESH)('has its asks found: %s', (part) => {
    const evaluation = compareAsks(loadCorpus(part));
    expect(f1(tally(evaluation, 'asks')), evaluation.faults.join('\n')).toBeGreaterThanOrEqual(
      0.92,
    );
  });
});
