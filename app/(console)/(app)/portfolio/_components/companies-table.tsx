'use client';

import { flexRender, type Header } from '@tanstack/react-table';
import { ArrowDown, ArrowUp, Building2, Plus, SearchX } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../../_components/ui/button';
import { EmptyState } from '../../../_components/ui/empty-state';
import { Table, Td, Th } from '../../../_components/ui/table';
import { cn } from '../../../_lib/cn';
import { count } from '../../../_lib/format';
import type { Company } from '../../../_lib/outputs';
import { usePrinting } from '../../../_lib/use-printing';
import { COLUMN_STYLES } from './columns';
import { TableToolbar } from './table-toolbar';
import { useCompaniesTable } from './use-companies-table';

/** Rows drawn at first and with each step down, so that a long list shows at once. */
const STEP = 60;

function HeaderCell({ header }: { header: Header<Company, unknown> }) {
  const sorted = header.column.getIsSorted();
  const Arrow = sorted === 'asc' ? ArrowUp : ArrowDown;
  const order = sorted === 'asc' ? 'ascending' : sorted === 'desc' ? 'descending' : 'none';
  const styles = COLUMN_STYLES[header.column.id];
  return (
    <Th aria-sort={order} className={styles}>
      <button
        type="button"
        onClick={header.column.getToggleSortingHandler()}
        className={cn(
          'group inline-flex h-8 items-center gap-1 hover:text-fg',
          sorted !== false && 'text-fg',
          // Numbers keep their right edge, so their arrow stands before the word.
          styles?.includes('text-right') && 'flex-row-reverse',
        )}
      >
        {flexRender(header.column.columnDef.header, header.getContext())}
        <Arrow
          aria-hidden
          className={cn('size-3', sorted === false && 'opacity-0 group-hover:opacity-50')}
        />
      </button>
    </Th>
  );
}

/** Grows as the end of the list comes into view. */
function useGrowing(total: number) {
  const [shown, setShown] = useState(STEP);
  const end = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = end.current;
    if (!element || shown >= total) return undefined;
    const observer = new IntersectionObserver(
      ([entry]) => entry?.isIntersecting && setShown((count) => count + STEP),
      { rootMargin: '600px' },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [shown, total]);
  return { shown, end };
}

interface Props {
  companies: Company[];
  vehicle: { slug: string };
  onLog?: (() => void) | undefined;
}

/** The companies of a vehicle: sort, filter, search, choose columns, export. */
export function CompaniesTable({ companies, vehicle, onLog }: Props) {
  const state = useCompaniesTable(companies);
  const { table, density } = state;
  const rows = table.getRowModel().rows;
  const { shown, end } = useGrowing(rows.length);
  const printing = usePrinting();
  if (companies.length === 0) {
    return (
      <EmptyState
        icon={Building2}
        title="No companies yet"
        action={
          onLog && (
            <Button variant="primary" onClick={onLog}>
              <Plus /> Log investment
            </Button>
          )
        }
      >
        Log the vehicle’s first investment, or let an agent post companies to the API.
      </EmptyState>
    );
  }
  return (
    <>
      <TableToolbar state={state} fileName={`${vehicle.slug}-companies.csv`} />
      {rows.length === 0 ? (
        <EmptyState
          icon={SearchX}
          title="No company matches"
          action={<Button onClick={state.clear}>Clear search and filters</Button>}
        >
          Try another word, or fewer filters.
        </EmptyState>
      ) : (
        <Table data-density={density} aria-label="Companies">
          <thead>
            {table.getHeaderGroups().map((group) => (
              <tr key={group.id}>
                {group.headers.map((header) => (
                  <HeaderCell key={header.id} header={header} />
                ))}
              </tr>
            ))}
          </thead>
          <tbody>
            {rows.slice(0, printing ? rows.length : shown).map((row) => (
              <tr key={row.id} className="relative transition-colors hover:bg-hover">
                {row.getVisibleCells().map((cell) => (
                  <Td
                    key={cell.id}
                    className={cn(
                      density === 'compact' ? 'md:py-1' : 'py-2',
                      cell.column.id === 'name' && 'w-full max-w-0 min-w-44 md:w-[30%]',
                      COLUMN_STYLES[cell.column.id],
                    )}
                  >
                    {flexRender(cell.column.columnDef.cell, cell.getContext())}
                  </Td>
                ))}
              </tr>
            ))}
          </tbody>
        </Table>
      )}
      <div ref={end} />
      {state.narrowed && rows.length > 0 && (
        <p role="status" className="pt-3 text-xs text-faint">
          {count(rows.length)} of {count(companies.length)} shown.{' '}
          <button type="button" className="text-accent hover:underline" onClick={state.clear}>
            Show all
          </button>
        </p>
      )}
    </>
  );
}
