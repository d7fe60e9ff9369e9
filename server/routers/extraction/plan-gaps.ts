import { askedOf, stateFacts } from '@/server/routers/investor-updates/extract/customers/customers';
import { normalizeName } from '@/server/routers/investor-updates/extract/customers/normalize';
import { METRIC_LABELS } from '@/server/routers/investor-updates/extract/gaps';
import type {
  AskedCustomer,
  CustomerFinding,
  GapFinding,
} from '@/server/routers/investor-updates/extract/types';
import type { Contradiction, PlannedMetrics } from './plan-metrics';
import type { EarlierGap, History, PlannedGap, Reading } from './plan-types';

/** The key of a question about a metric. */
export const metricGapKey = (field: string): string => `METRIC_MISSING:${field}`;

/** The key under which a question about a customer is asked once. */
export const customerGapKey = (customerName: string): string =>
  `CUSTOMER_AMBIGUOUS:${normalizeName(customerName)}`;

interface AskedUpdate {
  id: string;
  receivedAt: string;
  reportedPeriod: string | null;
}

type Question = Omit<PlannedGap, 'renews'>;

/**
 * Which question a gap asks. Metrics, customers and links are asked about by company; a
 * file of the same name and an unclear period are other questions in another update.
 */
function keyOf({ gapType, dedupeKey }: GapFinding, updateId: string): string {
  const ofUpdate = gapType === 'ATTACHMENT_UNREAD' || gapType === 'PERIOD_UNCLEAR';
  return ofUpdate ? `${dedupeKey}@${updateId}` : dedupeKey;
}

function contradictionGap({ field, quotes, isOnFile, ...evidence }: Contradiction): Question {
  return {
    ...evidence,
    gapType: 'METRIC_MISSING',
    description: isOnFile
      ? `The update gives another value for ${METRIC_LABELS[field]} than is on file for that day.`
      : `The update and what came with it give different values for ${METRIC_LABELS[field]}.`,
    suggestedField: field,
    hint: quotes.map((quote) => `“${quote.slice(0, 200)}”`).join(' / '),
    customer: null,
    dedupeKey: metricGapKey(field),
  };
}

/** What the updates say of customers that a person has to decide about. */
const aboutCustomers = (
  readings: readonly Reading[],
  asks: (found: CustomerFinding) => string | null,
): Question[] =>
  readings.flatMap(({ contentGapId, result }) =>
    result.customers.flatMap((found) => {
      const description = asks(found);
      if (description === null) return [];
      return [
        {
          contentGapId,
          start: found.start,
          end: found.end,
          quote: found.quote,
          gapType: 'CUSTOMER_AMBIGUOUS' as const,
          description,
          suggestedField: null,
          hint: `${stateFacts(found).join(', ')}; “${found.quote.slice(0, 200)}”`,
          customer: askedOf(found),
          dedupeKey: customerGapKey(found.customerName),
        },
      ];
    }),
  );

/**
 * Customers named again whom a person had removed: not revived, but asked about. So is one that a
 * person has entered as won since the update came, which tells that it was lost.
 */
function customerGaps(readings: readonly Reading[], history: History): Question[] {
  const removed = new Set(history.deletedCustomers);
  const entered = new Set(history.enteredCustomers);
  return aboutCustomers(readings, ({ customerName, status }) => {
    const name = normalizeName(customerName);
    if (removed.has(name))
      return `${customerName} was removed, and the update names it as a customer. Is it one?`;
    const isLost = status !== 'ACTIVE' && status !== 'PILOT';
    return isLost && entered.has(name)
      ? `${customerName} was entered after this update came, which tells that it was lost or paused. Which holds?`
      : null;
  });
}

/** True if an update states of a customer what the open question about it does not hold yet. */
const isNews = (said: AskedCustomer, known: AskedCustomer | null): boolean =>
  said.status !== null &&
  (known === null ||
    said.status !== known.status ||
    (said.dealValueAnnualUsd ?? known.dealValueAnnualUsd) !== known.dealValueAnnualUsd ||
    (said.contractTerm ?? known.contractTerm) !== known.contractTerm);

/** What both say of a customer; the later update counts. */
const together = (later: AskedCustomer, before: AskedCustomer | null): AskedCustomer => ({
  ...later,
  dealValueAnnualUsd: later.dealValueAnnualUsd ?? before?.dealValueAnnualUsd ?? null,
  contractTerm: later.contractTerm ?? before?.contractTerm ?? null,
});

/** How many updates' words a question about a customer quotes. */
const MAX_HINTS = 3;

/** The words of several updates, the latest first, each on a line. */
const hintsOf = (later: string | null, before: string | null): string | null =>
  [...new Set([...(later ?? '').split('\n'), ...(before ?? '').split('\n')])]
    .filter((line) => line !== '')
    .slice(0, MAX_HINTS)
    .join('\n') || null;

/** The open question about a customer, with what a later update says of it; none if no news. */
function renewed(question: Question, open: EarlierGap, update: AskedUpdate): PlannedGap[] {
  const { customer } = question;
  if (customer === null || !isNews(customer, open.customer)) return [];
  if (open.receivedAt === null || open.receivedAt >= update.receivedAt) return [];
  return [
    {
      ...question,
      hint: hintsOf(question.hint, open.hint),
      customer: together(customer, open.customer),
      renews: open.id,
    },
  ];
}

/**
 * What becomes of a question: asked, put into the one that is open, or left out as asked already.
 * A doubtful value is another question in each update, since it is another period's, unless the
 * words are the same; that a value is missing is asked once.
 */
function settle(question: Question, earlier: readonly EarlierGap[], update: AskedUpdate) {
  const asked = earlier.filter(({ key }) => key === question.dedupeKey);
  const words = question.gapType === 'METRIC_MISSING' ? question.hint : null;
  const open = asked.find(({ isOpen }) => isOpen);
  const isAsked =
    words === null
      ? asked.length > 0
      : // What a person noted when dismissing it stands behind the words.
        asked.some(({ updateId, hint }) => updateId === update.id || hint?.startsWith(words));
  if (!isAsked) return [{ ...question, renews: null }];
  return open ? renewed(question, open, update) : [];
}

/** The questions to ask: none that is settled, asked already, or was dismissed. */
export function gapsToAdd(
  update: AskedUpdate,
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
  const found = readings.flatMap(({ contentGapId, result }) =>
    result.gaps
      .filter((gap) => !isMoot(gap))
      .map((gap) => ({ ...gap, contentGapId, dedupeKey: keyOf(gap, update.id) })),
  );
  const all = [
    ...customerGaps(readings, history),
    ...metrics.contradictions.map(contradictionGap),
    ...found,
  ];
  const once = new Map(all.toReversed().map((question) => [question.dedupeKey, question]));
  return all
    .filter((question) => once.get(question.dedupeKey) === question)
    .flatMap((question) => settle(question, history.asked, update));
}
