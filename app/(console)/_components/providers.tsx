'use client';

import { MutationCache, QueryCache, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createTRPCClient, httpBatchLink, httpLink, splitLink } from '@trpc/client';
import { ThemeProvider } from 'next-themes';
import { type ReactNode, useState } from 'react';
import { Toaster } from 'sonner';
import type { AppRouter } from '@/server/routers/app';
import { actingAs } from '../_lib/acting-as';
import { onceLink, watchingLink } from '../_lib/once-link';
import { problemOf } from '../_lib/problem';
import { isAdding, RetryKeys } from '../_lib/retry-keys';
import { sessionEnded } from '../_lib/session-end';
import { toastProblem } from '../_lib/toasts';
import { transformer } from '../_lib/transformer';
import { TRPCProvider } from '../_lib/trpc';

function newQueryClient(): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({
      onError: (error, query) => {
        if (problemOf(error).status === 401) sessionEnded();
        // A list that is shown already stays; that it could not be renewed is worth a word.
        else if (query.state.data !== undefined && query.meta?.ownErrors !== true) {
          toastProblem(error);
        }
      },
    }),
    mutationCache: new MutationCache({
      onError: (error, _variables, _result, mutation) => {
        if (problemOf(error).status === 401) sessionEnded();
        else if (mutation.meta?.ownErrors !== true) toastProblem(error);
      },
    }),
    defaultOptions: {
      // Offline, a call fails at once and says so, instead of waiting unseen to be sent later.
      mutations: { networkMode: 'always' },
      queries: {
        networkMode: 'always',
        staleTime: 30_000,
        retry: (failures, error) => {
          const { status } = problemOf(error);
          return failures < 2 && (status === null || status >= 500);
        },
      },
    },
  });
}

const URL_OF_CALLS = '/api/trpc';
const MAX_URL_LENGTH = 4000;
const DOOR = { url: URL_OF_CALLS, transformer, headers: actingAs };

/** True for an input that an address cannot hold, such as the ids of a long share. */
const isLong = (input: unknown): boolean =>
  encodeURIComponent(JSON.stringify(input) ?? '').length > MAX_URL_LENGTH / 2;

function newClient() {
  const keys = new RetryKeys();
  return createTRPCClient<AppRouter>({
    links: [
      watchingLink(keys),
      splitLink({
        condition: ({ path }) => isAdding(path),
        true: onceLink(URL_OF_CALLS, keys, actingAs),
        false: splitLink({
          condition: ({ type, input }) => type === 'query' && isLong(input),
          true: httpLink({ ...DOOR, methodOverride: 'POST' }),
          false: httpBatchLink({ ...DOOR, maxItems: 10, maxURLLength: MAX_URL_LENGTH }),
        }),
      }),
    ],
  });
}

/** Theme, procedures and toasts for every page of the console. */
export function Providers({
  children,
  nonce,
}: {
  children: ReactNode;
  nonce?: string | undefined;
}) {
  const [queryClient] = useState(newQueryClient);
  const [client] = useState(newClient);
  return (
    <ThemeProvider
      attribute="class"
      defaultTheme="system"
      disableTransitionOnChange
      {...(nonce === undefined ? {} : { nonce })}
    >
      <QueryClientProvider client={queryClient}>
        <TRPCProvider trpcClient={client} queryClient={queryClient}>
          {children}
        </TRPCProvider>
      </QueryClientProvider>
      <Toaster
        position="bottom-right"
        offset={{ bottom: 20, right: 20 }}
        mobileOffset={{ bottom: 76 }}
        toastOptions={{ className: 'console-toast' }}
      />
    </ThemeProvider>
  );
}
