import type { Metadata } from 'next';
import { Page } from '../../../_components/ui/page-header';
import { consolePage } from '../../../_lib/console-page';
import { requireOrganization } from '../../../_lib/session';
import { readChoices } from '../_components/choices';
import { NewShare } from '../_components/new-share';

export const metadata: Metadata = { title: 'New share' };

/** Chooses what a link shows, and shows it. */
export default consolePage(async ({ caller, world }) => {
  const { id, vehicles } = await requireOrganization();
  const service = { summary: caller.portfolio.summary, deals: caller.deals.list };
  const choices = await readChoices(service, vehicles, world.vehicle?.id);
  return (
    <Page>
      <NewShare key={id} choices={choices} />
    </Page>
  );
});
