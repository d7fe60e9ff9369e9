import type { DateValue } from '../tokens/calendar';
import type { MetricField } from '../types';
import { buildCandidate } from './build';
import type { Candidate, DocumentContext } from './candidate';
import { fieldOf } from './read-pairs';
import type { Sentence } from './sentences';

const SPREAD = /^(?:average|avg|averaged|mean|ltm|ttm|trailing|rolling|l3m|t3m|l12m|t12m)$/;
const ALONE = /^(?:alone|only|itself|by|on|its|own|was|is|at|:|=|–|—|-|,)$/;

/** "Net burn (3-month average): $150k; October alone: $190k": the month's own figure beside that of a longer span. */
export function readMonthAlone(
  before: Sentence | undefined,
  sentence: Sentence,
  context: DocumentContext,
): Candidate | null {
  const field = before === undefined ? null : spreadField(before);
  const { tokens, goal } = sentence;
  const [date] = tokens;
  if (field === null || date?.kind !== 'date' || date.date.grain !== 'month') return null;
  const at = tokens.findIndex((t) => t.kind === 'number');
  if (at < 1 || at > 6 || goal[at] === true) return null;
  if (!tokens.slice(1, at).every((t) => ALONE.test(t.text) || fieldOf(t) === field)) return null;
  const link = { anchor: at, number: at, rule: 'month-alone', confidence: 0.8, date: date.date };
  return buildCandidate(sentence, link, field, false, context);
}

/** The one metric that a sentence tells over a longer span. */
function spreadField({ tokens }: Sentence): MetricField | null {
  const number = tokens.findIndex(
    (t) => t.kind === 'number' && (t.number.currency !== null || t.number.kind === 'percent'),
  );
  const fields = new Set(tokens.filter((t) => t.kind === 'anchor').map(fieldOf));
  const [field = null] = fields;
  const spread = tokens
    .slice(0, Math.max(0, number))
    .some((t) => SPREAD.test(t.text) || /^(?:average|avg) /.test(t.text));
  return fields.size === 1 && spread ? field : null;
}

/** In the report of a month its own figure outweighs that of a longer span. */
export function ofMonthAlone(
  pool: readonly Candidate[],
  period: DateValue | null,
): readonly Candidate[] {
  if (period !== null && period.grain !== 'month') return pool;
  const alone = pool.filter((c) => c.doubt === null && c.ruleId.endsWith('.month-alone'));
  return alone.length > 0 ? alone : pool;
}

/** "Cash-out date: August 2027. Runway w/o new funding: 9 months.": stated months outweigh those counted to a date. */
export function withoutCounted(pool: readonly Candidate[]): readonly Candidate[] {
  const counted = (c: Candidate) => c.ruleId === 'metric.runwayMonths.through';
  const stated = pool.filter((c) => c.doubt === null && !counted(c));
  return pool.filter((c) => !counted(c) || !stated.some((s) => Math.abs(s.value - c.value) <= 1));
}
