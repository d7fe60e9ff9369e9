import { extractAsks, type ExtractedAsk } from '@/server/routers/asks/extract/extract-asks';
import { extractUpdate } from '@/server/routers/investor-updates/extract/extract-update';
import type { ExtractResult } from '@/server/routers/investor-updates/extract/types';
import { asOfUpdate } from './as-of';
import { type ClaimsByText, NO_CLAIMS } from './model/ask-model';
import type { Claims } from './model/extractor';
import { verifyClaims } from './model/verify';
import { bodyOfContent } from './pasted-content';
import { planCustomers } from './plan-customers';
import { gapsToAdd } from './plan-gaps';
import { planMetrics } from './plan-metrics';
import type { Content, History, Plan, ReadableUpdate, Reading } from './plan-types';
import { readAttachments } from './read-attachments';

/** What the rules found, and what a model says that its quoted words bear out. */
function withClaims(
  update: ReadableUpdate,
  result: ExtractResult,
  said: Claims | undefined,
): ExtractResult {
  if (said === undefined) return result;
  const verified = verifyClaims(said, result, update);
  return {
    ...result,
    metrics: [...result.metrics, ...verified.metrics],
    customers: [...result.customers, ...verified.customers],
  };
}

/** Reads the update's own text, unless all of it has been read before. */
function readOwn(update: ReadableUpdate, history: History, said: Claims | undefined): Reading[] {
  const metrics = update.processedMetricsAt === null;
  const customers = update.processedCustomersAt === null;
  if (!metrics && !customers) return [];
  const ruled = extractUpdate({
    subject: update.subject,
    rawBody: update.rawBody,
    rawHtml: update.rawHtml,
    receivedAt: update.receivedAt,
    attachments: readAttachments(update.attachmentsJson),
    previouslyReported: history.previouslyReported,
    knownCustomers: history.knownCustomers,
    companyName: update.companyName,
    reportedPeriod: update.reportedPeriod,
  });
  const result = withClaims(update, ruled, said);
  return [
    {
      contentGapId: null,
      result: {
        ...result,
        metrics: metrics ? result.metrics : [],
        customers: customers ? result.customers : [],
        gaps: result.gaps.filter(
          ({ gapType }) =>
            (metrics || (gapType !== 'METRIC_MISSING' && gapType !== 'PERIOD_UNCLEAR')) &&
            (customers || gapType !== 'CUSTOMER_AMBIGUOUS'),
        ),
      },
    },
  ];
}

/** Reads pasted content as part of the update; what it lacks is not asked for. */
function readContent(
  update: ReadableUpdate,
  history: History,
  content: Content,
  said: Claims | undefined,
): Reading {
  const ruled = extractUpdate({
    ...bodyOfContent(content.text),
    subject: update.subject,
    receivedAt: update.receivedAt,
    attachments: [],
    previouslyReported: [],
    knownCustomers: history.knownCustomers,
    companyName: update.companyName,
    reportedPeriod: update.reportedPeriod,
  });
  const result = withClaims(update, ruled, said);
  const gaps = result.gaps.filter(
    ({ gapType, dedupeKey }) =>
      gapType !== 'PERIOD_UNCLEAR' && dedupeKey !== 'ATTACHMENT_UNREAD:mentioned',
  );
  return { contentGapId: content.gapId, result: { ...result, gaps } };
}

/** The asks in pasted content; their words do not stand in the update, so their spans are empty. */
const asksOf = (content: Content): ExtractedAsk[] =>
  extractAsks({ subject: null, ...bodyOfContent(content.text) }).map((ask) => ({
    ...ask,
    span: { start: 0, end: 0 },
  }));

/** The period that the update's own text names, where nobody has settled it. */
function foundPeriod(update: ReadableUpdate, own: ExtractResult | undefined): string | null {
  return update.reportedPeriod === null ? (own?.reportedPeriod.value ?? null) : null;
}

/**
 * What a run makes of an update and of the content pasted for it: pure, so that the preview and
 * the run say the same. Values are only ever added: what a snapshot of this update has already,
 * what was found in it before, and what a person has rejected, is left alone.
 */
export function planUpdate(
  update: ReadableUpdate,
  contents: readonly Content[],
  history: History,
  claims: ClaimsByText = NO_CLAIMS,
): Plan {
  const own = readOwn(update, history, claims.get(null));
  const readings = [
    ...own,
    ...contents.map((content) => readContent(update, history, content, claims.get(content.gapId))),
  ];
  const period = foundPeriod(update, own[0]?.result);
  const reportedPeriod = update.reportedPeriod ?? period;
  const asOf = asOfUpdate(reportedPeriod, update.receivedAt);
  const metrics = planMetrics(readings, history, asOf);
  const customers = planCustomers(readings, history);
  return {
    newPeriod: period,
    reportedPeriod,
    asOf,
    metrics: metrics.found,
    customers,
    gaps: gapsToAdd(update, readings, metrics, history),
    asks: contents.flatMap(asksOf),
  };
}
