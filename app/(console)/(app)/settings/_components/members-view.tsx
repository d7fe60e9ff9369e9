'use client';

import { useQuery } from '@tanstack/react-query';
import { UserPlus } from 'lucide-react';
import dynamic from 'next/dynamic';
import { useState } from 'react';
import { Button } from '../../../_components/ui/button';
import { Section } from '../../../_components/ui/card';
import { DialogLoading } from '../../../_components/ui/dialog-loading';
import type { Invitation, Member } from '../../../_lib/outputs';
import { useShortcut } from '../../../_lib/shortcuts';
import { useTRPC } from '../../../_lib/trpc';
import { useOrganization } from '../../../_lib/world';
import { Invitations } from './invitations';
import { MemberRow } from './member-row';

const Invite = dynamic(() => import('./invite').then((m) => m.Invite), {
  ssr: false,
  loading: DialogLoading,
});

interface Props {
  members: { items: Member[] };
  invitations: { items: Invitation[] };
}

/** The members with role and vehicles, and the invitations that wait. */
export function MembersView({ members: initial, invitations }: Props) {
  const trpc = useTRPC();
  const { id: organizationId, name, role } = useOrganization();
  const { data } = useQuery(
    trpc.members.list.queryOptions({ organizationId }, { initialData: initial }),
  );
  const manages = role === 'MANAGER';
  const [inviting, setInviting] = useState(false);
  const invite = () => setInviting(true);
  useShortcut('c', 'Invite somebody', invite, { enabled: manages });
  return (
    <div className="flex flex-col gap-8">
      <Section
        title="Members"
        actions={
          manages && (
            <Button variant="primary" onClick={invite}>
              <UserPlus /> Invite
            </Button>
          )
        }
      >
        <p className="max-w-prose text-sm text-muted">
          Managers run {name} and reach every vehicle. Editors work in the vehicles they are
          granted. Viewers, such as investors, land on the portal of theirs; with an API key of
          their own they also read what the portal leaves out: check sizes and valuations, notes,
          whole updates, hidden asks, and the deals of those vehicles or of none, with their
          comments.
          {manages ? '' : ' You see the managers and yourself.'}
        </p>
        <ul className="mt-3 divide-y border-y">
          {data.items.map((member) => (
            <MemberRow key={member.id} member={member} manages={manages} />
          ))}
        </ul>
      </Section>
      {manages && <Invitations initial={invitations} />}
      {inviting && <Invite onClose={() => setInviting(false)} />}
    </div>
  );
}
