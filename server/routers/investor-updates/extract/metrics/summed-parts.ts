import type { Unit } from '../text/unit';
import { tokenize, type Token } from '../tokens/tokenize';
import type { MetricField } from '../types';
import { buildCandidate } from './build';
import type { Candidate, DocumentContext } from './candidate';
import { link } from './link';
import { isOwnTotal } from './own-total';
import { measure, type Measure } from './measure';
import { SUMS_UP } from './part-labels';
import { fieldOf } from './read-pairs';
import { unitSentences, type Sentence } from './sentences';

const TOLD_IN_PARTS: ReadonlySet<MetricField | null> = new Set<MetricField | null>([
  'grossMarginPct',
  'headcount',
  'arrUsd',
  'mrrUsd',
  'cashOnHandUsd',
]);
const SPLIT = /^(?:by|per|split|breakdown|across)$/;
const OTHER_KIND =
  /^(?:new|target|goal|plan|planned|budget|pipeline|forecast|open|hires|hired|hiring|churned|lost|added|next)$/;
const MOST_PARTS = 12;

/**
 * "Team: eng 12, sales 5, G&A 3 (20 total)", "MRR by plan: Starter $12k, Pro $31k. Total $43k": the total
 * named beside at least two parts, where it is their sum. `next` may hold it.
 */
export function readSummedParts(
  sentence: Sentence,
  next: Sentence | undefined,
  context: DocumentContext,
): Candidate | null {
  const { tokens, goal } = sentence;
  const anchor = tokens.findIndex((t) => TOLD_IN_PARTS.has(fieldOf(t)));
  const name = tokens[anchor];
  const field = name === undefined ? null : fieldOf(name);
  const colon = tokens.findIndex((t, i) => i > anchor && /^[:–—(]$/.test(t.text));
  if (field === null || colon < 0 || colon > anchor + 5 || goal[anchor] === true) return null;
  if (tokens.slice(0, anchor).some((t) => OTHER_KIND.test(t.text))) return null;
  if (!isOwnTotal(tokens, anchor, context)) return null;
  const named = tokens.slice(anchor + 1, colon);
  if (named.length > 0 && !SPLIT.test(named[0]?.text ?? '')) return null;
  const parts = partsOf(tokens, colon + 1, field, context);
  const own = totalAt(tokens, parts, field);
  if (own !== null)
    return buildCandidate(sentence, link(anchor, own, 'sum', 0.85), field, false, context);
  // "… Enterprise $44k. Total $87k."
  if (next === undefined || !opensSum(next.tokens)) return null;
  const at = next.tokens.findIndex((t) => t.kind === 'number');
  const read = at < 0 || at > 4 ? null : measure(next.tokens, at, field, context, true);
  if (
    read === null ||
    parts.length < 2 ||
    !isWhole(
      field,
      read,
      parts.map((p) => p.read),
    )
  )
    return null;
  return buildCandidate(next, link(0, at, 'sum', 0.85), field, false, context);
}

/** "Total 20", "In total 20", "20 in total" */
function opensSum(tokens: readonly Token[]): boolean {
  const [first, second, third] = tokens.map((t) => t.text);
  if (SUMS_UP.test(first ?? '')) return true;
  if (first === 'in') return SUMS_UP.test(second ?? '');
  if (tokens[0]?.kind !== 'number' || tokens.length > 3) return false;
  return SUMS_UP.test(second ?? '') || (second === 'in' && SUMS_UP.test(third ?? ''));
}

/** A part or total of a list, and where it stands. */
interface Part {
  at: number;
  read: Measure;
}

function partsOf(
  tokens: readonly Token[],
  from: number,
  field: MetricField,
  context: DocumentContext,
): Part[] {
  const parts: Part[] = [];
  for (let i = from; i < tokens.length && parts.length <= MOST_PARTS; i++) {
    if (tokens[i]?.kind !== 'number') continue;
    const read = measure(tokens, i, field, context, true);
    if (read !== null) parts.push({ at: i, read });
  }
  return parts;
}

/** The place of the part that is named the total of all before it. */
function totalAt(
  tokens: readonly Token[],
  parts: readonly Part[],
  field: MetricField,
): number | null {
  for (const [i, { at, read }] of parts.entries()) {
    if (i < 2) continue;
    const before = tokens.slice(Math.max(0, at - 2), at).map((t) => t.text);
    const behind = tokens.slice(read.next, read.next + 2).map((t) => t.text);
    const named =
      [...before, ...behind].some((w) => SUMS_UP.test(w) || BLENDS.test(w)) ||
      /^=>?$/.test(before.at(-1) ?? '');
    if (
      named &&
      isWhole(
        field,
        read,
        parts.slice(0, i).map((p) => p.read),
      )
    )
      return at;
  }
  return null;
}

/** "blended 61%" beside shares of products. */
const BLENDS = /^(?:blended|group|company)$/;

/** A sum equals its parts, a share of all lies between them. */
const isWhole = (field: MetricField, total: Measure, parts: readonly Measure[]) =>
  field === 'grossMarginPct'
    ? parts.some((p) => p.value <= total.value) && parts.some((p) => p.value >= total.value)
    : isSum(total, parts);

/** Equal to its parts, as far as they are written. */
function isSum(total: Measure, parts: readonly Measure[]): boolean {
  const sum = parts.reduce((whole, { value }) => whole + value, 0);
  const slack = parts.reduce((whole, { step }) => whole + step, total.step) * 0.501;
  return Math.abs(sum - total.value) <= slack && parts.every(({ value }) => value < total.value);
}

/** "Headcount by office:" over "Berlin: 14", "London: 6" and "Total: 20": the last of such lines. */
export function readSummedList(
  units: readonly Unit[],
  at: number,
  masked: string,
  context: DocumentContext,
): Candidate | null {
  const unit = units[at];
  if (unit === undefined || unit.heading.length > MAX_HEADING) return null;
  const [sentence] = unitSentences(unit, masked);
  if (sentence === undefined || !SUMS_UP.test(sentence.tokens[0]?.text ?? '')) return null;
  const heading = tokenize(unit.heading, { start: 0, end: unit.heading.length });
  const anchor = heading.findIndex((t) => TOLD_IN_PARTS.has(fieldOf(t)));
  const field = heading[anchor] === undefined ? null : fieldOf(heading[anchor]);
  if (field === null || !isOwnTotal(heading, anchor, context)) return null;
  if (heading.some((t) => OTHER_KIND.test(t.text))) return null;
  if (heading[anchor + 1] !== undefined && !SPLIT.test(heading[anchor + 1]?.text ?? ''))
    return null;
  const parts: Measure[] = [];
  for (let i = at - 1; i >= 0 && parts.length <= MOST_PARTS; i--) {
    const line = units[i];
    if (line === undefined || line.kind === 'heading' || line.heading !== unit.heading) break;
    const tokens = unitSentences(line, masked)[0]?.tokens ?? [];
    const number = tokens.findIndex((t) => t.kind === 'number');
    const read = number < 1 ? null : measure(tokens, number, field, context, true);
    if (read === null) break;
    parts.push(read);
  }
  const total = sentence.tokens.findIndex((t) => t.kind === 'number');
  const read =
    total < 1 || total > 4 ? null : measure(sentence.tokens, total, field, context, true);
  if (read === null || parts.length < 2 || !isWhole(field, read, parts)) return null;
  return buildCandidate(sentence, link(0, total, 'sum', 0.85), field, false, context);
}

const MAX_HEADING = 48;
