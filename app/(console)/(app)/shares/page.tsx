import type { Metadata } from 'next';
import { Page } from '../../_components/ui/page-header';
import { consolePage } from '../../_lib/console-page';
import { requireOrganization } from '../../_lib/session';
import { SharesView } from './_components/shares-view';

export const metadata: Metadata = { title: 'Shares' };

/** The public links of the organization. */
export default consolePage(async ({ caller }) => {
  const { id: organizationId } = await requireOrganization();
  const shares = await caller.publicShares.list({ organizationId });
  return (
    <Page>
      <SharesView key={organizationId} initial={shares} />
    </Page>
  );
});
