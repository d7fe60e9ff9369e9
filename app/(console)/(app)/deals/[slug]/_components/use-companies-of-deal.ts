'use client';

import { useQuery } from '@tanstack/react-query';
import type { CompanyOfDeal } from '../../../../_lib/outputs';
import { useTRPC } from '../../../../_lib/trpc';
import { useDeal } from './deal-context';

const NONE: readonly CompanyOfDeal[] = [];

/** The companies that the deal became, as far as they are known. */
export function useCompaniesOfDeal(): readonly CompanyOfDeal[] {
  const trpc = useTRPC();
  const { ref } = useDeal();
  return useQuery(trpc.deals.inPortfolio.queryOptions(ref)).data?.items ?? NONE;
}
