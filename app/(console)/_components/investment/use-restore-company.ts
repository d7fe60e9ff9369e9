'use client';

import { useMutation } from '@tanstack/react-query';
import { toast } from 'sonner';
import { useTRPC } from '../../_lib/trpc';
import { useRefresh } from '../../_lib/use-refresh';

/** Brings a deleted company back, and says so. */
export function useRestoreCompany(onRestored?: () => void) {
  const trpc = useTRPC();
  const refresh = useRefresh();
  return useMutation(
    trpc.portfolio.restore.mutationOptions({
      onSuccess: async ({ restored, company: { name } }) => {
        onRestored?.();
        if (restored) toast.success(`${name} is back in the portfolio.`);
        else toast(`${name} was restored by somebody else. It is left as it is.`);
        await refresh(trpc.portfolio.pathFilter());
      },
    }),
  );
}
