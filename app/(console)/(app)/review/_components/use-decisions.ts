'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { toast } from 'sonner';
import { useDismissGaps } from '../../../_components/use-dismiss-gaps';
import { useTakeBackReview } from '../../../_components/use-take-back-review';
import type { ReviewCounts, ReviewQueue } from '../../../_lib/outputs';
import { updateHref } from '../../../_lib/company-href';
import { toastUndo } from '../../../_lib/toasts';
import { useTRPC } from '../../../_lib/trpc';
import { useGo } from '../../../_lib/use-go';
import { useRefresh } from '../../../_lib/use-refresh';
import { useWorld } from '../../../_lib/world';
import type { MailTarget } from './mail-detail';
import {
  countsAfter,
  type HeldNews,
  mailTitle,
  mostOf,
  type UnpublishedAsk,
  type WaitingMail,
  type WaitingOffer,
  without,
} from './review-items';

/** Takes items off the list at once, and puts them back if the service refuses. */
function useRemoval() {
  const trpc = useTRPC();
  const queryClient = useQueryClient();
  const refresh = useRefresh();
  return {
    /** @returns what puts them back */
    remove: async (...ids: string[]) => {
      await queryClient.cancelQueries(trpc.review.pathFilter());
      const gone = new Set(ids);
      const queues = queryClient.getQueriesData<ReviewQueue>(trpc.review.queue.queryFilter());
      const counts = queryClient.getQueriesData<ReviewCounts>(trpc.review.counts.queryFilter());
      const decided = mostOf(
        queues.flatMap(([, queue]) => queue ?? []),
        gone,
      );
      for (const [key, queue] of queues) {
        if (queue) queryClient.setQueryData(key, without(queue, gone));
      }
      for (const [key, count] of counts) {
        if (count) queryClient.setQueryData(key, countsAfter(count, decided));
      }
      return () => {
        for (const [key, before] of [...queues, ...counts]) queryClient.setQueryData(key, before);
      };
    },
    refresh: () =>
      refresh(
        trpc.review.pathFilter(),
        trpc.news.pathFilter(),
        trpc.asks.pathFilter(),
        trpc.askOffers.pathFilter(),
        trpc.dataGaps.pathFilter(),
      ),
  };
}

type Removal = ReturnType<typeof useRemoval>;

function useNewsDecision({ remove, refresh }: Removal) {
  const trpc = useTRPC();
  const takeBack = useTakeBackReview(refresh);
  const decide = useMutation(
    trpc.news.decide.mutationOptions({
      onMutate: ({ id }) => remove(id),
      onError: (_error, _input, putBack) => putBack?.(),
      onSettled: refresh,
    }),
  );
  return async (before: HeldNews, hidden: boolean) => {
    await decide.mutateAsync({ id: before.id, hidden });
    const said = hidden ? 'The story stays hidden.' : 'The story is published.';
    toastUndo(said, () => takeBack(before), { description: before.title });
  };
}

function useAskDecisions({ remove, refresh }: Removal) {
  const trpc = useTRPC();
  const back = useMutation(trpc.asks.unpublish.mutationOptions({ onSettled: refresh }));
  const show = useMutation(trpc.asks.patch.mutationOptions({ onSettled: refresh }));
  const decide = useMutation(
    trpc.asks.decide.mutationOptions({
      onMutate: ({ id }) => remove(id),
      onError: (_error, _input, putBack) => putBack?.(),
      onSettled: refresh,
    }),
  );
  return {
    publishAsk: async ({ id, title }: UnpublishedAsk) => {
      await decide.mutateAsync({ id, hidden: false });
      toastUndo('The ask is published.', () => back.mutate({ id }), { description: title });
    },
    hideAsk: async ({ id, title }: UnpublishedAsk) => {
      await decide.mutateAsync({ id, hidden: true });
      toastUndo('The ask is hidden.', () => show.mutate({ id, hidden: false }), {
        description: title,
      });
    },
  };
}

function useOfferDecision({ remove, refresh }: Removal) {
  const trpc = useTRPC();
  const back = useMutation(trpc.askOffers.handle.mutationOptions({ onSettled: refresh }));
  const handle = useMutation(
    trpc.askOffers.handle.mutationOptions({
      onMutate: ({ id }) => remove(id),
      onError: (_error, _input, putBack) => putBack?.(),
      onSettled: refresh,
    }),
  );
  return async ({ id, name, ask }: WaitingOffer) => {
    await handle.mutateAsync({ id, handled: true });
    toastUndo(`The offer of ${name} is handled.`, () => back.mutate({ id, handled: false }), {
      description: ask.title,
    });
  };
}

function useMailDecisions({ remove, refresh }: Removal) {
  const trpc = useTRPC();
  const go = useGo();
  const { vehicle } = useWorld();
  const settle = {
    onError: (_error: unknown, _input: unknown, putBack: (() => void) | undefined) => putBack?.(),
    onSettled: refresh,
  };
  const assign = useMutation(
    trpc.inboundMails.assign.mutationOptions({
      onMutate: ({ id }) => remove(id),
      ...settle,
    }),
  );
  const discard = useMutation(
    trpc.inboundMails.discard.mutationOptions({
      onMutate: ({ id }) => remove(id),
      ...settle,
    }),
  );
  return {
    assignMail: async (mail: WaitingMail, company: MailTarget) => {
      const { slug, vehicleId, name } = company;
      const { updateId } = await assign.mutateAsync({ id: mail.id, slug, vehicleId });
      // On its page it can be deleted, and the mail be given to another company then.
      const open = () => updateId !== null && go(updateHref(company, vehicle?.id, updateId));
      toast.success(`The mail is an update of ${name}.`, {
        description: mailTitle(mail),
        duration: 8000,
        action: { label: 'Open', onClick: open },
      });
    },
    discardMail: async (mail: WaitingMail) => {
      await discard.mutateAsync({ id: mail.id });
      toast.success('The mail is discarded, and is not taken in again.', {
        description: mailTitle(mail),
      });
    },
  };
}

/**
 * What a person decides, shown at once and with an undo. A refusal is told by a toast, and the
 * item is back.
 */
export function useDecisions() {
  const removal = useRemoval();
  const reviewNews = useNewsDecision(removal);
  const dismissGaps = useDismissGaps({
    hide: (ids) => removal.remove(...ids),
    refresh: removal.refresh,
  });
  const handleOffer = useOfferDecision(removal);
  return {
    reviewNews,
    dismissGaps,
    handleOffer,
    ...useAskDecisions(removal),
    ...useMailDecisions(removal),
  };
}

export type Decisions = ReturnType<typeof useDecisions>;
