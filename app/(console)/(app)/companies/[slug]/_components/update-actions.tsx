'use client';

import { useMutation } from '@tanstack/react-query';
import { Ellipsis, MailX, RotateCcw, Trash2 } from 'lucide-react';
import { Button } from '../../../../_components/ui/button';
import {
  Dropdown,
  DropdownContent,
  DropdownItem,
  DropdownTrigger,
} from '../../../../_components/ui/dropdown';
import { EmptyState } from '../../../../_components/ui/empty-state';
import type { Update } from '../../../../_lib/outputs';
import { toastUndo } from '../../../../_lib/toasts';
import { useTRPC } from '../../../../_lib/trpc';
import { useRefresh } from '../../../../_lib/use-refresh';
import { useCompany } from './company-context';
import { updateTitle } from './update-title';

function useDeletion(id: string, title?: string) {
  const trpc = useTRPC();
  const refresh = useRefresh();
  const { ref } = useCompany();
  const onSuccess = () =>
    refresh(
      trpc.investorUpdates.pathFilter(),
      trpc.review.countsOfCompany.pathFilter(),
      trpc.activity.pathFilter(),
    );
  const restore = useMutation(trpc.investorUpdates.restore.mutationOptions({ onSuccess }));
  const remove = useMutation(
    trpc.investorUpdates.delete.mutationOptions({
      onSuccess: async () => {
        const back = () => restore.mutate({ ...ref, id });
        const more = title === undefined ? {} : { description: title };
        toastUndo('The update is deleted. What was read from it stays.', back, more);
        await onSuccess();
      },
    }),
  );
  return {
    remove: () => remove.mutate({ ...ref, id }),
    restore: () => restore.mutate({ ...ref, id }),
    isRestoring: restore.isPending,
  };
}

/** What can be done about an update that is read; nothing for who may only read. */
export function UpdateActions({ update }: { update: Update }) {
  const { mayEdit } = useCompany();
  const { remove } = useDeletion(update.id, updateTitle(update));
  if (!mayEdit) return null;
  return (
    <Dropdown>
      <DropdownTrigger asChild>
        <Button
          variant="ghost"
          size="icon-sm"
          aria-label="Actions for this update"
          className="print:hidden"
        >
          <Ellipsis />
        </Button>
      </DropdownTrigger>
      <DropdownContent align="end">
        <DropdownItem danger onSelect={remove}>
          <Trash2 /> Delete
        </DropdownItem>
      </DropdownContent>
    </Dropdown>
  );
}

/** In the place of an update that is deleted: word of it, and the way back. */
export function DeletedUpdate({ id }: { id: string }) {
  const { mayEdit } = useCompany();
  const { restore, isRestoring } = useDeletion(id);
  return (
    <EmptyState
      icon={MailX}
      title="This update is deleted"
      action={
        mayEdit && (
          <Button busy={isRestoring} onClick={restore}>
            <RotateCcw /> Restore
          </Button>
        )
      }
    >
      What was found in it stays; its text is shown no more.
    </EmptyState>
  );
}
