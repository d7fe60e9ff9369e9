'use client';

import { useQuery } from '@tanstack/react-query';
import { Hand } from 'lucide-react';
import { useSearchParams } from 'next/navigation';
import { useState } from 'react';
import { ASK_TYPES } from '@/db/enums';
import { ImportMailButton } from '../../../_components/mail/import-mail-button';
import { NewestAlone } from '../../../_components/newest-alone';
import { EmptyState } from '../../../_components/ui/empty-state';
import { PageHeader } from '../../../_components/ui/page-header';
import { Segments } from '../../../_components/ui/segments';
import { Select } from '../../../_components/ui/select';
import { cn } from '../../../_lib/cn';
import { updateHref } from '../../../_lib/company-href';
import { enumLabel } from '../../../_lib/enum-options';
import { count, plural } from '../../../_lib/format';
import type { AskBoard, BoardAsk, Vehicle } from '../../../_lib/outputs';
import { leaveFocus, useShortcut } from '../../../_lib/shortcuts';
import { useTRPC } from '../../../_lib/trpc';
import { useFocusNext } from '../../../_lib/use-focus-next';
import { useGo } from '../../../_lib/use-go';
import { useKeptInAddress } from '../../../_lib/use-kept-in-address';
import { useStored } from '../../../_lib/use-stored';
import { useMayEdit } from '../../../_lib/world';
import { AskCard } from './ask-card';
import {
  type AskColumn,
  type AskType,
  columnsOf,
  type Grouping,
  ofType,
  openCount,
} from './ask-columns';
import { type AskActions, useAskActions } from './use-ask-actions';

const isGrouping = (value: unknown): value is Grouping => value === 'state' || value === 'type';
const typeOf = (value: string | null): AskType | '' =>
  ASK_TYPES.find((type) => type === value) ?? '';
const TYPE_OPTIONS = ASK_TYPES.map((value) => ({ value, label: enumLabel(value) }));

function useKeys(order: readonly BoardAsk[], vehicleId: string, actions: AskActions | null) {
  const go = useGo();
  const [pointed, setPointed] = useState<string | null>(null);
  const at = order.findIndex(({ id }) => id === pointed);
  const current = order[at];
  const step = (by: number) => {
    leaveFocus();
    setPointed(order[at === -1 ? 0 : at + by]?.id ?? pointed);
  };
  const act = (run: ((ask: BoardAsk) => void) | undefined) => () => current && run?.(current);
  const group = 'Asks';
  const enabled = actions !== null;
  useShortcut('j', 'Next ask', () => step(1), { group });
  useShortcut('k', 'Previous ask', () => step(-1), { group });
  useShortcut('p', 'Publish', act(actions?.publish), { group, enabled });
  useShortcut('r', 'Resolve or reopen', act(actions?.toggleResolved), { group, enabled });
  useShortcut('h', 'Hide or show', act(actions?.toggleHidden), { group, enabled });
  const open = ({ company, updateId, id }: BoardAsk) =>
    go(updateHref(company, vehicleId, updateId, id));
  useShortcut('Enter', 'Open the update', act(open), { group });
  return { currentId: current?.id, point: setPointed };
}

interface ColumnProps {
  column: AskColumn;
  shownOnPhone: boolean;
  card: (ask: BoardAsk) => React.ReactNode;
}

const Column = ({ column, shownOnPhone, card }: ColumnProps) => (
  <section
    aria-label={column.label}
    data-controls
    tabIndex={-1}
    className={cn(
      'min-w-0 focus:outline-none md:min-w-52 md:flex-1 print:block',
      !shownOnPhone && 'max-md:hidden',
    )}
  >
    <h2 className="mb-2 flex gap-1.5 text-sm font-semibold max-md:hidden print:flex">
      {column.label}
      <span className="font-normal text-faint tabular-nums">{count(column.total)}</span>
    </h2>
    {column.total === 0 ? (
      <p className="rounded-lg border border-dashed px-3 py-6 text-center text-xs text-faint">
        None
      </p>
    ) : (
      <ul className="flex flex-col gap-2 print:grid print:grid-cols-2">{column.asks.map(card)}</ul>
    )}
    <NewestAlone
      shown={column.asks.length}
      total={column.total}
      what="asks"
      rest="each company’s page has its own"
    />
  </section>
);

interface Props {
  vehicle: Vehicle;
  initial: AskBoard;
}

/** The board of asks: by where they stand, or by what is asked for. */
export function AsksView({ vehicle, initial }: Props) {
  const trpc = useTRPC();
  const { data } = useQuery(
    trpc.asks.board.queryOptions({ vehicleId: vehicle.id }, { initialData: initial }),
  );
  const mayEdit = useMayEdit(vehicle.id);
  const edits = useAskActions(vehicle.id);
  const actions = mayEdit ? edits : null;
  const [grouping, setGrouping] = useStored<Grouping>('asks.grouping', isGrouping, 'state');
  const kept = useSearchParams().get('type');
  const [type, setType] = useState(() => typeOf(kept));
  useKeptInAddress({ type });
  const [chosen, setChosen] = useState<string | null>(null);
  const shown = type === '' ? data : ofType(data, type);
  const columns = columnsOf(shown, grouping).filter(
    (column) => grouping === 'state' || type === '' || column.id === type,
  );
  const full = columns.find((column) => column.asks.length > 0);
  const phone = columns.find(({ id }) => id === chosen) ?? full ?? columns[0];
  const leave = useFocusNext();
  const { currentId, point } = useKeys(
    columns.flatMap((column) => column.asks),
    vehicle.id,
    actions,
  );
  return (
    <>
      <PageHeader
        title="Asks"
        description={`${vehicle.name} · ${plural(openCount(data), 'ask')} open to its investors`}
        actions={
          data.items.length > 0 && (
            <Select
              aria-label="Type"
              value={type}
              empty="All types"
              options={TYPE_OPTIONS}
              onChange={({ target }) => setType(typeOf(target.value))}
              className="w-40"
            />
          )
        }
      />
      {data.items.length === 0 ? (
        <div className="mt-6">
          <EmptyState
            icon={Hand}
            title="No asks yet"
            action={actions && <ImportMailButton labelled />}
          >
            What companies ask for is found in their updates. Import the mails that they wrote, or
            paste one under Updates of a company.
          </EmptyState>
        </div>
      ) : (
        <>
          <Segments
            label="Group by"
            value={grouping}
            options={[
              { value: 'state', label: 'By status' },
              { value: 'type', label: 'By type' },
            ]}
            onChange={setGrouping}
          />
          <Segments
            label="Column"
            value={phone?.id ?? ''}
            options={columns.map(({ id, label, total }) => ({ value: id, label, count: total }))}
            onChange={setChosen}
            className="mt-2 md:hidden"
          />
          <div className="mt-5 flex items-start gap-4 md:-mx-8 md:overflow-x-auto md:px-8 max-md:flex-col max-md:items-stretch print:flex-col print:items-stretch">
            {columns.map((column) => (
              <Column
                key={column.id}
                column={column}
                shownOnPhone={column.id === phone?.id}
                card={(ask) => (
                  <AskCard
                    key={ask.id}
                    ask={ask}
                    grouping={grouping}
                    current={ask.id === currentId}
                    actions={actions}
                    onPoint={() => point(ask.id)}
                    onLeave={leave}
                  />
                )}
              />
            ))}
          </div>
        </>
      )}
    </>
  );
}
