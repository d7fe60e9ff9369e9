import { METRICS } from '@/server/routers/data-gaps/resolution-values';
import type { MetricField } from '@/server/routers/investor-updates/extract/types';
import type { History, PlannedMetric, Reading } from './plan-types';
import { isFiner, isSameValue } from './same-value';

/** A metric for which the texts of one update give different values. */
export interface Contradiction {
  field: MetricField;
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

function contradiction(of: PlannedMetric, others: readonly string[]): Contradiction {
  const { field, contentGapId, start, end, quote } = of;
  return { field, contentGapId, start, end, quote, quotes: [...others, quote] };
}

/** Settles what several texts of one update say of a metric: one value, or a question. */
function settle(said: readonly PlannedMetric[], stored: readonly number[]) {
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
 * and that nobody has rejected. Two texts that contradict each other give a question, no value.
 */
export function planMetrics(readings: readonly Reading[], history: History): PlannedMetrics {
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
    const outcome = settle(fresh, stored);
    if (outcome.found) found.push(outcome.found);
    if (outcome.found) settled.add(field);
    if (outcome.question) contradictions.push(outcome.question);
  }
  return { found, contradictions, settled };
}
