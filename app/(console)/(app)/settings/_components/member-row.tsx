'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Ellipsis, UserMinus } from 'lucide-react';
import { useRouter } from 'next/navigation';
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
import { PickSelect } from '../../../_components/ui/pick-select';
import { enumLabel, ROLE_OPTIONS } from '../../../_lib/enum-options';
import { isMeanwhile } from '../../../_lib/outcome';
import type { Member } from '../../../_lib/outputs';
import { toastProblem, toastUndoIf } from '../../../_lib/toasts';
import { useTRPC } from '../../../_lib/trpc';
import { useRefresh } from '../../../_lib/use-refresh';
import { useOrganization, useWorld } from '../../../_lib/world';
import {
  changedMember,
  type MemberChange,
  roleInWords,
  roleMeanwhile,
  stillChanged,
  takenBack,
  vehicleChange,
} from './member-change';
import { roleQuestion } from './role-question';
import { VehiclePicker } from './vehicle-picker';

/**
 * Changes role or vehicles: shown at once, taken back if refused, with an undo. A role is put in the
 * place of the one that was shown alone.
 */
function useUpdateMember(member: Member) {
  const trpc = useTRPC();
  const router = useRouter();
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
  const readNow = async () => {
    const { items } = await queryClient.fetchQuery({ ...query, staleTime: 0 });
    return items.find(({ id }) => id === member.id);
  };
  const { mutate } = useMutation(
    trpc.members.update.mutationOptions({
      meta: { ownErrors: true },
      onMutate: async ({ memberId, ...change }) => {
        await queryClient.cancelQueries({ queryKey: key });
        const before = queryClient.getQueryData(key);
        show(memberId, (entry) => changedMember(entry, change));
        return before;
      },
      onError: async (error, _input, before) => {
        queryClient.setQueryData(key, before);
        if (!isMeanwhile(error)) return toastProblem(error);
        try {
          const now = await readNow();
          if (now) toast.error(roleMeanwhile(now), { duration: 10_000 });
        } catch (unread) {
          toastProblem(unread);
        }
      },
      onSuccess: (saved) => void show(saved.id, () => saved),
    }),
  );
  const ref = { organizationId, memberId: member.id };
  const update = (change: MemberChange) => {
    const from = change.role === undefined ? {} : { role: member.role };
    const back = change.role === undefined ? {} : { role: change.role };
    mutate(
      { ...ref, ...change, from },
      {
        onSuccess: () =>
          toastUndoIf(
            `${member.name} is changed.`,
            async () => stillChanged(await readNow(), change),
            () => mutate({ ...ref, ...takenBack(member, change), from: back }),
          ),
      },
    );
  };
  /** Of one's own role there is no way back, so none is offered. */
  const giveUp = (role: Member['role']) =>
    mutate(
      { ...ref, role, from: { role: member.role } },
      {
        onSuccess: () => {
          toast.success(`You are ${roleInWords(role)} now.`);
          router.refresh();
        },
      },
    );
  return { update, giveUp };
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
  const organization = useOrganization();
  const { name } = organization;
  const { update, giveUp } = useUpdateMember(member);
  const { remove, isPending } = useRemoveMember(member);
  const [asking, setAsking] = useState(false);
  const [wanted, setWanted] = useState<Member['role'] | null>(null);
  const { role, vehicleIds } = member;
  const isOwn = member.userId === me.userId;
  const questionOf = (to: Member['role']) => roleQuestion({ member, to, isOwn, organization });
  const question = wanted && questionOf(wanted);
  const give = (to: Member['role']) => (isOwn ? giveUp(to) : update({ role: to }));
  const choose = (chosen: string) => {
    const to = ROLE_OPTIONS.find(({ value }) => value === chosen)?.value;
    if (to === undefined) return;
    if (questionOf(to)) setWanted(to);
    else give(to);
  };
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 py-2.5">
      <div className="min-w-0 flex-1 basis-48 max-md:basis-full">
        <p className="flex items-center gap-2">
          <span className="truncate font-medium">{member.name}</span>
          {isOwn && <Badge>You</Badge>}
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
          <PickSelect
            aria-label={`Role of ${member.name}`}
            value={role}
            options={ROLE_OPTIONS}
            onPick={choose}
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
      {wanted && question && (
        <ConfirmDialog
          open
          {...question}
          onConfirm={() => {
            setWanted(null);
            give(wanted);
          }}
          onClose={() => setWanted(null)}
        />
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
