'use client';

import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'next/navigation';
import { useState } from 'react';
import type { ReviewCounts, ReviewQueue } from '../../../_lib/outputs';
import { useTRPC } from '../../../_lib/trpc';
import { useKeptInAddress } from '../../../_lib/use-kept-in-address';
import { itemsOf, REVIEW_KINDS, type ReviewKind, totalsOf } from './review-items';

/** How many more of each kind are read at a time, and at most. */
export const STEP = 100;
const MOST = 1000;

/** What the page came with. */
export interface InitialReview {
  companyId?: string | undefined;
  queue: ReviewQueue;
  counts: ReviewCounts;
}

const kindOf = (value: string | null): ReviewKind | 'all' =>
  REVIEW_KINDS.find(({ kind }) => kind === value)?.kind ?? 'all';

/** What waits, about one company or all; more of it on demand. */
function useQueue(initial: InitialReview) {
  const trpc = useTRPC();
  // Whoever comes Back has the page as it was sent, for the address that it was sent for.
  const kept = useSearchParams().get('company');
  const [companyId, setCompanyId] = useState(kept || undefined);
  const [limit, setLimit] = useState(STEP);
  const isInitial = companyId === initial.companyId;
  const queue = useQuery(
    trpc.review.queue.queryOptions(
      companyId === undefined ? { limit } : { limit, companyId },
      isInitial && limit === STEP
        ? { initialData: initial.queue }
        : { placeholderData: keepPreviousData },
    ),
  );
  const counts = useQuery(
    trpc.review.counts.queryOptions(
      companyId === undefined ? {} : { companyId },
      isInitial ? { initialData: initial.counts } : { placeholderData: keepPreviousData },
    ),
  );
  return {
    queue: queue.data ?? initial.queue,
    counts: counts.data ?? initial.counts,
    companyId,
    narrow: (to: string | undefined) => {
      setCompanyId(to);
      setLimit(STEP);
    },
    more: limit < MOST ? () => setLimit(limit + STEP) : undefined,
    isReadingMore: queue.isPlaceholderData,
  };
}

/**
 * The queue, which of it is shown, which item is looked at and which are ticked. The address keeps
 * all but the ticks.
 */
export function useReview(initial: InitialReview) {
  const { queue: data, counts, narrow, ...queue } = useQueue(initial);
  const kept = useSearchParams();
  const [kind, setKind] = useState(() => kindOf(kept.get('kind')));
  const [place, setPlace] = useState<{ id: string | null; at: number }>(() => ({
    id: kept.get('item'),
    at: 0,
  }));
  const [ticks, setTicks] = useState<ReadonlySet<string>>(new Set());
  const all = itemsOf(data);
  const totals = totalsOf(data, counts);
  const items = kind === 'all' ? all : all.filter((item) => item.kind === kind);
  // When the item looked at is decided, the one that moves into its place is next.
  const found = items.findIndex(({ id }) => id === place.id);
  const at = found === -1 ? Math.min(place.at, items.length - 1) : found;
  const current = items[at];
  useKeptInAddress({
    kind: kind === 'all' ? '' : kind,
    company: queue.companyId ?? '',
    // What nobody has opened is just the newest.
    item: place.id === null ? '' : (current?.id ?? ''),
  });
  const go = (to: number) => {
    const item = items[to];
    if (item) setPlace({ id: item.id, at: to });
  };
  const gaps = all.flatMap((item) => (item.kind === 'gap' ? [item.gap] : []));
  const ticked = gaps.filter(({ id }) => ticks.has(id));
  return {
    ...queue,
    all,
    totals,
    total: Object.values(totals).reduce((sum, count) => sum + count, 0),
    items,
    kind,
    current,
    ticked,
    tickedIds: ticks,
    chooseKind: (next: ReviewKind | 'all') => {
      setKind(next);
      setPlace({ id: null, at: 0 });
    },
    chooseCompany: (companyId: string | undefined) => {
      narrow(companyId);
      setTicks(new Set());
      setPlace({ id: null, at: 0 });
    },
    open: (id: string) => go(items.findIndex((item) => item.id === id)),
    step: (by: number) => go(at + by),
    /** Remembers the place, so that the list stays there when the item goes. */
    stay: () => setPlace({ id: current?.id ?? null, at: Math.max(at, 0) }),
    tick: (id: string) => {
      const next = new Set(ticks);
      if (!next.delete(id)) next.add(id);
      setTicks(next);
    },
    tickAll: () => setTicks(new Set(gaps.map(({ id }) => id))),
    clearTicks: () => setTicks(new Set()),
  };
}

export type Review = ReturnType<typeof useReview>;
