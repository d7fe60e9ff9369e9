'use client';

import { useMutation } from '@tanstack/react-query';
import { toast } from 'sonner';
import { useTRPC } from '../../../_lib/trpc';
import { useRefresh } from '../../../_lib/use-refresh';

/** Brings a deleted deal back, and says so. */
export function useRestoreDeal(onRestored?: () => void) {
  const trpc = useTRPC();
  const refresh = useRefresh();
  return useMutation(
    trpc.deals.restore.mutationOptions({
      onSuccess: async ({ restored, deal: { companyName: name } }) => {
        onRestored?.();
        if (restored) toast.success(`${name} is back in the pipeline.`);
        else toast(`${name} was restored by somebody else. It is left as it is.`);
        await refresh(trpc.deals.pathFilter());
      },
    }),
  );
}
