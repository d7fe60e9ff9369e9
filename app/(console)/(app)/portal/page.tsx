import { Landmark } from 'lucide-react';
import type { Metadata } from 'next';
import { EmptyState } from '../../_components/ui/empty-state';
import { Page } from '../../_components/ui/page-header';
import { consolePage } from '../../_lib/console-page';
import { orNotFound } from '../../_lib/session';
import { PortalView } from './_components/portal-view';

export const metadata: Metadata = { title: 'Investor portal' };

/** What a vehicle's investors see: its companies, news, asks and numbers. */
export default consolePage(async ({ caller, world }) => {
  const { vehicle } = world;
  if (!vehicle) {
    return (
      <Page>
        <h1 className="sr-only">Investor portal</h1>
        <EmptyState icon={Landmark} title="No vehicle yet">
          You reach no fund or SPV. Ask your fund to grant you one.
        </EmptyState>
      </Page>
    );
  }
  const portal = await orNotFound(caller.portal.overview({ vehicleId: vehicle.id }));
  return (
    <Page>
      <PortalView key={vehicle.id} initial={portal} />
    </Page>
  );
});
