import type { Metadata } from 'next';
import { Page } from '../../_components/ui/page-header';
import { consoleWorld, orNotFound, requireCaller, requireOrganization } from '../../_lib/session';
import { PipelineView } from './_components/pipeline-view';

export const metadata: Metadata = { title: 'Pipeline' };

/** The deals of the organization by stage. */
export default async function PipelinePage() {
  const caller = await requireCaller();
  const { id } = await requireOrganization();
  const vehicleId = (await consoleWorld())?.vehicle?.id;
  const deals = await orNotFound(caller.deals.list({ vehicleId, limit: 200, offset: 0 }));
  return (
    <Page>
      <PipelineView key={id} first={deals} />
    </Page>
  );
}
