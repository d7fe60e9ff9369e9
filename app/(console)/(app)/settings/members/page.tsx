import type { Metadata } from 'next';
import { requireCaller, requireOrganization } from '../../../_lib/session';
import { MembersView } from '../_components/members-view';

export const metadata: Metadata = { title: 'Members' };

/** Who belongs to the organization, and who is invited. */
export default async function MembersPage() {
  const caller = await requireCaller();
  const { id: organizationId, role } = await requireOrganization();
  const [members, invitations] = await Promise.all([
    caller.members.list({ organizationId }),
    role === 'MANAGER' ? caller.invitations.list({ organizationId }) : { items: [] },
  ]);
  return <MembersView key={organizationId} members={members} invitations={invitations} />;
}
