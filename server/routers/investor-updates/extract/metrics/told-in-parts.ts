import type { Token } from '../tokens/tokenize';
import type { MetricField } from '../types';
import type { Candidate, DocumentContext } from './candidate';
import { measure, type Measure } from './measure';
import { peopleInParts } from './people-in-parts';
import { DATE, isLabelWord, partShape, SUMS_UP, type LabelShape } from './part-labels';
import type { Sentence } from './sentences';

interface Item {
  at: number;
  read: Measure;
  /** What joins it to the amount before it. */
  joint: string;
  before: string[];
  after: string[];
  bracket: boolean;
}

/** Amounts that stand beside one another, and the one that counts where it is told. */
interface Split {
  items: readonly Item[];
  total: Item | null;
  /** The total is of the end of the period, whatever date stands with the first amount. */
  atEnd?: boolean;
}

const MAX_ITEMS = 8;
const MAX_GAP = 9;
const SPLIT_FIELDS: ReadonlySet<MetricField> = new Set<MetricField>([
  'mrrUsd',
  'arrUsd',
  'cashOnHandUsd',
  'burnMonthlyUsd',
  'headcount',
  'grossMarginPct',
]);

/**
 * "US $50k, EU $30k, total $80k": a metric told part by part is its total where that is told, and
 * else asked about. An amount without a label of its own before parts is the whole and stays.
 */
export function inWhole(
  { tokens }: Sentence,
  context: DocumentContext,
  read: readonly Candidate[],
  isOver: boolean,
): Candidate[] {
  const found = peopleInParts(tokens, read);
  const amounts = tokens.filter((t) => t.kind === 'number').length;
  if (amounts < 2) return [...found];
  const splits = new Map<MetricField, readonly Split[]>();
  return found.map((c, i) => {
    if (c.value !== read[i]?.value || /\.(?:bridge|sum|blended|recurring)$/.test(c.ruleId))
      return c;
    if (!SPLIT_FIELDS.has(c.field) || (c.doubt !== null && c.doubt !== 'part')) return c;
    const known = splits.get(c.field) ?? splitsOf(tokens, c.field, context, isOver);
    splits.set(c.field, known);
    const split = known.find(({ items }) => items.some((item) => isOf(tokens, item, c)));
    return split === undefined ? c : settled(tokens, c, split);
  });
}

function isOf(tokens: readonly Token[], { at, read }: Item, c: Candidate): boolean {
  const [start, end] = [tokens[at]?.start ?? 0, tokens[at]?.end ?? 0];
  return start >= c.start && end <= c.end && read.value === c.value;
}

function settled(tokens: readonly Token[], c: Candidate, { total, atEnd }: Split): Candidate {
  if (total === null) return { ...c, doubt: 'part' };
  const { value, step, doubt, next } = total.read;
  const date = atEnd === true ? null : c.date;
  return { ...c, value, step, doubt, date, end: Math.max(c.end, tokens[next - 1]?.end ?? 0) };
}

function splitsOf(
  tokens: readonly Token[],
  field: MetricField,
  context: DocumentContext,
  isOver: boolean,
): readonly Split[] {
  const splits: Split[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const items = chain(tokens, at, field, context);
    const named = items[0]?.after.length === 0;
    if (named && /^[am]rrUsd$/.test(field) && items.slice(1).some(isNotRecurring)) continue;
    const split = items.length < 2 ? null : ((isOver ? atItsEnd(items) : null) ?? splitOf(items));
    if (split === null) continue;
    splits.push(split);
    at = split.items.at(-1)?.at ?? at;
  }
  return splits;
}

/** The amounts from `at` on that follow one another with nothing but labels between them. */
function chain(
  tokens: readonly Token[],
  at: number,
  field: MetricField,
  context: DocumentContext,
): Item[] {
  const items: Item[] = [];
  let next: number | null = at;
  let joint = '';
  let before = labelBefore(tokens, at);
  while (next !== null && items.length < MAX_ITEMS) {
    const read = measure(tokens, next, field, context, true);
    if (read === null) break;
    const gap = gapBehind(tokens, read.next, field);
    if (gap === null) break;
    items.push({ at: next, read, joint, before, after: gap.after, bracket: gap.bracket });
    ({ next, joint, before } = gap);
  }
  return items;
}

/** "MRR 41k + services 12k = 53k": what does not recur is no part of what does. */
const isNotRecurring = ({ before, after }: Item) =>
  [...before, ...after].some((word) => NOT_RECURRING.test(word));
const NOT_RECURRING =
  /^(?:services?|usage|hardware|implementations?|consulting|setup|onboarding|one-off|one-time|one-offs|non-recurring|transactional|transactions|professional|installations?|training|fees?)$/;

interface Gap {
  /** The label of the amount before the gap. */
  after: string[];
  bracket: boolean;
  joint: string;
  /** The label of the next amount. */
  before: string[];
  next: number | null;
}

/** What stands behind an amount up to the next one; null where another metric's name follows at once. */
function gapBehind(tokens: readonly Token[], from: number, field: MetricField): Gap | null {
  const gap: Gap = { after: [], bracket: false, joint: '', before: [], next: null };
  for (let i = from; i < tokens.length && i < from + MAX_GAP; i++) {
    const token = tokens[i];
    if (token === undefined) break;
    if (token.kind === 'number') return { ...gap, next: gap.joint === '' ? null : i };
    const words = gap.joint === '' ? gap.after : gap.before;
    if (JOINT.test(token.text)) {
      if (gap.before.length > 0) return gap;
      gap.joint = token.text;
    } else if (token.text === '(') gap.joint = '(';
    else if (token.text === ')' && gap.joint === '(') {
      gap.after.push(...gap.before.splice(0));
      gap.joint = '';
      gap.bracket = true;
    } else if (token.kind === 'date') words.push(DATE);
    else if (isLabelWord(token)) words.push(token.text);
    else if (token.kind === 'anchor') {
      if (token.anchor !== field) return gap.joint === '' ? null : gap;
      words.splice(0);
    } else if (!/^[:–—)-]$/.test(token.text)) return gap;
  }
  return gap;
}

const JOINT = /^(?:,|\+|&|;|\/|\||·|=|=>|and|plus|vs|versus|against)$/;

/** The words right before the first amount, back to a mark or the metric's name. */
function labelBefore(tokens: readonly Token[], at: number): string[] {
  let from = at;
  while (tokens[from - 1]?.text === ':' && from === at) from--;
  const end = from;
  while (from > 0 && end - from < 5) {
    const token = tokens[from - 1];
    if (token === undefined || !isLabelWord(token)) break;
    from--;
  }
  return tokens.slice(from, end).map((t) => t.text);
}

const TODAY = /^(?:today|now|currently)$/;
const AT_END =
  /^(?:at|by|as of|on)? ?(?:the )?(?:(?:month|quarter|year|period)[- ]end|end of (?:the )?(?:month|quarter|year|period))$/;

/** "$4.0M today, $4.4M at quarter end": of a period that is over, its end counts. */
function atItsEnd(items: readonly Item[]): Split | null {
  const [first, ...rest] = items;
  if (first === undefined || !first.after.some((word) => TODAY.test(word))) return null;
  const total = rest.find(({ after }) => AT_END.test(after.join(' ')));
  return total === undefined ? null : { items, total, atEnd: true };
}

/** Whether the amounts are parts, and of what total. */
function splitOf(items: readonly Item[]): Split | null {
  const [first, second] = items;
  if (first === undefined || second === undefined) return null;
  const shape = shapeOf(first, true);
  const at = items.findIndex(
    (item, i) => i > 1 && (shape !== null || sumsUp(item)) && isSum(item, items.slice(0, i)),
  );
  const total = items[at];
  if (total !== undefined) return { items: items.slice(0, at + 1), total };
  const added = /^(?:\+|plus)$/.test(second.joint);
  if (added && items.some((item, i) => i > 1 && item.joint.startsWith('=')))
    return { items, total: null };
  if (shape === null || !/^(?:,|\+|&|;|\/|\||·|and|plus)$/.test(second.joint)) return null;
  return shapeOf(second, false) === shape ? { items, total: null } : null;
}

const APPROXIMATE =
  /^(?:about|around|roughly|approximately|another|a|further|some|the|is|was|are|just|over)$/;

function shapeOf({ before, after, bracket }: Item, first: boolean): LabelShape | null {
  if (after.length === 0) return partShape(before, false) === null ? null : 'front';
  const bare = first || before.every((word) => APPROXIMATE.test(word));
  return bare ? partShape(after, bracket) : null;
}

const sumsUp = ({ joint, before, after }: Item) =>
  joint.startsWith('=') ||
  before.some((w) => SUMS_UP.test(w)) ||
  after.some((w) => SUMS_UP.test(w));

/** Equal to the amounts before it, as far as they are written. */
function isSum({ read }: Item, parts: readonly Item[]): boolean {
  const sum = parts.reduce((whole, part) => whole + part.read.value, 0);
  const slack = parts.reduce((whole, part) => whole + part.read.step, read.step) * 0.501;
  return Math.abs(sum - read.value) <= slack && parts.every((part) => part.read.value < read.value);
}
