import type { ActivityEvent } from '../../../../_lib/outputs';
import { label, plural } from '../../../../_lib/format';

const DEEDS: Readonly<Record<string, string>> = {
  'portfolio.create': 'added the company',
  'portfolio.delete': 'deleted the company',
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
  'dataGaps.dismiss': 'dismissed the gap',
  'dataGaps.bulkDismiss': 'dismissed the gap',
  'dataGaps.reopen': 'opened the gap again',
  'news.review': 'reviewed the story',
  'news.holdAgain': 'held the story again',
  'news.delete': 'removed the story',
  'asks.publish': 'published the ask',
  'asks.unpublish': 'took back the ask',
  'asks.patch': 'changed the ask',
  'extraction.reject': 'rejected a value: changed',
};

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

/** What was done, in words that go before the names of the rows. */
export function deedOf({ operation, change, target, names, count }: ActivityEvent): string {
  const resolved = operation === 'dataGaps.resolve' || operation === 'dataGaps.bulkResolve';
  const what =
    target === 'data_gaps' && resolved
      ? 'resolved the gap'
      : target === 'companies' || !resolved
        ? DEEDS[operation]
        : undefined;
  const deed = what ?? `${CHANGES[change] ?? label(change)} ${TARGETS[target]}`;
  const more = count > names.length ? ` (${plural(count, 'row')})` : '';
  return deed + more;
}

/** Who did it, and through what. */
export function actorOf({ actor, actorKind }: ActivityEvent): {
  name: string;
  through: string | null;
} {
  if (actorKind === 'system') return { name: `The ${actor ?? 'maintenance'} job`, through: null };
  return { name: actor ?? 'Somebody', through: actorKind === 'apiKey' ? 'with an API key' : null };
}
