'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Ellipsis, UserMinus } from 'lucide-react';
import { useState } from 'react';
import { toast } from 'sonner';
import { ConfirmDialog } from '../../../_components/confirm-dialog';
import { Badge } from '../../../_components/ui/badge';
import { Button } from '../../../_components/ui/button';
import {
  Dropdown,
  DropdownContent,
  DropdownItem,
  DropdownTrigger,
} from '../../../_components/ui/dropdown';
import { Select } from '../../../_components/ui/select';
import { enumLabel, ROLE_OPTIONS } from '../../../_lib/enum-options';
import type { Member } from '../../../_lib/outputs';
import { toastUndoIf } from '../../../_lib/toasts';
import { useTRPC } from '../../../_lib/trpc';
import { useRefresh } from '../../../_lib/use-refresh';
import { useOrganization, useWorld } from '../../../_lib/world';
import {
  changedMember,
  type MemberChange,
  stillChanged,
  takenBack,
  vehicleChange,
} from './member-change';
import { VehiclePicker } from './vehicle-picker';

/** Changes role or vehicles: shown at once, taken back if refused, with an undo. */
function useUpdateMember(member: Member) {
  const trpc = useTRPC();
  const queryClient = useQueryClient();
  const { id: organizationId } = useOrganization();
  const query = trpc.members.list.queryOptions({ organizationId });
  const key = query.queryKey;
  const show = (memberId: string, changed: (entry: Member) => Member) =>
    queryClient.setQueryData(
      key,
      (old) =>
        old && {
          items: old.items.map((entry) => (entry.id === memberId ? changed(entry) : entry)),
        },
    );
  const { mutate } = useMutation(
    trpc.members.update.mutationOptions({
      onMutate: async ({ memberId, ...change }) => {
        await queryClient.cancelQueries({ queryKey: key });
        const before = queryClient.getQueryData(key);
        show(memberId, (entry) => changedMember(entry, change));
        return before;
      },
      onError: (_error, _input, before) => queryClient.setQueryData(key, before),
      onSuccess: (saved) => void show(saved.id, () => saved),
    }),
  );
  const ref = { organizationId, memberId: member.id };
  return (change: MemberChange) =>
    mutate(
      { ...ref, ...change },
      {
        onSuccess: () =>
          toastUndoIf(
            `${member.name} is changed.`,
            async () => {
              const { items } = await queryClient.fetchQuery({ ...query, staleTime: 0 });
              const now = items.find(({ id }) => id === member.id);
              return stillChanged(now, change);
            },
            () => mutate({ ...ref, ...takenBack(member, change) }),
          ),
      },
    );
}

function useRemoveMember(member: Member) {
  const trpc = useTRPC();
  const refresh = useRefresh();
  const { id: organizationId, name } = useOrganization();
  const { mutate, isPending } = useMutation(
    trpc.members.remove.mutationOptions({
      onSuccess: async () => {
        toast.success(`${member.name} no longer belongs to ${name}.`);
        await refresh(trpc.members.pathFilter());
      },
    }),
  );
  return { remove: () => mutate({ organizationId, memberId: member.id }), isPending };
}

/** One member; a manager changes role and vehicles where they stand. */
export function MemberRow({ member, manages }: { member: Member; manages: boolean }) {
  const { me } = useWorld();
  const { name } = useOrganization();
  const update = useUpdateMember(member);
  const { remove, isPending } = useRemoveMember(member);
  const [asking, setAsking] = useState(false);
  const { role, vehicleIds } = member;
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 py-2.5">
      <div className="min-w-0 flex-1 basis-48 max-md:basis-full">
        <p className="flex items-center gap-2">
          <span className="truncate font-medium">{member.name}</span>
          {member.userId === me.userId && <Badge>You</Badge>}
        </p>
        <p className="truncate text-xs text-faint">{member.email}</p>
      </div>
      <div className="max-md:-ml-3 max-md:flex-1">
        {role !== 'MANAGER' ? (
          <VehiclePicker
            label={`Vehicles of ${member.name}`}
            chosen={vehicleIds}
            disabled={!manages}
            onChoose={(chosen) => update(vehicleChange(vehicleIds, chosen))}
          />
        ) : (
          <span className="px-3 text-sm text-faint">All vehicles</span>
        )}
      </div>
      {manages ? (
        <>
          <Select
            aria-label={`Role of ${member.name}`}
            value={role}
            options={ROLE_OPTIONS}
            onChange={({ target }) => {
              const chosen = ROLE_OPTIONS.find(({ value }) => value === target.value)?.value;
              if (chosen) update({ role: chosen });
            }}
            className="w-30"
          />
          <Dropdown>
            <DropdownTrigger asChild>
              <Button variant="ghost" size="icon" aria-label={`Actions for ${member.name}`}>
                <Ellipsis />
              </Button>
            </DropdownTrigger>
            <DropdownContent align="end">
              <DropdownItem danger onSelect={() => setAsking(true)}>
                <UserMinus /> Remove from {name}
              </DropdownItem>
            </DropdownContent>
          </Dropdown>
        </>
      ) : (
        <span className="w-20 text-sm text-muted">{enumLabel(role)}</span>
      )}
      <ConfirmDialog
        open={asking}
        title={`Remove ${member.name}?`}
        description={`${member.email} and their API keys lose ${name} at once, and invitations they made no longer work. Invite them to bring them back.`}
        action="Remove"
        busy={isPending}
        onConfirm={() => {
          setAsking(false);
          remove();
        }}
        onClose={() => setAsking(false)}
      />
    </li>
  );
}
