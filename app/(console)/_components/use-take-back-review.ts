'use client';

import { useMutation } from '@tanstack/react-query';
import type { NewsItem } from '../_lib/outputs';
import { useTRPC } from '../_lib/trpc';

/**
 * The undo of a person's word about a story: it is held again for the reason it was held for, or
 * else shown or hidden as before.
 * @param onSettled reads again what may have changed
 * @returns takes the story as it stood before
 */
export function useTakeBackReview(onSettled: () => Promise<void>) {
  const trpc = useTRPC();
  const holdAgain = useMutation(trpc.news.holdAgain.mutationOptions({ onSettled }));
  const review = useMutation(trpc.news.review.mutationOptions({ onSettled }));
  return ({ id, hidden, holdReason }: Pick<NewsItem, 'id' | 'hidden' | 'holdReason'>) => {
    if (hidden && holdReason !== null) holdAgain.mutate({ id, holdReason });
    else review.mutate({ id, hidden });
  };
}
