import { describe, expect, it } from 'vitest';
import {
  evaluateExtraction,
  f1,
  formatEvaluation,
  precision,
  recall,
  type Evaluation,
  type Tally,
} from '@/tests/corpus/evaluate-extraction';
import { compareAsks } from '@/tests/corpus/evaluate-asks';
import { loadCorpus, SPLITS, type Split } from '@/tests/corpus/load-corpus';

const HALVES: readonly Split[] = SPLITS.slice(0, 2);
const FRESH: readonly Split[] = SPLITS.slice(2);
const NOTHING: Tally = { hit: 0, wrong: 0, missed: 0 };
/** Of fewer findings one alone would decide a rate. */
const FEW = 20;
/** Of fewer than that, as many may be missed as a rate of 0.9 lets pass. */
const FEW_MISSED = 2;
const tally = (evaluation: Evaluation, kind: string) => evaluation.tallies.get(kind) ?? NOTHING;

/** Rates what is found and what is there; where there are too few for a rate, none may be wrong. */
function expectRates(kind: Tally, least: { precision: number; recall: number }): void {
  if (kind.hit + kind.wrong < FEW) expect(kind.wrong).toBe(0);
  else expect(precision(kind)).toBeGreaterThanOrEqual(least.precision);
  if (kind.hit + kind.missed < FEW) expect(kind.missed).toBeLessThanOrEqual(FEW_MISSED);
  else expect(recall(kind)).toBeGreaterThanOrEqual(least.recall);
}

describe('the labelled corpus', () => {
  it('holds at least 120 updates, half of them set aside', () => {
    const [dev, heldOut] = HALVES.map((half) => loadCorpus(half).length);
    expect((dev ?? 0) + (heldOut ?? 0)).toBeGreaterThanOrEqual(120);
    expect(Math.abs((dev ?? 0) - (heldOut ?? 0))).toBeLessThanOrEqual(2);
  });

  it.each(SPLITS)('is read to the promised precision and recall: %s', (part) => {
    const evaluation = evaluateExtraction(loadCorpus(part));
    console.log(formatEvaluation(part, evaluation));
    if (evaluation.faults.length > 0) console.log(evaluation.faults.join('\n'));
    expectRates(tally(evaluation, 'metrics'), { precision: 0.99, recall: 0.9 });
    expectRates(tally(evaluation, 'customers'), { precision: 0.95, recall: 0.85 });
    expect(f1(tally(evaluation, 'gaps'))).toBeGreaterThanOrEqual(0.85);
  });

  it.each(FRESH)('has its asks found: %s', (part) => {
    const evaluation = compareAsks(loadCorpus(part));
    expect(f1(tally(evaluation, 'asks')), evaluation.faults.join('\n')).toBeGreaterThanOrEqual(
      0.92,
    );
  });
});
