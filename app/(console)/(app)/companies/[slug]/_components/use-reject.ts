'use client';

import { useMutation } from '@tanstack/react-query';
import { toast } from 'sonner';
import { useTRPC } from '../../../../_lib/trpc';
import { useRefresh } from '../../../../_lib/use-refresh';

const EFFECTS = {
  'value-removed': 'The value is taken out of its snapshot.',
  'snapshot-deleted': 'The snapshot held nothing else and is gone.',
  'customer-deleted': 'The customer is deleted.',
  'customer-reverted': 'The customer is as it was before.',
  nothing: 'There was nothing left to take back.',
};

/** Takes a finding back, and tells what went and that a gap asks for it instead. */
export function useReject(onDone: () => void) {
  const trpc = useTRPC();
  const refresh = useRefresh();
  return useMutation(
    trpc.extraction.reject.mutationOptions({
      onSuccess: async ({ effect }) => {
        onDone();
        toast.success(EFFECTS[effect], { description: 'A data gap asks a person for it now.' });
        await refresh(
          trpc.extraction.pathFilter(),
          trpc.metricSnapshots.pathFilter(),
          trpc.customers.pathFilter(),
          trpc.dataGaps.pathFilter(),
          trpc.review.pathFilter(),
        );
      },
    }),
  );
}
