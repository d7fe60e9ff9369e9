import { ChartLine } from 'lucide-react';
import type { Metadata } from 'next';
import { EmptyState } from '../../_components/ui/empty-state';
import { Page } from '../../_components/ui/page-header';
import { consolePage } from '../../_lib/console-page';
import { orNotFound } from '../../_lib/session';
import { StatsView } from './_components/stats-view';
import { HISTORY_LIMIT } from './_components/measures';

export const metadata: Metadata = { title: 'Fund stats' };

/** The vehicle's numbers over time, and what each company gives to them. */
export default consolePage(async ({ caller, world }) => {
  const { vehicle } = world;
  if (!vehicle) {
    return (
      <Page>
        <h1 className="sr-only">Fund stats</h1>
        <EmptyState icon={ChartLine} title="No vehicle yet">
          You reach no fund or SPV. Ask a manager of your organization to grant you one.
        </EmptyState>
      </Page>
    );
  }
  const input = { vehicleId: vehicle.id, limit: HISTORY_LIMIT };
  const history = await orNotFound(caller.stats.history(input));
  const [latest] = history.items;
  const breakdown = latest ? await caller.stats.breakdown({ id: latest.id }) : undefined;
  return (
    <Page>
      <StatsView key={vehicle.id} vehicle={vehicle} initial={history} breakdown={breakdown} />
    </Page>
  );
});
