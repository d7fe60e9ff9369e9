import { tokenize, type Token } from '../tokens/tokenize';
import { metricLabel, type MetricLabel } from '../tables/labels';
import { buildCandidate } from './build';
import type { Candidate, DocumentContext } from './candidate';
import { measure } from './measure';
import type { Sentence } from './sentences';

const MAX_LABEL = 4;

/** "Cash. $7.3M at quarter end.": a name that ends with a full stop, and its value behind it. */
export function readLabelled(
  label: Sentence | undefined,
  sentence: Sentence,
  masked: string,
  context: DocumentContext,
): Candidate | null {
  const { tokens, goal } = sentence;
  if (label === undefined || label.tokens.length > MAX_LABEL || goal[0] === true) return null;
  // "A R R : 1 . 2 M": the rest of a number, as some PDF texts have it.
  if (label.tokens.findLast((t) => t.text !== '.')?.kind === 'number') return null;
  const meaning = metricLabel([...label.tokens], masked);
  if (meaning === null) return null;
  const read = measure(tokens, 0, meaning.field, context, true);
  if (read === null || !isWhole(tokens, read.next, meaning.field === 'headcount')) return null;
  const link = { anchor: 0, number: 0, rule: 'label', confidence: 0.85, date: null };
  const found = buildCandidate(sentence, link, meaning.field, meaning.gross, context);
  if (found === null) return null;
  return { ...inItsMoney(found, meaning), start: label.tokens[0]?.start ?? found.start };
}

/** "Cash" as a heading, "$4.7M on October 31, before the second tranche" below it. */
export function readUnderHeading(
  heading: string,
  sentence: Sentence,
  context: DocumentContext,
): Candidate | null {
  const at = sentence.tokens.findIndex((t) => t.kind === 'number');
  const named = at >= 0 && at <= MAX_STORY && heading.length <= 40 && sentence.goal[at] !== true;
  if (!named) return null;
  const meaning = metricLabel(tokenize(heading, { start: 0, end: heading.length }), heading);
  // "Runway" over "6 months ago …".
  if (meaning === null || meaning.field === 'runwayMonths') return null;
  if (at > 0 && !(meaning.field === 'cashOnHandUsd' && isStory(sentence.tokens.slice(0, at))))
    return null;
  const read = measure(sentence.tokens, at, meaning.field, context, true);
  const behind = read === null ? undefined : sentence.tokens.slice(read.next, read.next + 3);
  if (behind === undefined || !(standsAlone(behind) || (at > 0 && behind[0]?.text === '.')))
    return null;
  if (meaning.field === 'headcount' && !countsNow(behind)) return null;
  const link = { anchor: at, number: at, rule: 'label', confidence: 0.8, date: null };
  const found = buildCandidate(sentence, link, meaning.field, meaning.gross, context);
  return found === null ? null : inItsMoney(found, meaning);
}

/** Under "ARR (NZD)" a dollar sign is none of USD. */
const inItsMoney = (found: Candidate, { currency }: MetricLabel): Candidate =>
  currency === null || currency === 'USD' ? found : { ...found, doubt: 'currency' };

/** "$4.7M.", "$4.7M, up from …", "$4.7M on October 31" */
const standsAlone = ([next, after]: readonly Token[]) =>
  next === undefined ||
  next.text === ',' ||
  /^(?:today|now|up|down|as)$/.test(next.text) ||
  (next.text === 'ft' && (after === undefined || after.text === ',')) ||
  (/^(?:on|at|in)$/.test(next.text) && after?.kind === 'date') ||
  (next.text === 'at' &&
    /^(?:the|end|month|quarter|year|month-end|quarter-end)/.test(after?.text ?? ''));

const MAX_STORY = 8;
const STORY =
  /^(?:we|i|the|month|quarter|year|half|with|at|in|currently|still|now|just|about|around|over|roughly)$/;

/** "We ended March with", "We have": what the company has, below the heading "Cash". */
const isStory = (tokens: readonly Token[]) =>
  tokens[0]?.text === 'we' &&
  // "We closed $2M" tells of a round or a deal.
  tokens.some((t) => /^(?:with|at|have|hold)$/.test(t.text)) &&
  tokens.filter((t) => /^(?:ended|closed|finished|have|hold)$/.test(t.text)).length === 1 &&
  tokens.every(
    (t) =>
      t.kind === 'date' ||
      STORY.test(t.text) ||
      /^(?:ended|closed|finished|have|hold)$/.test(t.text),
  );

/** "27 now.", "27, up from 23": unlike "5 joined this month" below "Team". */
const countsNow = ([next, after, last]: readonly Token[]) =>
  // "7 FT, 2 contractors"
  next?.text === 'ft' ||
  (/^(?:now|today|currently)$/.test(next?.text ?? '')
    ? after === undefined || /^[,(]$/.test(after.text)
    : next?.text === ',' && /^(?:up|down)$/.test(after?.text ?? '') && last?.text === 'from');

/** Nothing behind the value makes it one of something else: "$40k came in", "three joined". */
function isWhole(tokens: readonly Token[], next: number, ofPeople: boolean): boolean {
  const behind = tokens[next];
  if (behind === undefined || behind.kind === 'punct') return true;
  if (behind.kind === 'anchor') return ofPeople === (behind.anchor === 'headcount');
  if (ofPeople && next === tokens.length - 1)
    return /^(?:full-time|fulltime|strong|today|now|total)$/.test(behind.text);
  return !ofPeople && /^(?:at|as|on|per|a|up|down|of|left|today|now|months?)$/.test(behind.text);
}
