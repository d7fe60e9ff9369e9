'use client';

import { Columns3, Rows3, Search } from 'lucide-react';
import { useRef } from 'react';
import { Button } from '../../../_components/ui/button';
import { Input } from '../../../_components/ui/input';
import { Select } from '../../../_components/ui/select';
import { cn } from '../../../_lib/cn';
import { DEAL_SOURCE_OPTIONS } from '../../../_lib/enum-options';
import type { Deal } from '../../../_lib/outputs';
import { useShortcut } from '../../../_lib/shortcuts';
import { spelledAs, spellingsOf } from '../../../_lib/spellings';
import { useOrganization } from '../../../_lib/world';
import { type FilterState, UNASSIGNED } from './use-filters';

export type View = 'board' | 'table';

interface Props {
  state: FilterState;
  deals: readonly Deal[];
  view: View;
  onView: (view: View) => void;
}

const VIEWS = [
  { view: 'board', label: 'Board', icon: Columns3 },
  { view: 'table', label: 'Table', icon: Rows3 },
] as const;

/** Search, filters and the choice between board and table. */
export function Toolbar({ state, deals, view, onView }: Props) {
  const { filters, set } = state;
  const { vehicles } = useOrganization();
  const search = useRef<HTMLInputElement>(null);
  useShortcut('/', 'Search deals', () => search.current?.focus());
  useShortcut('v', 'Board or table', () => onView(view === 'board' ? 'table' : 'board'));
  const sectors = spellingsOf(deals.map(({ sector }) => sector)).filter(Boolean);
  const isChosen = (sector: string) => spelledAs(sector) === spelledAs(filters.sector);
  return (
    <div className="grid grid-cols-2 items-center gap-2 md:flex md:flex-wrap print:hidden">
      <div className="relative min-w-40 flex-1 max-md:col-span-2 md:max-w-64">
        <Search
          aria-hidden
          className="pointer-events-none absolute top-1/2 left-2.5 size-3.5 -translate-y-1/2 text-faint"
        />
        <Input
          ref={search}
          type="search"
          aria-label="Search deals"
          placeholder="Search deals"
          value={filters.search}
          onChange={(event) => set({ search: event.target.value })}
          className="pl-8"
        />
      </div>
      <Select
        aria-label="Fund"
        empty="Every fund"
        value={filters.fund}
        onChange={(event) => set({ fund: event.target.value })}
        options={[
          ...vehicles.map(({ id, name }) => ({ value: id, label: name })),
          { value: UNASSIGNED, label: 'Unassigned' },
        ]}
        className="md:max-w-44"
      />
      <Select
        aria-label="Source"
        empty="Every source"
        value={filters.source}
        onChange={(event) => set({ source: event.target.value })}
        options={DEAL_SOURCE_OPTIONS}
        className="md:max-w-40"
      />
      <Select
        aria-label="Sector"
        empty="Every sector"
        value={sectors.find(isChosen) ?? filters.sector}
        onChange={(event) => set({ sector: event.target.value })}
        options={sectors.map((sector) => ({ value: sector, label: sector }))}
        className="md:max-w-44"
      />
      {state.narrowed && (
        <Button variant="ghost" onClick={state.clear}>
          Clear
        </Button>
      )}
      <div
        role="group"
        aria-label="View"
        className="ml-auto flex rounded-md border p-0.5 max-md:w-full"
      >
        {VIEWS.map(({ view: name, label, icon: Icon }) => (
          <button
            key={name}
            type="button"
            aria-pressed={view === name}
            onClick={() => onView(name)}
            className={cn(
              'flex h-6.5 items-center justify-center gap-1.5 rounded px-2 text-xs font-medium max-md:h-8.5 max-md:flex-1',
              view === name ? 'bg-pressed text-fg' : 'text-muted hover:text-fg',
            )}
          >
            <Icon aria-hidden className="size-3.5" /> {label}
          </button>
        ))}
      </div>
    </div>
  );
}
