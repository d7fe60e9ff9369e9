'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { fieldsOf, stillSays } from '../../../../_lib/changes';
import { meanwhileOf, type Outcome, outcomeOf, UNREACHED } from '../../../../_lib/outcome';
import type { Inputs } from '../../../../_lib/outputs';
import { toastUndoIf } from '../../../../_lib/toasts';
import { useTRPC } from '../../../../_lib/trpc';
import { useRefresh } from '../../../../_lib/use-refresh';
import type { CompanyChange } from './company-change';
import { useCompany } from './company-context';

/** Changes the company: shown at once, with an undo; a refusal is taken back, and its reason given. */
export function usePatchCompany() {
  const trpc = useTRPC();
  const queryClient = useQueryClient();
  const refresh = useRefresh();
  const { ref, company } = useCompany();
  const query = trpc.portfolio.get.queryOptions({ ...ref, includeDeleted: false });
  const key = query.queryKey;
  const options = trpc.portfolio.patch.mutationOptions({
    onMutate: async (input: Inputs['portfolio']['patch']) => {
      await queryClient.cancelQueries({ queryKey: key });
      const before = queryClient.getQueryData(key);
      const { slug: _slug, vehicleId: _vehicleId, ...change } = input;
      const present = Object.fromEntries(
        Object.entries(change).filter(([, value]) => value !== undefined),
      );
      queryClient.setQueryData(key, (old) => (old ? { ...old, ...present } : old));
      return before;
    },
    onError: (_error, _input, before) => queryClient.setQueryData(key, before),
    onSuccess: (changed) => queryClient.setQueryData(key, changed),
    onSettled: () => refresh(trpc.portfolio.summary.pathFilter()),
  });
  const { mutate } = useMutation(options);
  const { mutateAsync } = useMutation({ ...options, meta: { ownErrors: true } });
  return async (what: string, change: CompanyChange, previous: CompanyChange): Promise<Outcome> => {
    const saving = mutateAsync({ ...ref, ...change });
    const outcome = await outcomeOf(saving);
    const stillSo = async () => {
      const now = await queryClient.fetchQuery({ ...query, staleTime: 0 });
      return stillSays(now, fieldsOf(await saving, change));
    };
    if (outcome === null) {
      toastUndoIf(`${what} of ${company.name} saved.`, stillSo, () =>
        mutate({ ...ref, ...previous }),
      );
    }
    return outcome;
  };
}

const tools = () =>
  Promise.all([import('./check-company-field'), import('../../../../_lib/read-number')]).catch(
    () => null,
  );

/**
 * Checks one typed field and waits until it is saved; the schemas come along with the first edit.
 * What was written from `from` is saved only while that is still what is stored.
 */
export function useSaveField() {
  const trpc = useTRPC();
  const queryClient = useQueryClient();
  const patch = usePatchCompany();
  const { company, ref } = useCompany();
  const query = trpc.portfolio.get.queryOptions({ ...ref, includeDeleted: false });
  const nowIn = async (field: keyof CompanyChange) =>
    String((await queryClient.fetchQuery({ ...query, staleTime: 0, retry: false }))[field] ?? '');
  return (field: keyof CompanyChange, label: string) =>
    async (typed: string, from?: string): Promise<Outcome> => {
      const loaded = await tools();
      if (!loaded) return UNREACHED;
      const [{ checkCompanyField }, { readNumber }] = loaded;
      const isNumber = field === 'checkSize' || field === 'postMoneyValuation';
      const value = isNumber ? readNumber(typed) : typed;
      const checked = checkCompanyField(field, value === '' || value === undefined ? null : value);
      if ('error' in checked) return checked;
      const meanwhile = from === undefined ? null : await meanwhileOf(from, nowIn(field));
      if (meanwhile !== null) return meanwhile;
      return patch(label, checked.change, { [field]: company[field] });
    };
}
