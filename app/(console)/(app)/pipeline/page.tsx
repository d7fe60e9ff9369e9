import type { Metadata } from 'next';
import { Page } from '../../_components/ui/page-header';
import { consolePage } from '../../_lib/console-page';
import { orNotFound, requireOrganization } from '../../_lib/session';
import { DEALS_PER_PAGE } from '../../_lib/deal-pages';
import { PipelineView } from './_components/pipeline-view';

export const metadata: Metadata = { title: 'Pipeline' };

/** The deals of the organization by stage. */
export default consolePage(async ({ caller, world }) => {
  const { id } = await requireOrganization();
  const vehicleId = world.vehicle?.id;
  const deals = await orNotFound(
    caller.deals.list({ vehicleId, limit: DEALS_PER_PAGE, offset: 0 }),
  );
  return (
    <Page>
      <PipelineView key={id} first={deals} />
    </Page>
  );
});
