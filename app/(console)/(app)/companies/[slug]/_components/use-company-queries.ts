'use client';

import { useQuery } from '@tanstack/react-query';
import { useTRPC } from '../../../../_lib/trpc';
import { useCompany } from './company-context';

/** As many as the service gives at once. */
const MOST_ASKS = 200;

/** The company's newest asks of one state, for the list and for the marks in updates. */
export function useCompanyAsks(status: 'OPEN' | 'RESOLVED') {
  const trpc = useTRPC();
  const { ref } = useCompany();
  return useQuery(
    trpc.asks.datedOfCompany.queryOptions({
      ...ref,
      status,
      includeHidden: true,
      limit: MOST_ASKS,
    }),
  );
}

/** How many asks and gaps the company has, however many its lists show; undefined until known. */
export function useCompanyCounts() {
  const trpc = useTRPC();
  const { ref } = useCompany();
  return useQuery(trpc.review.countsOfCompany.queryOptions(ref)).data;
}
