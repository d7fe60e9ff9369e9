import type { Metadata } from 'next';
import { Page } from '../../_components/ui/page-header';
import { consoleWorld, orNotFound, requireCaller, requireOrganization } from '../../_lib/session';
import { DEALS_PER_PAGE } from './_components/deal-pages';
import { PipelineView } from './_components/pipeline-view';

export const metadata: Metadata = { title: 'Pipeline' };

/** The deals of the organization by stage. */
export default async function PipelinePage() {
  const caller = await requireCaller();
  const { id } = await requireOrganization();
  const vehicleId = (await consoleWorld())?.vehicle?.id;
  const deals = await orNotFound(
    caller.deals.list({ vehicleId, limit: DEALS_PER_PAGE, offset: 0 }),
  );
  return (
    <Page>
      <PipelineView key={id} first={deals} />
    </Page>
  );
}
