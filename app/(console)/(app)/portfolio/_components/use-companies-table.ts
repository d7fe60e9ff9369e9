'use client';

import {
  type ColumnFiltersState,
  getCoreRowModel,
  getFilteredRowModel,
  getSortedRowModel,
  useReactTable,
  type VisibilityState,
} from '@tanstack/react-table';
import { useSearchParams } from 'next/navigation';
import { useState } from 'react';
import type { Company } from '../../../_lib/outputs';
import { holdsWords } from '../../../_lib/plain';
import { useKeptInAddress } from '../../../_lib/use-kept-in-address';
import { useKeptSorting } from '../../../_lib/use-kept-sorting';
import { useStored } from '../../../_lib/use-stored';
import { COLUMNS } from './columns';

export type Density = 'comfortable' | 'compact';

const isDensity = (value: unknown): value is Density =>
  value === 'comfortable' || value === 'compact';
const isVisibility = (value: unknown): value is VisibilityState =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every((shown) => typeof shown === 'boolean');
const ALL_COLUMNS: VisibilityState = {};
const NEWEST_FIRST = [{ id: 'investmentDate', desc: true }];

/** The columns that filter; a value of nothing is kept as `-`, since an empty text is left out. */
const FILTERING = ['status', 'sector', 'stage', 'instrumentType'];
const NOTHING = '-';

const filtersOf = (kept: Pick<URLSearchParams, 'getAll'>): ColumnFiltersState =>
  FILTERING.flatMap((id) => {
    const value = kept.getAll(id).map((text) => (text === NOTHING ? '' : text));
    return value.length === 0 ? [] : [{ id, value }];
  });

function textsOf(filters: ColumnFiltersState): Record<string, string[]> {
  const chosen = new Map(filters.map(({ id, value }) => [id, value]));
  return Object.fromEntries(
    FILTERING.map((id) => {
      const value = chosen.get(id);
      const texts = Array.isArray(value) ? value : [];
      return [id, texts.map((text) => String(text) || NOTHING)];
    }),
  );
}

/**
 * Sorting, filters and search of the table, which are kept in the address; columns and density are
 * kept in the browser.
 */
export function useCompaniesTable(companies: Company[]) {
  const { sorting, setSorting } = useKeptSorting(NEWEST_FIRST);
  const kept = useSearchParams();
  const [columnFilters, setColumnFilters] = useState(() => filtersOf(kept));
  const [search, setSearch] = useState(kept.get('search') ?? '');
  useKeptInAddress({ search, ...textsOf(columnFilters) });
  const [columnVisibility, setColumnVisibility] = useStored(
    'portfolio.columns',
    isVisibility,
    ALL_COLUMNS,
  );
  const [density, setDensity] = useStored<Density>('portfolio.density', isDensity, 'comfortable');
  const table = useReactTable({
    data: companies,
    columns: COLUMNS,
    getRowId: ({ id }) => id,
    state: { sorting, columnFilters, globalFilter: search, columnVisibility },
    onSortingChange: setSorting,
    onColumnFiltersChange: setColumnFilters,
    onGlobalFilterChange: setSearch,
    onColumnVisibilityChange: (change) =>
      setColumnVisibility(typeof change === 'function' ? change(columnVisibility) : change),
    globalFilterFn: (row, _column, text: string) => {
      const { name, slug, sector, stage, website } = row.original;
      return holdsWords(text, [name, slug, sector, stage, website]);
    },
    getCoreRowModel: getCoreRowModel(),
    getFilteredRowModel: getFilteredRowModel(),
    getSortedRowModel: getSortedRowModel(),
  });
  const clear = () => {
    setSearch('');
    setColumnFilters([]);
  };
  const narrowed = search !== '' || columnFilters.length > 0;
  return { table, search, setSearch, density, setDensity, clear, narrowed };
}

export type CompaniesTableState = ReturnType<typeof useCompaniesTable>;
