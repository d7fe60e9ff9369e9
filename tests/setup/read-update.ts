import { extractUpdate } from '@/server/routers/investor-updates/extract/extract-update';

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
    metrics: Object.fromEntries(result.metrics.map((m) => [m.field, m.value])),
    customers: result.customers.map((c) => `${c.customerName} ${c.status}`),
    quotes: result.customers.map((c) => c.quote),
    values: result.customers.map((c) => c.dealValueAnnualUsd),
    gaps: result.gaps.map((g) => g.dedupeKey),
  };
};
