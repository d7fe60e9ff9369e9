'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Inputs } from '../../../../_lib/outputs';
import { toastUndo } from '../../../../_lib/toasts';
import { useTRPC } from '../../../../_lib/trpc';
import { useRefresh } from '../../../../_lib/use-refresh';
import type { CompanyChange } from './company-change';
import { useCompany } from './company-context';

/** Changes the company: shown at once, taken back if refused, with an undo. */
export function usePatchCompany() {
  const trpc = useTRPC();
  const queryClient = useQueryClient();
  const refresh = useRefresh();
  const { ref, company } = useCompany();
  const key = trpc.portfolio.get.queryKey({ ...ref, includeDeleted: false });
  const { mutate } = useMutation(
    trpc.portfolio.patch.mutationOptions({
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
    }),
  );
  return (what: string, change: CompanyChange, previous: CompanyChange) => {
    mutate(
      { ...ref, ...change },
      {
        onSuccess: () =>
          toastUndo(`${what} of ${company.name} saved.`, () => mutate({ ...ref, ...previous })),
      },
    );
  };
}

const tools = () =>
  Promise.all([import('./check-company-field'), import('../../../../_lib/read-number')]).catch(
    () => null,
  );

/** Checks and saves one typed field; the schemas come along with the first edit. */
export function useSaveField() {
  const patch = usePatchCompany();
  const { company } = useCompany();
  return (field: keyof CompanyChange, label: string) => async (typed: string) => {
    const loaded = await tools();
    if (!loaded) return { error: 'cannot be saved: the service cannot be reached' };
    const [{ checkCompanyField }, { readNumber }] = loaded;
    const isNumber = field === 'checkSize' || field === 'postMoneyValuation';
    const value = isNumber ? readNumber(typed) : typed;
    const checked = checkCompanyField(field, value === '' || value === undefined ? null : value);
    if ('error' in checked) return checked;
    patch(label, checked.change, { [field]: company[field] });
    return null;
  };
}
