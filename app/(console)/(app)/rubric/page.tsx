import type { Metadata } from 'next';
import { ListChecks } from 'lucide-react';
import { EmptyState } from '../../_components/ui/empty-state';
import { Page } from '../../_components/ui/page-header';
import { consolePage } from '../../_lib/console-page';
import { orNotFound } from '../../_lib/session';
import { RubricView } from './_components/rubric-view';

export const metadata: Metadata = { title: 'Scoring rubric' };

/** What earns a deal which score, the same for everybody in the organization. */
export default consolePage(async ({ caller, world }) => {
  const { vehicle } = world;
  if (!vehicle) {
    return (
      <Page>
        <h1 className="sr-only">Scoring rubric</h1>
        <EmptyState icon={ListChecks} title="No vehicle yet">
          You reach no fund or SPV. Ask a manager of your organization to grant you one.
        </EmptyState>
      </Page>
    );
  }
  const rubric = await orNotFound(caller.scoringCriteria.get({ vehicleId: vehicle.id }));
  return (
    <Page>
      <RubricView key={rubric.organizationId} vehicleId={vehicle.id} initial={rubric} />
    </Page>
  );
});
