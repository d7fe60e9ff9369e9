'use client';

import { type QueryFilters, useQueryClient } from '@tanstack/react-query';

/** Reads again what the filters name, such as `trpc.customers.pathFilter()`. */
export function useRefresh() {
  const queryClient = useQueryClient();
  return async (...filters: QueryFilters[]): Promise<void> => {
    await Promise.all(filters.map((filter) => queryClient.invalidateQueries(filter)));
  };
}
