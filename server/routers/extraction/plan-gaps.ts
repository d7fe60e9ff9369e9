import { normalizeName } from '@/server/routers/investor-updates/extract/customers/normalize';
import type { GapFinding } from '@/server/routers/investor-updates/extract/types';
import type { Contradiction, PlannedMetrics } from './plan-metrics';
import type { History, PlannedGap, Reading } from './plan-types';

/** The key under which a question about a metric is asked once. */
export const metricGapKey = (field: string): string => `METRIC_MISSING:${field}`;

/** The key under which a question about a customer is asked once. */
export const customerGapKey = (customerName: string): string =>
  `CUSTOMER_AMBIGUOUS:${normalizeName(customerName)}`;

/**
 * Which question a gap asks. Metrics, customers and links are asked about once per company; a
 * file of the same name and an unclear period are other questions in another update.
 */
function keyOf({ gapType, dedupeKey }: GapFinding, updateId: string): string {
  const ofUpdate = gapType === 'ATTACHMENT_UNREAD' || gapType === 'PERIOD_UNCLEAR';
  return ofUpdate ? `${dedupeKey}@${updateId}` : dedupeKey;
}

function contradictionGap({ field, quotes, ...evidence }: Contradiction): PlannedGap {
  return {
    ...evidence,
    gapType: 'METRIC_MISSING',
    description: `The update and what came with it give different values for ${field}.`,
    suggestedField: field,
    hint: quotes.map((quote) => `“${quote.slice(0, 200)}”`).join(' / '),
    dedupeKey: metricGapKey(field),
  };
}

/** Customers named again whom a person had removed: not revived, but asked about. */
function removedGaps(readings: readonly Reading[], history: History): PlannedGap[] {
  const removed = new Set(history.deletedCustomers);
  return readings.flatMap(({ contentGapId, result }) =>
    result.customers
      .filter(({ customerName }) => removed.has(normalizeName(customerName)))
      .map(({ customerName, status, start, end, quote }) => ({
        contentGapId,
        start,
        end,
        quote,
        gapType: 'CUSTOMER_AMBIGUOUS' as const,
        description: `${customerName} was removed, and the update names it as a customer. Is it one?`,
        suggestedField: null,
        hint: `status ${status}; “${quote.slice(0, 200)}”`,
        dedupeKey: customerGapKey(customerName),
      })),
  );
}

/** The questions to ask: none that is settled, asked already, or was dismissed. */
export function gapsToAdd(
  update: { id: string; reportedPeriod: string | null },
  readings: readonly Reading[],
  metrics: PlannedMetrics,
  history: History,
): PlannedGap[] {
  const rejected = new Set(
    history.findings.flatMap(({ kind, field, isRejected }) =>
      kind === 'customer' && isRejected ? `CUSTOMER_AMBIGUOUS:${field}` : [],
    ),
  );
  const isMoot = (gap: GapFinding): boolean =>
    (gap.gapType === 'METRIC_MISSING' &&
      gap.suggestedField !== null &&
      metrics.settled.has(gap.suggestedField)) ||
    (gap.gapType === 'PERIOD_UNCLEAR' &&
      (update.reportedPeriod !== null || metrics.found.length === 0)) ||
    rejected.has(gap.dedupeKey);
  const asked = readings.flatMap(({ contentGapId, result }) =>
    result.gaps
      .filter((gap) => !isMoot(gap))
      .map((gap) => ({ ...gap, contentGapId, dedupeKey: keyOf(gap, update.id) })),
  );
  const known = new Set(history.gapKeys);
  const all = [
    ...removedGaps(readings, history),
    ...metrics.contradictions.map(contradictionGap),
    ...asked,
  ];
  return all.filter(({ dedupeKey }) => {
    if (known.has(dedupeKey)) return false;
    known.add(dedupeKey);
    return true;
  });
}
