'use client';

import { createTRPCContext } from '@trpc/tanstack-react-query';
import type { AppRouter } from '@/server/routers/app';

/**
 * The procedures in the browser: `const trpc = useTRPC()`, then
 * `useQuery(trpc.portfolio.summary.queryOptions(input))` or `useMutation(trpc.….mutationOptions())`.
 */
export const { TRPCProvider, useTRPC, useTRPCClient } = createTRPCContext<AppRouter>();
