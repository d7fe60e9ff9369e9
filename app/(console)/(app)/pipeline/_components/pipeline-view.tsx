'use client';

import { Plus, Radar, SearchX } from 'lucide-react';
import dynamic from 'next/dynamic';
import { Button } from '../../../_components/ui/button';
import { DialogLoading } from '../../../_components/ui/dialog-loading';
import { EmptyState } from '../../../_components/ui/empty-state';
import { PageHeader } from '../../../_components/ui/page-header';
import { SkeletonRows } from '../../../_components/ui/skeleton';
import { Tab, TabPanel, Tabs, TabsList } from '../../../_components/ui/tabs';
import { plural } from '../../../_lib/format';
import { useShortcut } from '../../../_lib/shortcuts';
import { useNew } from '../../../_lib/use-new';
import { useStored } from '../../../_lib/use-stored';
import { useOrganization } from '../../../_lib/world';
import { Board } from './board';
import { Toolbar, type View } from './toolbar';
import { type DealPage, useDeals, useDeletedCount, useMoveDeal } from './use-deals';
import { useFilters } from './use-filters';

const NewDeal = dynamic(() => import('./new-deal').then((m) => m.NewDeal), {
  ssr: false,
  loading: DialogLoading,
});
const DealTable = dynamic(() => import('./deal-table').then((m) => m.DealTable));

const DeletedDeals = dynamic(() => import('./deleted-deals').then((m) => m.DeletedDeals), {
  loading: () => <SkeletonRows rows={2} />,
});

const isView = (value: unknown): value is View => value === 'board' || value === 'table';

/** The pipeline as a board or a table, narrowed by filters. */
export function PipelineView({ first }: { first: DealPage }) {
  const { name, role } = useOrganization();
  const { deals, total } = useDeals(first);
  const deleted = useDeletedCount(total);
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
      <Tabs defaultValue="held" className="mt-5">
        <TabsList aria-label="Deals">
          <Tab value="held" count={total}>
            Deals
          </Tab>
          <Tab value="deleted" count={deleted}>
            Deleted
          </Tab>
        </TabsList>
        <TabPanel value="held" className="flex flex-col gap-4 pt-3">
          {deals.length === 0 ? (
            <EmptyState icon={Radar} title="No deals yet" action={button}>
              Add the first one, or let an agent post what it finds to the API.
            </EmptyState>
          ) : (
            <>
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
            </>
          )}
        </TabPanel>
        <TabPanel value="deleted" className="pt-3">
          <DeletedDeals mayEdit={mayEdit} />
        </TabPanel>
      </Tabs>
      {adding && mayEdit && <NewDeal onClose={() => setAdding(false)} />}
    </>
  );
}
