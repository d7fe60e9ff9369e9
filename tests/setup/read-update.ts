import { extractUpdate } from '@/server/routers/investor-updates/extract/extract-update';
import type { ExtractResult } from '@/server/routers/investor-updates/extract/types';

/** The values found, by metric. */
export const metricsOf = ({ metrics }: ExtractResult) =>
  Object.fromEntries(metrics.map((m) => [m.field, m.value]));

/** What the extraction finds in a letter of Northwind Labs. */
export const readLetter = (
  rawBody: string,
  subject = 'Northwind, March 2026',
  receivedAt = '2026-04-05',
) =>
  extractUpdate({
    subject,
    rawBody: `Dear all,\n\n${rawBody}`,
    rawHtml: null,
    receivedAt: `${receivedAt}T09:00:00.000Z`,
    attachments: [],
    previouslyReported: [],
    companyName: 'Northwind Labs',
  });

const OF_METRIC = 'METRIC_MISSING:';

/** The values that a letter of November about October tells, and which metrics it leaves to ask about. */
export function readOctober(body: string) {
  const letter = readLetter(body, 'Northwind, October 2026', '2026-11-12');
  const asked = letter.gaps.map((gap) => gap.dedupeKey).filter((key) => key.startsWith(OF_METRIC));
  return [metricsOf(letter), asked.map((key) => key.slice(OF_METRIC.length))];
}

/** What the extraction finds in a body, in a few words each. */
export const readUpdate = (rawBody: string, knownCustomers: string[] = []) => {
  const result = extractUpdate({
    subject: 'March 2026 update',
    rawBody,
    rawHtml: null,
    receivedAt: '2026-04-05T09:00:00.000Z',
    attachments: [],
    previouslyReported: [],
    knownCustomers,
  });
  return {
    metrics: metricsOf(result),
    customers: result.customers.map((c) => `${c.customerName} ${c.status}`),
    quotes: result.customers.map((c) => c.quote),
    values: result.customers.map((c) => c.dealValueAnnualUsd),
    gaps: result.gaps.map((g) => g.dedupeKey),
  };
};
