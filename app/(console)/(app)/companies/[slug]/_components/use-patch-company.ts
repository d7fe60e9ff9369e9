'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { fieldsOf } from '../../../../_lib/changes';
import { type Outcome, UNREACHED } from '../../../../_lib/outcome';
import type { Company, Inputs } from '../../../../_lib/outputs';
import { useTRPC } from '../../../../_lib/trpc';
import { useRefresh } from '../../../../_lib/use-refresh';
import { withUndo } from '../../../../_lib/with-undo';
import type { CompanyChange } from './company-change';
import { useCompany } from './company-context';

/**
 * Changes the company from what its page showed: at once to the eye, with an undo; a refusal is taken
 * back, and its reason given.
 */
export function usePatchCompany() {
  const trpc = useTRPC();
  const queryClient = useQueryClient();
  const refresh = useRefresh();
  const { ref, company } = useCompany();
  const query = trpc.portfolio.get.queryOptions({ ...ref, includeDeleted: false });
  const key = query.queryKey;
  const options = trpc.portfolio.change.mutationOptions({
    meta: { ownErrors: true },
    // One after the other: each goes on from what the one before it stored.
    scope: { id: `company ${company.id}` },
    onMutate: async (input: Inputs['portfolio']['change']) => {
      await queryClient.cancelQueries({ queryKey: key });
      const before = queryClient.getQueryData(key);
      const { slug: _slug, vehicleId: _vehicleId, from: _from, ...change } = input;
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
  const { mutateAsync } = useMutation(options);
  return withUndo<CompanyChange, CompanyChange, Company>({
    name: company.name,
    store: (change, from) => mutateAsync({ ...ref, ...change, from }),
    read: () => queryClient.fetchQuery({ ...query, staleTime: 0, retry: false }),
    shownOf: fieldsOf,
  });
}

const tools = () =>
  Promise.all([import('./check-company-field'), import('../../../../_lib/read-number')]).catch(
    () => null,
  );

/**
 * Checks one typed field and waits until it is saved; the schemas come along with the first edit.
 * It is saved only while what is stored is `from`, else what the page shows.
 */
export function useSaveField() {
  const patch = usePatchCompany();
  const { company } = useCompany();
  return <F extends keyof CompanyChange>(field: F, label: string) =>
    async (typed: string, from: CompanyChange[F] = company[field]): Promise<Outcome> => {
      const loaded = await tools();
      if (!loaded) return UNREACHED;
      const [{ checkCompanyField }, { readNumber }] = loaded;
      const isNumber = field === 'checkSize' || field === 'postMoneyValuation';
      const value = isNumber ? readNumber(typed) : typed;
      const checked = checkCompanyField(field, value === '' || value === undefined ? null : value);
      if ('error' in checked) return checked;
      return patch(label, checked.change, { [field]: from });
    };
}
