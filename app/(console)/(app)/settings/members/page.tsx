import type { Metadata } from 'next';
import { consolePage } from '../../../_lib/console-page';
import { requireOrganization } from '../../../_lib/session';
import { MembersView } from '../_components/members-view';

export const metadata: Metadata = { title: 'Members' };

/** Who belongs to the organization, and who is invited. */
export default consolePage(async ({ caller }) => {
  const { id: organizationId, role } = await requireOrganization();
  const [members, invitations] = await Promise.all([
    caller.members.list({ organizationId }),
    role === 'MANAGER' ? caller.invitations.list({ organizationId }) : { items: [] },
  ]);
  return <MembersView key={organizationId} members={members} invitations={invitations} />;
});
