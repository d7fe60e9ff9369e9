import { metricLabel } from '../tables/labels';
import type { Unit } from '../text/unit';
import { buildCandidate } from './build';
import type { Candidate, DocumentContext } from './candidate';
import { link } from './link';
import { measure } from './measure';
import { unitSentences } from './sentences';

const ACTUAL = /^(?:actuals?|current|currently|now|today|this month)$/;
const BESIDE =
  /^(?:plan|planned|target|budget|forecast|goal|last|previous|prior|variance|delta|change|var|yoy|mom)$/;
const MOST_BESIDE = 4;

/** "MRR" over "Actual: $93k" and "Target: $95k": the actual of the metric named above. */
export function readActualBelow(
  units: readonly Unit[],
  at: number,
  masked: string,
  context: DocumentContext,
): Candidate | null {
  const unit = units[at];
  const [sentence] = unit === undefined ? [] : unitSentences(unit, masked);
  if (sentence === undefined || !ACTUAL.test(sentence.tokens[0]?.text ?? '')) return null;
  if (!/^[:=–—-]$/.test(sentence.tokens[1]?.text ?? '')) return null;
  const name = nameAbove(units, at, masked);
  const meaning = name === null ? null : metricLabel([...name], masked);
  const read = meaning === null ? null : measure(sentence.tokens, 2, meaning.field, context, true);
  const behind = read === null ? undefined : sentence.tokens[read.next];
  if (meaning === null || read === null) return null;
  if (behind !== undefined && behind.kind !== 'punct') return null;
  const found = link(2, 2, 'below', 0.85);
  return buildCandidate(
    { ...sentence, goal: sentence.goal.map(() => false) },
    found,
    meaning.field,
    meaning.gross,
    context,
  );
}

/** The tokens of the line above, lines of the metric's plan and former value left out. */
function nameAbove(units: readonly Unit[], at: number, masked: string) {
  for (let i = at - 1; i >= 0 && i > at - MOST_BESIDE; i--) {
    const line = units[i];
    const [first, ...more] = line === undefined ? [] : unitSentences(line, masked);
    if (first === undefined || more.length > 0) return null;
    if (!BESIDE.test(first.tokens[0]?.text ?? '')) return first.tokens;
  }
  return null;
}
