import { changesInWords } from '../../../../_lib/changed-fields';
import { enumLabel } from '../../../../_lib/enum-options';
import { plural } from '../../../../_lib/format';
import type { ActivityEvent } from '../../../../_lib/outputs';
import { rowWords } from '../../../../_lib/row-words';

const DEEDS: Readonly<Record<string, string>> = {
  'portfolio.create': 'added the company',
  'portfolio.delete': 'deleted the company',
  'portfolio.restore': 'restored the company',
  'portfolio.setFounders': 'changed the founders',
  'investorUpdates.create': 'added the update',
  'investorUpdates.delete': 'deleted the update',
  'investorUpdates.restore': 'restored the update',
  'inboundMails.receive': 'took in the update',
  'inboundMails.assign': 'assigned the update',
  'metricSnapshots.create': 'added the snapshot of',
  'customers.churn': 'marked as churned',
  'customers.delete': 'deleted the customer',
  'customers.restore': 'restored the customer',
  'dataGaps.create': 'noted the gap',
  'dataGaps.resolve': 'resolved the gap',
  'dataGaps.bulkResolve': 'resolved the gap',
  'dataGaps.dismiss': 'dismissed the gap',
  'dataGaps.bulkDismiss': 'dismissed the gap',
  'dataGaps.setAside': 'dismissed the gap',
  'dataGaps.reopen': 'took the gap’s dismissal back',
  'news.review': 'reviewed the story',
  'news.decide': 'reviewed the story',
  'news.holdAgain': 'held the story again',
  'news.delete': 'removed the story',
  'asks.publish': 'published the ask',
  'asks.decide': 'decided on the ask',
  'asks.unpublish': 'took back the ask',
  'asks.patch': 'changed the ask',
};

/** What reading updates does to rows of the same call, of which each has a line. */
const READING: Readonly<Record<string, string>> = {
  'extraction.run investor_updates': 'read the update',
  'extraction.reject metric_snapshots': 'rejected a value of the snapshot of',
  'extraction.reject customers': 'rejected what was read of the customer',
};

/** Fields that the words of the deed name already. */
const NAMED_BY_DEED: Readonly<Record<string, string>> = { 'portfolio.setFounders': 'founders' };

const TARGETS: Record<ActivityEvent['target'], string> = {
  companies: 'the company',
  investor_updates: 'the update',
  metric_snapshots: 'the snapshot of',
  customers: 'the customer',
  data_gaps: 'the gap',
  news_items: 'the story',
  asks: 'the ask',
};

const CHANGES: Readonly<Record<string, string>> = {
  insert: 'added',
  update: 'changed',
  delete: 'deleted',
};

/** What the deeds above are done to; what else they change is told by its kind. */
const OWN: Readonly<Record<string, ActivityEvent['target']>> = {
  portfolio: 'companies',
  investorUpdates: 'investor_updates',
  inboundMails: 'investor_updates',
  metricSnapshots: 'metric_snapshots',
  customers: 'customers',
  dataGaps: 'data_gaps',
  news: 'news_items',
  asks: 'asks',
};

/** What was done, in words that go before the names of the rows. */
export function deedOf({ operation, change, target, names, count }: ActivityEvent): string {
  const own = OWN[operation.split('.')[0] ?? ''] === target;
  const deed = own ? DEEDS[operation] : READING[`${operation} ${target}`];
  const more = count > names.length ? ` (${plural(count, 'row')})` : '';
  return (deed ?? `${CHANGES[change] ?? enumLabel(change)} ${TARGETS[target]}`) + more;
}

/** Rows that are called by a sentence, with commas and a stop of its own. */
const SENTENCES: ReadonlySet<string> = new Set(['data_gaps', 'asks', 'news_items']);

/** The names of the rows; the company's own is not told on its page. */
export const aboutOf = ({ target, names }: ActivityEvent): string =>
  target === 'companies'
    ? ''
    : names
        .filter(Boolean)
        .map((name) => rowWords(target, name))
        .join(SENTENCES.has(target) ? ' · ' : ', ');

/** Which fields were changed, as far as the deed does not say so. */
export const detailsOf = (
  { operation, fields }: ActivityEvent,
  vehicles: Parameters<typeof changesInWords>[1],
): string =>
  changesInWords(
    fields?.filter(({ field }) => field !== NAMED_BY_DEED[operation]) ?? null,
    vehicles,
  );

/** Who did it, and through what. */
export function actorOf({ actor, actorName, actorKind }: ActivityEvent): {
  name: string;
  through: string | null;
} {
  if (actorKind === 'system') return { name: `The ${actor ?? 'maintenance'} job`, through: null };
  return {
    name: actorName ?? actor ?? 'Somebody',
    through: actorKind === 'apiKey' ? 'with an API key' : null,
  };
}
