import { Hand } from 'lucide-react';
import type { Metadata } from 'next';
import { EmptyState } from '../../_components/ui/empty-state';
import { Page } from '../../_components/ui/page-header';
import { consolePage } from '../../_lib/console-page';
import { orNotFound } from '../../_lib/session';
import { AsksView } from './_components/asks-view';

export const metadata: Metadata = { title: 'Asks' };

/** What the companies of the vehicle ask their investors for. */
export default consolePage(async ({ caller, world }) => {
  const { vehicle } = world;
  if (!vehicle) {
    return (
      <Page>
        <h1 className="sr-only">Asks</h1>
        <EmptyState icon={Hand} title="No vehicle yet">
          You reach no fund or SPV. Ask a manager of your organization to grant you one.
        </EmptyState>
      </Page>
    );
  }
  const board = await orNotFound(caller.asks.board({ vehicleId: vehicle.id }));
  return (
    <Page>
      <AsksView key={vehicle.id} vehicle={vehicle} initial={board} />
    </Page>
  );
});
