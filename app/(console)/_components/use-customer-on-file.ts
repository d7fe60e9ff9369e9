'use client';

import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { prefillOf } from '../_lib/gap-prefill';
import type { Gap } from '../_lib/outputs';
import { useTRPC } from '../_lib/trpc';
import type { GapFormState, Filling } from './use-gap-form';

interface Options {
  gap: Gap;
  form: GapFormState;
  filling: Filling;
}

/**
 * The customer on file that the name means. What the updates say is filled in beforehand, and
 * follows what the service says by now: only answers read since the form was opened count.
 */
export function useCustomerOnFile({ gap, form, filling }: Options) {
  const trpc = useTRPC();
  const { fill, typedName } = filling;
  const [typed, setTyped] = useState(() => typedName(form.getValues()));
  const fresh = { staleTime: 0, retry: false };
  const asked = useQuery(trpc.dataGaps.askedCustomer.queryOptions({ id: gap.id }, fresh));
  const named = typed ?? asked.data?.customer?.customerName ?? '';
  const found = useQuery(
    trpc.dataGaps.customerOnFile.queryOptions(
      { id: gap.id, customerName: named },
      { ...fresh, enabled: named !== '' },
    ),
  );
  const onFile = found.data?.customer ?? null;
  const isKnown = asked.isFetchedAfterMount && found.isFetchedAfterMount && found.isSuccess;
  const prefill = useMemo(
    () => prefillOf(asked.data, onFile, gap.hint),
    [asked.data, onFile, gap.hint],
  );
  useEffect(() => {
    if (isKnown) fill(prefill);
  }, [fill, isKnown, prefill]);
  return { onFile, prefill, setNamed: setTyped };
}
