import { httpLink, type TRPCLink } from '@trpc/client';
import { tap } from '@trpc/server/observable';
import superjson from 'superjson';
import type { AppRouter } from '@/server/routers/app';
import { problemOf } from './problem';
import { isVerdict, RetryKeys } from './retry-keys';

/** Sends a call alone, with a key by which a second try after a lost answer is known. */
export function onceLinks(url: string): TRPCLink<AppRouter>[] {
  const keys = new RetryKeys();
  const remember: TRPCLink<AppRouter> =
    () =>
    ({ op, next }) =>
      next(op).pipe(
        tap({
          next: () => keys.answered(op.path, op.input),
          error: (error) => {
            if (isVerdict(problemOf(error).status)) keys.answered(op.path, op.input);
          },
        }),
      );
  const send = httpLink<AppRouter>({
    url,
    transformer: superjson,
    headers: ({ op }) => ({ 'Idempotency-Key': keys.keyFor(op.path, op.input) }),
  });
  return [remember, send];
}
