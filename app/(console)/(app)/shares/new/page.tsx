import type { Metadata } from 'next';
import { Page } from '../../../_components/ui/page-header';
import { allDeals } from '../../../_lib/all-deals';
import { consolePage } from '../../../_lib/console-page';
import { requireOrganization } from '../../../_lib/session';
import { NewShare } from '../_components/new-share';

export const metadata: Metadata = { title: 'New share' };

/** Chooses what a link shows, and shows it. */
export default consolePage(async ({ caller, world }) => {
  const organization = await requireOrganization();
  const vehicleId = world.vehicle?.id;
  const [summaries, deals] = await Promise.all([
    Promise.all(
      organization.vehicles.map(({ id }) =>
        caller.portfolio.summary({ vehicleId: id, includeDeleted: false }),
      ),
    ),
    allDeals(caller, vehicleId),
  ]);
  return (
    <Page>
      <NewShare
        key={organization.id}
        companies={summaries.flatMap(({ companies, vehicle }) =>
          companies.map(({ id, name, sector }) => ({
            id,
            name,
            note: [sector, vehicle.name].filter(Boolean).join(' · '),
          })),
        )}
        deals={deals
          .filter(({ stage }) => stage !== 'PASSED')
          .map(({ id, companyName, sector, vehicle }) => ({
            id,
            name: companyName,
            note: [sector, vehicle?.name].filter(Boolean).join(' · '),
          }))}
      />
    </Page>
  );
});
