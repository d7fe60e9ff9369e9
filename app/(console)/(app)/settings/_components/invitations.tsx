'use client';

import { useMutation, useQuery } from '@tanstack/react-query';
import { toast } from 'sonner';
import { Badge } from '../../../_components/ui/badge';
import { Button } from '../../../_components/ui/button';
import { Section } from '../../../_components/ui/card';
import { enumLabel } from '../../../_lib/enum-options';
import { day } from '../../../_lib/format';
import type { Invitation } from '../../../_lib/outputs';
import { useTRPC } from '../../../_lib/trpc';
import { useRefresh } from '../../../_lib/use-refresh';
import { useOrganization } from '../../../_lib/world';

/** Links that were made and not used yet. */
export function Invitations({ initial }: { initial: { items: Invitation[] } }) {
  const trpc = useTRPC();
  const refresh = useRefresh();
  const { id: organizationId, vehicles } = useOrganization();
  const { data } = useQuery(
    trpc.invitations.list.queryOptions({ organizationId }, { initialData: initial }),
  );
  const revoke = useMutation(
    trpc.invitations.revoke.mutationOptions({
      onSuccess: async (_revoked, { id }) => {
        const email = data.items.find((one) => one.id === id)?.email;
        toast.success('The invitation is revoked; its link no longer works.', {
          description: email,
        });
        await refresh(trpc.invitations.pathFilter());
      },
    }),
  );
  if (data.items.length === 0) return null;
  const names = (ids: string[]) =>
    vehicles.filter(({ id }) => ids.includes(id)).map(({ name }) => name);
  return (
    <Section title="Invited">
      <ul className="divide-y border-y">
        {data.items.map((invitation) => {
          const expired = Date.parse(invitation.expiresAt) < Date.now();
          const parts = [enumLabel(invitation.role), ...names(invitation.vehicleIds)];
          return (
            <li key={invitation.id} className="flex items-center gap-3 py-2.5">
              <div className="min-w-0 flex-1">
                <p className="flex items-center gap-2">
                  <span className="truncate">{invitation.email}</span>
                  {expired && <Badge tone="warning">Expired</Badge>}
                </p>
                <p className="truncate text-xs text-faint">
                  {parts.join(' · ')} · by {invitation.createdBy} ·{' '}
                  {expired ? 'expired' : 'expires'} {day(invitation.expiresAt)}
                </p>
              </div>
              <Button
                size="sm"
                aria-label={`Revoke the invitation of ${invitation.email}`}
                busy={revoke.isPending && revoke.variables.id === invitation.id}
                disabled={revoke.isPending}
                onClick={() => revoke.mutate({ organizationId, id: invitation.id })}
              >
                Revoke
              </Button>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
