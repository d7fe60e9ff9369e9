'use client';

import { useSearchParams } from 'next/navigation';
import { useState } from 'react';
import type { Deal } from '../../../_lib/outputs';
import { holdsWords } from '../../../_lib/plain';
import { spelledAs } from '../../../_lib/spellings';
import { useKeptInAddress } from '../../../_lib/use-kept-in-address';

/** What narrows the pipeline; an empty text is no filter. */
export interface Filters {
  search: string;
  source: string;
  /** A vehicle's id, or `none` for deals of the whole firm. */
  fund: string;
  sector: string;
}

export const NO_FILTERS: Filters = { search: '', source: '', fund: '', sector: '' };
export const UNASSIGNED = 'none';

/** True if the deal passes every filter; each word typed must be in its texts. */
export function passes(deal: Deal, { search, source, fund, sector }: Filters): boolean {
  const { companyName, slug, description, sourceDetail, companyStage } = deal;
  const texts = [companyName, slug, deal.sector, description, sourceDetail, companyStage];
  return (
    holdsWords(search, texts) &&
    (source === '' || deal.source === source) &&
    (fund === '' || (deal.vehicle?.id ?? UNASSIGNED) === fund) &&
    (sector === '' || spelledAs(deal.sector) === spelledAs(sector))
  );
}

/** The filters, kept in the address, and the deals that pass them. */
export function useFilters(deals: readonly Deal[]) {
  const kept = useSearchParams();
  const [filters, setFilters] = useState<Filters>(() => ({
    search: kept.get('search') ?? '',
    source: kept.get('source') ?? '',
    fund: kept.get('fund') ?? '',
    sector: kept.get('sector') ?? '',
  }));
  useKeptInAddress({ ...filters });
  const set = (change: Partial<Filters>) => setFilters((old) => ({ ...old, ...change }));
  const narrowed = Object.values(filters).some((value) => value !== '');
  return {
    filters,
    set,
    narrowed,
    clear: () => setFilters(NO_FILTERS),
    shown: deals.filter((deal) => passes(deal, filters)),
  };
}

export type FilterState = ReturnType<typeof useFilters>;
