import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { consolePage } from '../../../_lib/console-page';
import { requireOrganization } from '../../../_lib/session';
import { AuditView } from '../_components/audit-view';

export const metadata: Metadata = { title: 'Audit trail' };

/** Who changed what; managers only. */
export default consolePage(async ({ caller }) => {
  const { id: organizationId, role } = await requireOrganization();
  if (role !== 'MANAGER') notFound();
  const first = await caller.audit.list({ organizationId, limit: 50 });
  return <AuditView key={organizationId} organizationId={organizationId} first={first} />;
});
