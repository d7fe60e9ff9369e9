import type { Metadata } from 'next';
import { Page } from '../../_components/ui/page-header';
import { requireCaller, requireOrganization } from '../../_lib/session';
import { SharesView } from './_components/shares-view';

export const metadata: Metadata = { title: 'Shares' };

/** The public links of the organization. */
export default async function SharesPage() {
  const caller = await requireCaller();
  const { id: organizationId } = await requireOrganization();
  const shares = await caller.publicShares.list({ organizationId });
  return (
    <Page>
      <SharesView key={organizationId} initial={shares} />
    </Page>
  );
}
