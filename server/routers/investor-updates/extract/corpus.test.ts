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
const NOTHING = { hit: 0, wrong: 0, missed: 0 };
const tally = (evaluation: Evaluation, kind: string) => evaluation.tallies.get(kind) ?? NOTHING;

describe('the labelled corpus', () => {
  it('holds at least 120 updates, half of them set aside', () => {
    const [dev, heldOut] = HALVES.map((half) => loadCorpus(half).length);
    expect((dev ?? 0) + (heldOut ?? 0)).toBeGreaterThanOrEqual(120);
    expect(Math.abs((dev ?? 0) - (heldOut ?? 0))).toBeLessThanOrEqual(2);
  });

  it.each(SPLITS)('is read to the promised precision and recall: %s', (half) => {
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
    const asks = tally(evaluation, 'asks');
    // Of a handful each one weighs more than the bound leaves.
    const least = asks.hit + asks.missed < 10 ? 0.75 : 0.92;
    expect(f1(asks), evaluation.faults.join('\n')).toBeGreaterThanOrEqual(least);
  });
});
