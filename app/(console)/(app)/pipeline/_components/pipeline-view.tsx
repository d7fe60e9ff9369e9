'use client';

import { Plus, Radar, SearchX } from 'lucide-react';
import dynamic from 'next/dynamic';
import { Button } from '../../../_components/ui/button';
import { DialogLoading } from '../../../_components/ui/dialog-loading';
import { EmptyState } from '../../../_components/ui/empty-state';
import { PageHeader } from '../../../_components/ui/page-header';
import { plural } from '../../../_lib/format';
import { useShortcut } from '../../../_lib/shortcuts';
import { useNew } from '../../../_lib/use-new';
import { useStored } from '../../../_lib/use-stored';
import { useOrganization } from '../../../_lib/world';
import { Board } from './board';
import { Toolbar, type View } from './toolbar';
import { type DealPage, useDeals, useMoveDeal } from './use-deals';
import { useFilters } from './use-filters';

const NewDeal = dynamic(() => import('./new-deal').then((m) => m.NewDeal), {
  ssr: false,
  loading: DialogLoading,
});
const DealTable = dynamic(() => import('./deal-table').then((m) => m.DealTable));

const isView = (value: unknown): value is View => value === 'board' || value === 'table';

/** The pipeline as a board or a table, narrowed by filters. */
export function PipelineView({ first }: { first: DealPage }) {
  const { name, role } = useOrganization();
  const deals = useDeals(first);
  const state = useFilters(deals);
  const move = useMoveDeal();
  const [view, setView] = useStored<View>('pipeline.view', isView, 'board');
  const [adding, setAdding] = useNew();
  const mayEdit = role !== 'VIEWER';
  const add = () => setAdding(true);
  useShortcut('c', 'Add a deal', add, { enabled: mayEdit });
  const button = mayEdit && (
    <Button variant="primary" onClick={add}>
      <Plus /> Add deal
    </Button>
  );
  const open = deals.filter(({ stage }) => stage !== 'PASSED');
  return (
    <>
      <PageHeader
        title="Pipeline"
        description={`${name} · ${plural(open.length, 'open deal')}. Agents own the first two stages, people the others.`}
        actions={button}
      />
      {deals.length === 0 ? (
        <div className="mt-6">
          <EmptyState icon={Radar} title="No deals yet" action={button}>
            Add the first one, or let an agent post what it finds to the API.
          </EmptyState>
        </div>
      ) : (
        <div className="mt-5 flex flex-col gap-4">
          <Toolbar state={state} deals={deals} view={view} onView={setView} />
          {state.shown.length === 0 ? (
            <EmptyState
              icon={SearchX}
              title="No deal matches"
              action={<Button onClick={state.clear}>Clear search and filters</Button>}
            >
              Try another word, or fewer filters.
            </EmptyState>
          ) : view === 'board' ? (
            <Board
              deals={state.shown}
              mayEdit={mayEdit}
              onMove={(deal, to) => void move(deal, to)}
            />
          ) : (
            <DealTable deals={state.shown} />
          )}
        </div>
      )}
      {adding && mayEdit && <NewDeal onClose={() => setAdding(false)} />}
    </>
  );
}
