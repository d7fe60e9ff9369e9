'use client';

import { useQuery } from '@tanstack/react-query';
import { useTRPC } from '../../../../_lib/trpc';
import { useCompany } from './company-context';

/** As many as the service gives at once. */
export const MOST_ASKS = 200;

/** The company's asks of every state, for the list and for the marks in updates. */
export function useCompanyAsks() {
  const trpc = useTRPC();
  const { ref } = useCompany();
  return useQuery(
    trpc.asks.listOfCompany.queryOptions({
      ...ref,
      status: 'ALL',
      includeHidden: true,
      limit: MOST_ASKS,
    }),
  );
}
