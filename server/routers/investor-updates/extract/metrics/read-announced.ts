import type { Token } from '../tokens/tokenize';
import type { Span } from '../types';
import { metricLabel, type MetricLabel } from '../tables/labels';
import type { Candidate } from './candidate';
import type { Sentence } from './sentences';

const MAX_LABEL = 5;
const LEADS = /^(?:[.:=–—|…-]|is|are|still|remains?)$/;

/** "TBD", "tbc", "to follow": the value comes later. */
export function isAnnounced(tokens: readonly Token[], at: number): boolean {
  const words = tokens
    .slice(at, at + 3)
    .map((t) => t.text)
    .join(' ');
  return /^(?:t\.?b\.?[cda]\b|to be (?:confirmed|determined|announced)\b|to follow\b|follows(?: |$)|pending(?: |$))/.test(
    words,
  );
}

/** "Headcount: tbc, two offers are out": a question, not a value. */
export function readAnnounced({ tokens, goal }: Sentence, masked: string): Candidate | null {
  const behind = tokens.findIndex(
    (t) => (t.kind !== 'anchor' && t.kind !== 'word') || LEADS.test(t.text),
  );
  if (behind < 1 || behind > MAX_LABEL || goal[0] === true) return null;
  let at = behind;
  while (LEADS.test(tokens[at]?.text ?? '')) at++;
  if (at === behind || !isAnnounced(tokens, at)) return null;
  const meaning = metricLabel(tokens.slice(0, behind), masked);
  const last = tokens[at];
  return meaning === null || last === undefined || tokens[0] === undefined
    ? null
    : announced(meaning, { start: tokens[0].start, end: last.end });
}

/** A metric that the update names without its value. */
export const announced = ({ field, gross }: MetricLabel, span: Span): Candidate => ({
  ...span,
  field,
  gross,
  value: 0,
  step: 0,
  atLeast: false,
  ruleId: `metric.${field}.announced`,
  confidence: 0.5,
  date: null,
  doubt: 'announced',
});
