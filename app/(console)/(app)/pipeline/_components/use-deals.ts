'use client';

import { useMutation, useQueries, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { enumLabel } from '../../../_lib/enum-options';
import { isStage, movedMeanwhile, type Stage } from '../../../_lib/deals';
import { isTheirs, type Outcome, outcomeOf } from '../../../_lib/outcome';
import type { Deal } from '../../../_lib/outputs';
import { toastLeft, toastOutcome, toastUndo } from '../../../_lib/toasts';
import { useTRPC } from '../../../_lib/trpc';
import { useRefresh } from '../../../_lib/use-refresh';
import { useWorld } from '../../../_lib/world';
import { DEALS_PER_PAGE, pagesFor } from '../../../_lib/deal-pages';

export interface DealPage {
  total: number;
  limit: number;
  offset: number;
  deals: Deal[];
}

/** The pages of a list of deals of the organization, as many as there are by now. */
function useDealPages(which: { includeDeleted?: boolean }, first?: DealPage) {
  const trpc = useTRPC();
  const vehicleId = useWorld().vehicle?.id;
  const [pages, setPages] = useState(() => pagesFor(1, first ? [first.total] : []));
  const results = useQueries({
    queries: Array.from({ length: pages }, (_, page) =>
      trpc.deals.list.queryOptions(
        { vehicleId, ...which, limit: DEALS_PER_PAGE, offset: page * DEALS_PER_PAGE },
        first && page === 0 ? { initialData: first } : {},
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
  return { results, deals: [...seen.values()] };
}

/** Every deal of the organization; the first page is the server's, the others follow. */
export function useDeals(first: DealPage) {
  const { results, deals } = useDealPages({}, first);
  return { deals, total: results[0]?.data?.total ?? first.total };
}

/** How many deals are deleted, of an organization in which so many live. */
export function useDeletedCount(living: number): number {
  const vehicleId = useWorld().vehicle?.id;
  const input = { vehicleId, includeDeleted: true, limit: 1, offset: 0 };
  const { data } = useQuery(useTRPC().deals.list.queryOptions(input));
  return data ? Math.max(0, data.total - living) : 0;
}

/** The deleted deals of the organization, by name. */
export function useDeletedDeals() {
  const { results, deals } = useDealPages({ includeDeleted: true });
  return {
    deals: deals
      .filter(({ deletedAt }) => deletedAt !== null)
      .sort((a, b) => a.companyName.localeCompare(b.companyName)),
    isPending: results.some(({ isPending }) => isPending),
    failed: results.find(({ isError }) => isError),
  };
}

/** Moves a deal from the stage that the board shows: at once to the eye, taken back if refused. */
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
  const mutationKey = trpc.deals.change.mutationKey();
  const { mutateAsync } = useMutation(
    trpc.deals.change.mutationOptions({
      meta: { ownErrors: true },
      // One after the other, as a deal that is moved on twice goes on from where it was moved first.
      scope: { id: 'board' },
      onMutate: async () => queryClient.cancelQueries(filter),
      // What is read before the next move is stored would show it where it was.
      onSettled: () =>
        queryClient.isMutating({ mutationKey }) === 1
          ? refresh(trpc.deals.pathFilter())
          : undefined,
    }),
  );
  const move = async (slug: string, to: Stage, from: Stage): Promise<Outcome> => {
    show(slug, to);
    const now = trpc.deals.get.queryOptions({ slug, vehicleId: queryVehicleId });
    const outcome = await outcomeOf(
      mutateAsync({ slug, stage: to, from: { stage: from }, queryVehicleId }),
      async () => (await queryClient.fetchQuery({ ...now, staleTime: 0, retry: false })).stage,
    );
    if (isTheirs(outcome)) show(slug, isStage(outcome.theirs) ? outcome.theirs : from);
    else if (outcome !== null) show(slug, from);
    return outcome;
  };
  return async (deal: Deal, to: Stage) => {
    const { slug, stage: from, companyName } = deal;
    if (from === to) return;
    const outcome = await move(slug, to, from);
    if (outcome !== null) {
      const failure = isTheirs(outcome) && movedMeanwhile(companyName, outcome.theirs, to);
      return toastOutcome('Stage', failure ? { failure } : outcome);
    }
    toastUndo(
      `${companyName} is in ${enumLabel(to)}.`,
      () => void move(slug, from, to).then(toastLeft),
    );
  };
}
