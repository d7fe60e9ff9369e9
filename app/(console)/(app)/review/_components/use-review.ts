'use client';

import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ReviewCounts, ReviewQueue } from '../../../_lib/outputs';
import { useTRPC } from '../../../_lib/trpc';
import { itemsOf, type ReviewKind, totalsOf } from './review-items';

/** How many more of each kind are read at a time, and at most. */
export const STEP = 100;
const MOST = 1000;

/** What waits, about one company or all; more of it on demand. */
function useQueue(initial: ReviewQueue, initialCounts: ReviewCounts) {
  const trpc = useTRPC();
  const [companyId, setCompanyId] = useState<string>();
  const [limit, setLimit] = useState(STEP);
  const isFirst = companyId === undefined && limit === STEP;
  const queue = useQuery(
    trpc.review.queue.queryOptions(
      companyId === undefined ? { limit } : { limit, companyId },
      isFirst ? { initialData: initial } : { placeholderData: keepPreviousData },
    ),
  );
  const counts = useQuery(
    trpc.review.counts.queryOptions(
      companyId === undefined ? {} : { companyId },
      companyId === undefined
        ? { initialData: initialCounts }
        : { placeholderData: keepPreviousData },
    ),
  );
  return {
    queue: queue.data ?? initial,
    counts: counts.data ?? initialCounts,
    companyId,
    narrow: (to: string | undefined) => {
      setCompanyId(to);
      setLimit(STEP);
    },
    more: limit < MOST ? () => setLimit(limit + STEP) : undefined,
    isReadingMore: queue.isPlaceholderData,
  };
}

/** The queue, which of it is shown, which item is looked at and which are ticked. */
export function useReview(initial: ReviewQueue, initialCounts: ReviewCounts) {
  const { queue: data, counts, narrow, ...queue } = useQueue(initial, initialCounts);
  const [kind, setKind] = useState<ReviewKind | 'all'>('all');
  const [place, setPlace] = useState<{ id: string | null; at: number }>({ id: null, at: 0 });
  const [ticks, setTicks] = useState<ReadonlySet<string>>(new Set());
  const all = itemsOf(data);
  const totals = totalsOf(data, counts);
  const items = kind === 'all' ? all : all.filter((item) => item.kind === kind);
  // When the item looked at is decided, the one that moves into its place is next.
  const found = items.findIndex(({ id }) => id === place.id);
  const at = found === -1 ? Math.min(place.at, items.length - 1) : found;
  const current = items[at];
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
