'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { fieldsOf } from '../../../../_lib/changes';
import { outcomeOf } from '../../../../_lib/outcome';
import type { Customer } from '../../../../_lib/outputs';
import { toastLeft } from '../../../../_lib/toasts';
import { useTRPC, useTRPCClient } from '../../../../_lib/trpc';
import { useRefresh } from '../../../../_lib/use-refresh';
import { useCompany } from './company-context';

/** Takes a churn back: the customer is what it was, unless somebody has changed it since. */
export function useUnchurn(shown: Customer) {
  const trpc = useTRPC();
  const client = useTRPCClient();
  const queryClient = useQueryClient();
  const refresh = useRefresh();
  const { ref } = useCompany();
  const before = useRef(shown);
  /** Reads what it is before it churns: the page may be older. */
  const remember = async (): Promise<unknown> => {
    const list = trpc.customers.list.queryOptions(ref);
    const read = await queryClient.fetchQuery({ ...list, staleTime: 0 }).catch(() => undefined);
    return (before.current = read?.items.find(({ id }) => id === shown.id) ?? shown);
  };
  const send = async ({ id, status, notes }: Customer) => {
    const was = before.current;
    const change = { status: was.status, ...(was.notes !== notes && { notes: was.notes }) };
    const from = fieldsOf({ status, notes }, change);
    const saving = client.customers.patch.mutate({ ...ref, id, ...change, from });
    toastLeft(await outcomeOf(saving, () => Promise.resolve()));
    await refresh(trpc.customers.pathFilter());
  };
  return { remember, unchurn: (stored: Customer) => void send(stored) };
}
