import { gapWords } from '../../../_lib/gap-words';
import type { ReviewCounts, ReviewQueue } from '../../../_lib/outputs';

export type HeldNews = ReviewQueue['news'][number];
export type OpenGap = ReviewQueue['gaps'][number];
export type UnpublishedAsk = ReviewQueue['asks'][number];
export type WaitingOffer = ReviewQueue['offers'][number];
export type WaitingMail = ReviewQueue['mails'][number];

/** One thing that waits for a person. */
export type ReviewItem =
  | { kind: 'offer'; id: string; offer: WaitingOffer }
  | { kind: 'news'; id: string; news: HeldNews }
  | { kind: 'ask'; id: string; ask: UnpublishedAsk }
  | { kind: 'mail'; id: string; mail: WaitingMail }
  | { kind: 'gap'; id: string; gap: OpenGap };

export type ReviewKind = ReviewItem['kind'];

/** The kinds in the order in which they are worked off: people who wait first, then quick decisions. */
export const REVIEW_KINDS: readonly { kind: ReviewKind; label: string }[] = [
  { kind: 'offer', label: 'Offers of help' },
  { kind: 'news', label: 'Held news' },
  { kind: 'ask', label: 'Asks' },
  { kind: 'mail', label: 'Mail' },
  { kind: 'gap', label: 'Data gaps' },
];

/** The queue as one list: by kind, each newest first. */
export const itemsOf = (queue: ReviewQueue): ReviewItem[] => [
  ...queue.offers.map((offer): ReviewItem => ({ kind: 'offer', id: offer.id, offer })),
  ...queue.news.map((news): ReviewItem => ({ kind: 'news', id: news.id, news })),
  ...queue.asks.map((ask): ReviewItem => ({ kind: 'ask', id: ask.id, ask })),
  ...queue.mails.map((mail): ReviewItem => ({ kind: 'mail', id: mail.id, mail })),
  ...queue.gaps.map((gap): ReviewItem => ({ kind: 'gap', id: gap.id, gap })),
];

/** What a mail is called. */
export const mailTitle = ({ subject }: WaitingMail): string => subject ?? 'Mail without a subject';

/** What an item says in the list, about whom and since when. */
export function headOf(item: ReviewItem) {
  if (item.kind === 'news') {
    const { title, company, discoveredAt } = item.news;
    return { title, company, about: company.name, since: discoveredAt };
  }
  if (item.kind === 'mail') {
    const { fromAddress, receivedAt } = item.mail;
    const about = fromAddress ?? 'Without a sender';
    return { title: mailTitle(item.mail), company: null, about, since: receivedAt };
  }
  if (item.kind === 'offer') {
    const { name, company, createdAt } = item.offer;
    const title = `${name} can help ${company.name}`;
    return { title, company, about: item.offer.ask.title, since: createdAt };
  }
  const { company, createdAt } = item.kind === 'ask' ? item.ask : item.gap;
  const title = item.kind === 'ask' ? item.ask.title : gapWords(item.gap);
  return { title, company, about: company.name, since: createdAt };
}

/** The queue without some of its items. */
export function without(queue: ReviewQueue, ids: ReadonlySet<string>): ReviewQueue {
  const stays = ({ id }: { id: string }) => !ids.has(id);
  return {
    news: queue.news.filter(stays),
    gaps: queue.gaps.filter(stays),
    asks: queue.asks.filter(stays),
    mails: queue.mails.filter(stays),
    offers: queue.offers.filter(stays),
  };
}

const NONE_WAIT: ReviewCounts = { offers: 0, news: 0, asks: 0, mails: 0, gaps: 0 };

/** How much waits of each kind: of many, the queue holds the newest alone. */
export const totalsOf = (queue: ReviewQueue, counts: ReviewCounts): Record<ReviewKind, number> => ({
  offer: Math.max(queue.offers.length, counts.offers),
  news: Math.max(queue.news.length, counts.news),
  ask: Math.max(queue.asks.length, counts.asks),
  mail: Math.max(queue.mails.length, counts.mails),
  gap: Math.max(queue.gaps.length, counts.gaps),
});

/** How many of some items a queue holds, of each kind. */
const countIn = (queue: ReviewQueue, ids: ReadonlySet<string>): ReviewCounts => {
  const count = (items: readonly { id: string }[]) => items.filter(({ id }) => ids.has(id)).length;
  return {
    news: count(queue.news),
    asks: count(queue.asks),
    mails: count(queue.mails),
    gaps: count(queue.gaps),
    offers: count(queue.offers),
  };
};

const sum = (counts: ReviewCounts) => Object.values(counts).reduce((all, n) => all + n, 0);

/** The items, counted in that of several readings of the queue that holds most of them. */
export const mostOf = (queues: readonly ReviewQueue[], ids: ReadonlySet<string>): ReviewCounts =>
  queues
    .map((queue) => countIn(queue, ids))
    .reduce((most, one) => (sum(one) > sum(most) ? one : most), NONE_WAIT);

/** The counts once so much is decided; those of other companies are read again anyhow. */
export const countsAfter = (counts: ReviewCounts, decided: ReviewCounts): ReviewCounts => ({
  news: Math.max(0, counts.news - decided.news),
  asks: Math.max(0, counts.asks - decided.asks),
  mails: Math.max(0, counts.mails - decided.mails),
  gaps: Math.max(0, counts.gaps - decided.gaps),
  offers: Math.max(0, counts.offers - decided.offers),
});
