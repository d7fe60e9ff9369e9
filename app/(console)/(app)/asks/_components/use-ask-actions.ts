'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { BoardAsk } from '../../../_lib/outputs';
import { toastUndo } from '../../../_lib/toasts';
import { useTRPC } from '../../../_lib/trpc';
import { useRefresh } from '../../../_lib/use-refresh';

/** Changing an ask on the board: shown at once, taken back if refused, with an undo. */
export function useAskActions(vehicleId: string) {
  const trpc = useTRPC();
  const queryClient = useQueryClient();
  const refresh = useRefresh();
  const key = trpc.asks.board.queryKey({ vehicleId });
  const show = async (id: string, change: Partial<BoardAsk>) => {
    await queryClient.cancelQueries({ queryKey: key });
    const before = queryClient.getQueryData(key);
    queryClient.setQueryData(key, (old) =>
      old
        ? { ...old, items: old.items.map((ask) => (ask.id === id ? { ...ask, ...change } : ask)) }
        : old,
    );
    return { before };
  };
  type Shown = Awaited<ReturnType<typeof show>>;
  const settle = {
    onError: (_error: unknown, _input: unknown, shown: Shown | undefined) =>
      queryClient.setQueryData(key, shown?.before),
    onSettled: () => refresh(trpc.asks.pathFilter(), trpc.review.pathFilter()),
  };
  const patch = useMutation(
    trpc.asks.patch.mutationOptions({
      onMutate: ({ id, ...change }) =>
        show(id, Object.fromEntries(Object.entries(change).filter(([, v]) => v !== undefined))),
      ...settle,
    }),
  );
  const publish = useMutation(
    trpc.asks.publish.mutationOptions({
      onMutate: ({ id }) => show(id, { publishedAt: new Date().toISOString() }),
      ...settle,
    }),
  );
  const unpublish = useMutation(
    trpc.asks.unpublish.mutationOptions({
      onMutate: ({ id }) => show(id, { publishedAt: null }),
      ...settle,
    }),
  );
  // What went wrong is told by a toast; what was done, once it is.
  const said = (answer: Promise<unknown>, words: string, { title }: BoardAsk, undo: () => void) =>
    void answer.then(
      () => toastUndo(words, undo, { description: title }),
      () => undefined,
    );
  return {
    toggleResolved: (ask: BoardAsk) => {
      const { id, status } = ask;
      const resolved = status === 'RESOLVED';
      said(
        patch.mutateAsync({ id, status: resolved ? 'OPEN' : 'RESOLVED' }),
        resolved ? 'The ask is open again.' : 'The ask is resolved.',
        ask,
        () => patch.mutate({ id, status }),
      );
    },
    toggleHidden: (ask: BoardAsk) => {
      const { id, hidden } = ask;
      said(
        patch.mutateAsync({ id, hidden: !hidden }),
        hidden ? 'The ask is shown again.' : 'The ask is hidden.',
        ask,
        () => patch.mutate({ id, hidden }),
      );
    },
    publish: (ask: BoardAsk) => {
      const { id, publishedAt } = ask;
      if (publishedAt !== null) return;
      const back = () => unpublish.mutate({ id });
      said(publish.mutateAsync({ id }), 'The ask is published.', ask, back);
    },
  };
}

export type AskActions = ReturnType<typeof useAskActions>;
