'use client';

import { useQueries, useQuery } from '@tanstack/react-query';
import { DEALS_PER_PAGE, pagesFor } from '../../_lib/deal-pages';
import type { Deal } from '../../_lib/outputs';
import { useTRPC } from '../../_lib/trpc';
import { useWorld } from '../../_lib/world';

/**
 * The deals that the board shows, from its own answers where it has them.
 * @param enabled whether any are asked for
 * @param every whether the pages after the first are
 */
export function useAllDeals({ enabled, every }: { enabled: boolean; every: boolean }): Deal[] {
  const trpc = useTRPC();
  const vehicleId = useWorld().vehicle?.id;
  const pageOf = (page: number) =>
    trpc.deals.list.queryOptions(
      { vehicleId, limit: DEALS_PER_PAGE, offset: page * DEALS_PER_PAGE },
      { enabled },
    );
  const first = useQuery(pageOf(0));
  const pages = every ? pagesFor(1, [first.data?.total ?? 0]) : 1;
  const others = useQueries({
    queries: Array.from({ length: pages - 1 }, (_, at) => pageOf(at + 1)),
  });
  const found = [first, ...others].flatMap(({ data }) => data?.deals ?? []);
  // A deal that was added meanwhile moves the others on, to where they are read twice.
  return [...new Map(found.map((deal) => [deal.id, deal])).values()];
}
