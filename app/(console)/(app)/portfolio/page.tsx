import { Landmark } from 'lucide-react';
import type { Metadata } from 'next';
import { EmptyState } from '../../_components/ui/empty-state';
import { Page } from '../../_components/ui/page-header';
import { consolePage } from '../../_lib/console-page';
import { orNotFound } from '../../_lib/session';
import { PortfolioView } from './_components/portfolio-view';

export const metadata: Metadata = { title: 'Portfolio' };

/** How the fund stands, and its companies. */
export default consolePage(async ({ caller, world }) => {
  const { vehicle } = world;
  if (!vehicle) {
    return (
      <Page>
        <h1 className="sr-only">Portfolio</h1>
        <EmptyState icon={Landmark} title="No vehicle yet">
          You reach no fund or SPV. Ask a manager of your organization to grant you one.
        </EmptyState>
      </Page>
    );
  }
  const input = { vehicleId: vehicle.id, includeDeleted: false };
  const summary = await orNotFound(caller.portfolio.summary(input));
  return (
    <Page>
      <PortfolioView key={vehicle.id} initial={summary} />
    </Page>
  );
});
