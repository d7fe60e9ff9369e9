'use client';

import {
  createColumnHelper,
  flexRender,
  getCoreRowModel,
  getSortedRowModel,
  useReactTable,
} from '@tanstack/react-table';
import { ArrowDown, ArrowUp } from 'lucide-react';
import Link from 'next/link';
import { useState } from 'react';
import { FitScore } from '../../../_components/fit-score';
import { Badge } from '../../../_components/ui/badge';
import { Button } from '../../../_components/ui/button';
import { NUMERIC, Table, Td, Th } from '../../../_components/ui/table';
import { cn } from '../../../_lib/cn';
import { dealHref, isOfAgents, STAGES } from '../../../_lib/deals';
import { enumLabel } from '../../../_lib/enum-options';
import { day, usdShort } from '../../../_lib/format';
import type { Deal } from '../../../_lib/outputs';
import { MISSING_LAST, orLast } from '../../../_lib/sorting';
import { useKeptSorting } from '../../../_lib/use-kept-sorting';
import { usePrinting } from '../../../_lib/use-printing';

const column = createColumnHelper<Deal>();

const COLUMNS = [
  column.accessor('companyName', {
    header: 'Deal',
    sortingFn: 'text',
    cell: ({ row: { original: deal } }) => (
      <span className="block min-w-0">
        <Link
          href={dealHref(deal)}
          prefetch={false}
          className="block truncate font-medium after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-accent"
        >
          {deal.companyName}
        </Link>
        <span className="block truncate text-xs text-faint">
          {[deal.sector, deal.vehicle?.name ?? 'No fund yet'].filter(Boolean).join(' · ')}
        </span>
      </span>
    ),
  }),
  column.accessor((deal) => STAGES.indexOf(deal.stage), {
    id: 'stage',
    header: 'Stage',
    cell: ({ row: { original: deal } }) => (
      <Badge tone={isOfAgents(deal.stage) || deal.stage === 'PASSED' ? 'neutral' : 'accent'}>
        {enumLabel(deal.stage)}
      </Badge>
    ),
  }),
  // 0 is a deal that nobody has scored.
  column.accessor((deal) => deal.thesisFitScore || undefined, {
    id: 'thesisFitScore',
    header: 'Fit',
    ...MISSING_LAST,
    cell: ({ getValue }) => <FitScore score={getValue() ?? 0} />,
  }),
  column.accessor((deal) => orLast(deal.estimatedCheckSize), {
    id: 'check',
    header: 'Check',
    ...MISSING_LAST,
    cell: ({ getValue }) => usdShort(getValue()),
  }),
  column.accessor((deal) => orLast(deal.estimatedValuation), {
    id: 'valuation',
    header: 'Valuation',
    ...MISSING_LAST,
    cell: ({ getValue }) => usdShort(getValue()),
  }),
  column.accessor('source', {
    header: 'Source',
    cell: ({ getValue }) => enumLabel(getValue()),
  }),
  column.accessor('updatedAt', { header: 'Updated', cell: ({ getValue }) => day(getValue()) }),
];

const STYLES: Readonly<Record<string, string>> = {
  companyName: 'w-full max-w-0 min-w-40',
  thesisFitScore: 'max-md:hidden',
  check: `${NUMERIC} max-md:hidden`,
  valuation: `${NUMERIC} max-md:hidden`,
  source: 'max-lg:hidden whitespace-nowrap',
  updatedAt: `${NUMERIC} max-md:hidden whitespace-nowrap`,
};

/** Rows drawn at first and with each press of the button below. */
const STEP = 100;
const CHANGED_LAST = [{ id: 'updatedAt', desc: true }];

/** The deals in rows, sorted by any column. */
export function DealTable({ deals }: { deals: Deal[] }) {
  const { sorting, setSorting } = useKeptSorting(CHANGED_LAST);
  const [shown, setShown] = useState(STEP);
  const printing = usePrinting();
  const table = useReactTable({
    data: deals,
    columns: COLUMNS,
    getRowId: ({ id }) => id,
    state: { sorting },
    onSortingChange: setSorting,
    getCoreRowModel: getCoreRowModel(),
    getSortedRowModel: getSortedRowModel(),
  });
  const rows = table.getRowModel().rows;
  return (
    <>
      <Table aria-label="Deals">
        <thead>
          {table.getHeaderGroups().map((group) => (
            <tr key={group.id}>
              {group.headers.map((header) => {
                const sorted = header.column.getIsSorted();
                const Arrow = sorted === 'asc' ? ArrowUp : ArrowDown;
                const order =
                  sorted === 'asc' ? 'ascending' : sorted === 'desc' ? 'descending' : 'none';
                return (
                  <Th key={header.id} aria-sort={order} className={STYLES[header.column.id]}>
                    <button
                      type="button"
                      onClick={header.column.getToggleSortingHandler()}
                      className={cn(
                        'group inline-flex h-8 items-center gap-1 hover:text-fg',
                        sorted !== false && 'text-fg',
                        // As in the portfolio: numbers keep their right edge.
                        STYLES[header.column.id]?.includes('text-right') && 'flex-row-reverse',
                      )}
                    >
                      {flexRender(header.column.columnDef.header, header.getContext())}
                      <Arrow
                        aria-hidden
                        className={cn(
                          'size-3',
                          sorted === false && 'opacity-0 group-hover:opacity-50',
                        )}
                      />
                    </button>
                  </Th>
                );
              })}
            </tr>
          ))}
        </thead>
        <tbody>
          {rows.slice(0, printing ? rows.length : shown).map((row) => (
            <tr key={row.id} className="relative transition-colors hover:bg-hover">
              {row.getVisibleCells().map((cell) => (
                <Td key={cell.id} className={STYLES[cell.column.id]}>
                  {flexRender(cell.column.columnDef.cell, cell.getContext())}
                </Td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
      {rows.length > shown && (
        <div>
          <Button onClick={() => setShown((old) => old + STEP)}>
            Show {Math.min(STEP, rows.length - shown)} more
          </Button>
        </div>
      )}
    </>
  );
}
