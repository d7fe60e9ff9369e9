import { METRICS } from '@/server/routers/data-gaps/resolution-values';
import type { MetricField } from '@/server/routers/investor-updates/extract/types';
import type { History, PlannedMetric, Reading } from './plan-types';
import { isFiner, isSameValue } from './same-value';

/** A metric for which the texts of one update give different values. */
export interface Contradiction {
  field: MetricField;
  /** Whether the other values are on file rather than in the update's texts. */
  isOnFile: boolean;
  /** The words of each value, for the person who must settle it. */
  quotes: string[];
  contentGapId: string | null;
  start: number;
  end: number;
  quote: string;
}

export interface PlannedMetrics {
  found: PlannedMetric[];
  contradictions: Contradiction[];
  /** Metrics of which the update gives a value, now or before: not asked for. */
  settled: ReadonlySet<MetricField>;
}

const isStorable = ({ field, value }: PlannedMetric) => METRICS[field].safeParse(value).success;

interface Outcome {
  found?: PlannedMetric;
  question?: Contradiction;
}

function contradiction(
  of: PlannedMetric,
  others: readonly string[],
  isOnFile = false,
): Contradiction {
  const { field, contentGapId, start, end, quote } = of;
  return { field, contentGapId, start, end, quote, isOnFile, quotes: [...others, quote] };
}

/** What is on file for the same day otherwise, by hand or by a later update, is not overridden unasked. */
function besideFile(found: PlannedMetric, { onFile }: History, asOf: string): Outcome {
  const known = onFile
    .filter((one) => one.field === found.field && one.asOf.slice(0, 10) === asOf.slice(0, 10))
    .map(({ value }) => value);
  const agrees = known.length === 0 || known.some((value) => isSameValue(value, found.value));
  return agrees ? { found } : { question: contradiction(found, known.map(String), true) };
}

/** Settles what several texts of one update say of a metric: one value, or a question. */
function settle(said: readonly PlannedMetric[], stored: readonly number[]): Outcome {
  const [first, ...more] = said;
  if (!first) return {};
  const other = said.find(({ value }) => stored.some((known) => !isSameValue(known, value)));
  if (other) return { question: contradiction(other, stored.map(String)) };
  if (stored.length > 0) return {};
  const unlike = more.find(({ value }) => !isSameValue(value, first.value));
  if (unlike) return { question: contradiction(unlike, [first.quote]) };
  return { found: more.reduce((a, b) => (isFiner(b.value, a.value) ? b : a), first) };
}

/**
 * The metrics to add: those that no snapshot of this update has, that were not found in it before
 * and that nobody has rejected. Two texts that contradict each other, or a snapshot that somebody
 * has made or a later update has given for the same day, give a question, no value.
 * @param asOf when the numbers hold, as `asOfUpdate` has it
 */
export function planMetrics(
  readings: readonly Reading[],
  history: History,
  asOf: string,
): PlannedMetrics {
  const before = history.findings.filter(({ kind }) => kind === 'metric');
  const isKnown = ({ field, value }: PlannedMetric) =>
    before.some((f) => f.field === field && (!f.isRejected || f.value === value));
  const said = readings
    .flatMap(({ contentGapId, result }) => result.metrics.map((m) => ({ ...m, contentGapId })))
    .filter((metric) => isStorable(metric));
  const found: PlannedMetric[] = [];
  const contradictions: Contradiction[] = [];
  const settled = new Set(history.ofUpdate.map(({ field }) => field));
  for (const field of new Set(said.map((metric) => metric.field))) {
    const stored = history.ofUpdate.filter((s) => s.field === field).map((s) => s.value);
    const candidates = said.filter((metric) => metric.field === field);
    const fresh = stored.length > 0 ? candidates : candidates.filter((m) => !isKnown(m));
    const told = settle(fresh, stored);
    const { found: value, question }: Outcome = told.found
      ? besideFile(told.found, history, asOf)
      : told;
    if (value) found.push(value);
    if (value) settled.add(field);
    if (question) contradictions.push(question);
  }
  return { found, contradictions, settled };
}
