'use client';

import { useMutation } from '@tanstack/react-query';
import { toast } from 'sonner';
import { plural } from '../_lib/format';
import { gapWords } from '../_lib/gap-words';
import { toastUndo } from '../_lib/toasts';
import { useTRPC } from '../_lib/trpc';

interface Named {
  id: string;
  description: string;
}

interface Options {
  /** Takes gaps off the list before the service has answered; gives what puts them back. */
  hide?: (gapIds: string[]) => Promise<() => void>;
  /** Reads again what may have changed. */
  refresh: () => Promise<void>;
}

/** Sets gaps aside, and says so with an undo. */
export function useDismissGaps({ hide, refresh }: Options) {
  const trpc = useTRPC();
  const reopen = useMutation(trpc.dataGaps.reopen.mutationOptions({ onSettled: refresh }));
  const dismiss = useMutation(
    trpc.dataGaps.setAside.mutationOptions({
      onMutate: ({ gapIds }) => hide?.(gapIds),
      onError: (_error, _input, putBack) => putBack?.(),
      onSettled: refresh,
    }),
  );
  return async (gaps: readonly Named[]) => {
    const { items } = await dismiss.mutateAsync({ gapIds: gaps.map(({ id }) => id) });
    // What somebody else settled before is not ours to take back.
    const ours = items.filter(({ status }) => status === 'dismissed');
    const resolved = items.filter(({ status }) => status === 'already-resolved').length;
    if (resolved > 0) {
      toast(
        items.length === 1
          ? 'Somebody else has resolved this gap meanwhile; it stays resolved.'
          : `Somebody else has resolved ${resolved} of them meanwhile; what is resolved stays so.`,
      );
    }
    if (ours.length === 0) {
      if (resolved === 0) toast('Somebody else has dismissed this already.');
      return;
    }
    const [gap] = gaps;
    const isOne = gap !== undefined && gaps.length === 1;
    toastUndo(
      `${isOne ? 'The gap is' : `${plural(ours.length, 'gap')} are`} dismissed.`,
      () => ours.forEach(({ gapId }) => reopen.mutate({ id: gapId })),
      isOne ? { description: gapWords(gap) } : {},
    );
  };
}
