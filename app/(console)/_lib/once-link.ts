import { httpLink, type TRPCLink } from '@trpc/client';
import { tap } from '@trpc/server/observable';
import type { AppRouter } from '@/server/routers/app';
import { problemOf } from './problem';
import { isVerdict, type RetryKeys } from './retry-keys';
import { transformer } from './transformer';

/** Tells the keys what became of every change. */
export const watchingLink =
  (keys: RetryKeys): TRPCLink<AppRouter> =>
  () =>
  ({ op, next }) =>
    op.type !== 'mutation'
      ? next(op)
      : next(op).pipe(
          tap({
            next: () => keys.changed(),
            error: (error) => {
              if (isVerdict(problemOf(error).status)) keys.refused(op.path, op.input);
            },
          }),
        );

/** Sends a call alone, with a key by which a second try after a lost answer is known. */
export const onceLink = (
  url: string,
  keys: RetryKeys,
  headers: () => Record<string, string>,
): TRPCLink<AppRouter> =>
  httpLink<AppRouter>({
    url,
    transformer,
    headers: ({ op }) => ({ ...headers(), 'Idempotency-Key': keys.keyFor(op.path, op.input) }),
  });
