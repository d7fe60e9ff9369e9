import { createTRPCClient, httpBatchLink, httpLink, TRPCClientError } from '@trpc/client';
import superjson from 'superjson';
import type { AppRouter } from '@/server/routers/app';

interface Options {
  /** A link that sends each call alone, instead of in batches. */
  alone?: boolean;
  maxItems?: number;
  headers?: Record<string, string>;
}

/** A client as a script outside makes it. */
export function trpcClient(
  origin: string,
  key?: string,
  { alone = false, maxItems = Infinity, headers = {} }: Options = {},
) {
  const options = {
    url: `${origin}/api/trpc`,
    transformer: superjson,
    headers: { ...headers, ...(key ? { authorization: `Bearer ${key}` } : {}) },
  };
  const link = alone ? httpLink(options) : httpBatchLink({ ...options, maxItems });
  return createTRPCClient<AppRouter>({ links: [link] });
}

/** The error with which a call fails. */
export async function failureOf(call: Promise<unknown>): Promise<TRPCClientError<AppRouter>> {
  const error: unknown = await call.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (error instanceof TRPCClientError) return error;
  throw new Error('The call should have failed.');
}
