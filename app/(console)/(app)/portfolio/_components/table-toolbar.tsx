'use client';

import { Download, ListFilter, Search, SlidersHorizontal } from 'lucide-react';
import { useRef } from 'react';
import { Button } from '../../../_components/ui/button';
import {
  Dropdown,
  DropdownCheckboxItem,
  DropdownContent,
  DropdownItem,
  DropdownLabel,
  DropdownRadioGroup,
  DropdownRadioItem,
  DropdownSeparator,
  DropdownTrigger,
} from '../../../_components/ui/dropdown';
import { Input } from '../../../_components/ui/input';
import { enumLabel } from '../../../_lib/enum-options';
import { NONE, stageLabel } from '../../../_lib/format';
import { UNREACHED } from '../../../_lib/outcome';
import { useShortcut } from '../../../_lib/shortcuts';
import { spelledAs, spellingsOf, stageAs } from '../../../_lib/spellings';
import { toastOutcome } from '../../../_lib/toasts';
import type { CompaniesTableState } from './use-companies-table';

const FILTERS = [
  { id: 'status', title: 'Status', name: enumLabel, keyOf: spelledAs },
  // The service's own word for companies without one, which the chart beside shows.
  {
    id: 'sector',
    title: 'Sector',
    name: (sector: string) => sector || 'Unspecified',
    keyOf: spelledAs,
  },
  {
    id: 'stage',
    title: 'Stage',
    name: (stage: string) => stageLabel(stage) || NONE,
    keyOf: stageAs,
  },
  { id: 'instrumentType', title: 'Instrument', name: enumLabel, keyOf: spelledAs },
];

const chosenOf = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];

function Filter({
  state,
  filter,
}: {
  state: CompaniesTableState;
  filter: (typeof FILTERS)[number];
}) {
  const column = state.table.getColumn(filter.id);
  const rows = state.table.getCoreRowModel().rows;
  const { keyOf } = filter;
  const options = spellingsOf(
    rows.map((row) => String(row.getValue(filter.id) ?? '')),
    keyOf,
  );
  const chosen = chosenOf(column?.getFilterValue());
  const isChosen = (option: string) => chosen.some((other) => keyOf(other) === keyOf(option));
  const toggle = (option: string) => {
    const next = isChosen(option)
      ? chosen.filter((other) => keyOf(other) !== keyOf(option))
      : [...chosen, option];
    column?.setFilterValue(next.length === 0 ? undefined : next);
  };
  if (options.length < 2) return null;
  return (
    <>
      <DropdownLabel>{filter.title}</DropdownLabel>
      {options.map((option) => (
        <DropdownCheckboxItem
          key={option}
          checked={isChosen(option)}
          onCheckedChange={() => toggle(option)}
        >
          {filter.name(option)}
        </DropdownCheckboxItem>
      ))}
    </>
  );
}

function ViewMenu({ state: { table, density, setDensity } }: { state: CompaniesTableState }) {
  return (
    <Dropdown>
      <DropdownTrigger asChild>
        <Button variant="ghost" aria-label="View" className="max-md:hidden">
          <SlidersHorizontal /> View
        </Button>
      </DropdownTrigger>
      <DropdownContent align="end">
        <DropdownLabel>Columns</DropdownLabel>
        {table
          .getAllLeafColumns()
          .filter((column) => column.getCanHide())
          .map((column) => (
            <DropdownCheckboxItem
              key={column.id}
              checked={column.getIsVisible()}
              onCheckedChange={(shown) => column.toggleVisibility(shown)}
            >
              {String(column.columnDef.header)}
            </DropdownCheckboxItem>
          ))}
        <DropdownSeparator />
        <DropdownLabel>Density</DropdownLabel>
        <DropdownRadioGroup
          value={density}
          onValueChange={(value) => setDensity(value === 'compact' ? 'compact' : 'comfortable')}
        >
          <DropdownRadioItem value="comfortable">Comfortable</DropdownRadioItem>
          <DropdownRadioItem value="compact">Compact</DropdownRadioItem>
        </DropdownRadioGroup>
      </DropdownContent>
    </Dropdown>
  );
}

/** The export's script comes along with the first one. */
async function exportCsv(state: CompaniesTableState, fileName: string): Promise<void> {
  const loaded = await import('./export-companies').catch(() => null);
  if (loaded === null) toastOutcome('Export', UNREACHED);
  else loaded.exportCompanies(state, fileName);
}

/** Search, filters, view and export above the table. */
export function TableToolbar({
  state,
  fileName,
}: {
  state: CompaniesTableState;
  fileName: string;
}) {
  const input = useRef<HTMLInputElement>(null);
  const filters = state.table.getState().columnFilters.length;
  useShortcut('/', 'Search companies', () => input.current?.focus());
  return (
    <div className="flex items-center gap-1.5 pb-2 print:hidden">
      <div className="relative min-w-0 flex-1 md:max-w-64">
        <Search
          aria-hidden
          className="pointer-events-none absolute top-1/2 left-2.5 size-3.5 -translate-y-1/2 text-faint"
        />
        <Input
          ref={input}
          type="search"
          aria-label="Search companies"
          placeholder="Search companies"
          value={state.search}
          onChange={(event) => state.setSearch(event.target.value)}
          onKeyDown={(event) => event.key === 'Escape' && event.currentTarget.blur()}
          className="pl-8"
        />
      </div>
      <Dropdown>
        <DropdownTrigger asChild>
          <Button variant="ghost" aria-label={`Filter${filters > 0 ? ` ${filters} set` : ''}`}>
            <ListFilter />
            <span className="max-md:hidden">Filter</span>
            {filters > 0 && <span className="text-accent tabular-nums">{filters}</span>}
          </Button>
        </DropdownTrigger>
        <DropdownContent align="start">
          {FILTERS.map((filter) => (
            <Filter key={filter.id} state={state} filter={filter} />
          ))}
          {filters > 0 && (
            <>
              <DropdownSeparator />
              <DropdownItem onSelect={state.clear}>Clear filters</DropdownItem>
            </>
          )}
        </DropdownContent>
      </Dropdown>
      <div className="flex-1 max-md:hidden" />
      <ViewMenu state={state} />
      <Button
        variant="ghost"
        aria-label="Export CSV"
        onClick={() => void exportCsv(state, fileName)}
      >
        <Download />
        <span className="max-md:hidden">Export</span>
      </Button>
    </div>
  );
}
