'use client';

import { useMutation, useQueries, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { enumLabel } from '../../../_lib/enum-options';
import type { Stage } from '../../../_lib/deals';
import type { Deal } from '../../../_lib/outputs';
import { toastUndoIf } from '../../../_lib/toasts';
import { useTRPC } from '../../../_lib/trpc';
import { useRefresh } from '../../../_lib/use-refresh';
import { useWorld } from '../../../_lib/world';
import { DEALS_PER_PAGE, pagesFor } from './deal-pages';

export interface DealPage {
  total: number;
  limit: number;
  offset: number;
  deals: Deal[];
}

/** Every deal of the organization; the first page is the server's, the others follow. */
export function useDeals(first: DealPage): Deal[] {
  const trpc = useTRPC();
  const vehicleId = useWorld().vehicle?.id;
  const [pages, setPages] = useState(() => pagesFor(1, [first.total]));
  const results = useQueries({
    queries: Array.from({ length: pages }, (_, page) =>
      trpc.deals.list.queryOptions(
        { vehicleId, limit: DEALS_PER_PAGE, offset: page * DEALS_PER_PAGE },
        page === 0 ? { initialData: first } : {},
      ),
    ),
  });
  // Others add deals while the board is open, so that a page may begin that was none before.
  const needed = pagesFor(
    pages,
    results.map(({ data }) => data?.total ?? 0),
  );
  if (needed > pages) setPages(needed);
  const seen = new Map(
    results.flatMap(({ data }) => data?.deals ?? []).map((one) => [one.id, one]),
  );
  return [...seen.values()];
}

/** Moves a deal to a stage: shown at once, taken back if refused, with an undo. */
export function useMoveDeal() {
  const trpc = useTRPC();
  const queryClient = useQueryClient();
  const refresh = useRefresh();
  const queryVehicleId = useWorld().vehicle?.id;
  const filter = trpc.deals.list.pathFilter();
  const show = (slug: string, stage: Stage) =>
    queryClient.setQueriesData<DealPage>(
      filter,
      (page) =>
        page && {
          ...page,
          deals: page.deals.map((deal) => (deal.slug === slug ? { ...deal, stage } : deal)),
        },
    );
  const { mutate } = useMutation(
    trpc.deals.patch.mutationOptions({
      onMutate: async () => queryClient.cancelQueries(filter),
      onSettled: () => refresh(trpc.deals.pathFilter()),
    }),
  );
  const move = (slug: string, to: Stage, from: Stage, done?: () => void) => {
    show(slug, to);
    mutate(
      { slug, stage: to, queryVehicleId },
      { onSuccess: () => done?.(), onError: () => show(slug, from) },
    );
  };
  return (deal: Deal, to: Stage) => {
    const { slug, stage: from, companyName } = deal;
    if (from === to) return;
    move(slug, to, from, () =>
      toastUndoIf(
        `${companyName} is in ${enumLabel(to)}.`,
        async () => {
          const now = trpc.deals.get.queryOptions({ slug, vehicleId: queryVehicleId });
          return (await queryClient.fetchQuery({ ...now, staleTime: 0 })).stage === to;
        },
        () => move(slug, from, to),
      ),
    );
  };
}
