'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Inputs } from '../../../../_lib/outputs';
import { toastUndo } from '../../../../_lib/toasts';
import { useTRPC } from '../../../../_lib/trpc';
import { useRefresh } from '../../../../_lib/use-refresh';
import type { DealChange } from './deal-change';
import { useDeal } from './deal-context';

/** Changes the deal: shown at once, taken back if refused, with an undo. */
export function usePatchDeal() {
  const trpc = useTRPC();
  const queryClient = useQueryClient();
  const refresh = useRefresh();
  const { deal, ref } = useDeal();
  const key = trpc.deals.get.queryKey(ref);
  const { mutate } = useMutation(
    trpc.deals.patch.mutationOptions({
      onMutate: async (input: Inputs['deals']['patch']) => {
        await queryClient.cancelQueries({ queryKey: key });
        const before = queryClient.getQueryData(key);
        const { slug: _slug, queryVehicleId: _query, vehicleId: _fund, ...change } = input;
        const present = Object.fromEntries(
          Object.entries(change).filter(([, value]) => value !== undefined),
        );
        queryClient.setQueryData(key, (old) => (old ? { ...old, ...present } : old));
        return before;
      },
      onError: (_error, _input, before) => queryClient.setQueryData(key, before),
      onSuccess: (changed) =>
        queryClient.setQueryData(key, (old) => (old ? { ...old, ...changed } : old)),
      onSettled: () => refresh(trpc.deals.list.pathFilter(), trpc.deals.activity.pathFilter()),
    }),
  );
  const target = { slug: ref.slug, queryVehicleId: ref.vehicleId };
  return (what: string, change: DealChange, previous: DealChange) =>
    mutate(
      { ...target, ...change },
      {
        onSuccess: () =>
          toastUndo(`${what} of ${deal.companyName} saved.`, () =>
            mutate({ ...target, ...previous }),
          ),
      },
    );
}

const tools = () =>
  Promise.all([import('./check-deal-field'), import('../../../../_lib/read-number')]).catch(
    () => null,
  );

type TypedField =
  | 'companyName'
  | 'website'
  | 'description'
  | 'sourceDetail'
  | 'thesisFitScore'
  | 'estimatedValuation'
  | 'estimatedCheckSize'
  | 'sector'
  | 'companyStage'
  | 'notes';

const NUMBERS: ReadonlySet<TypedField> = new Set([
  'thesisFitScore',
  'estimatedValuation',
  'estimatedCheckSize',
]);

/** Checks and saves one typed field; the schemas come along with the first edit. */
export function useSaveDealField() {
  const patch = usePatchDeal();
  const { deal } = useDeal();
  return (field: TypedField, label: string) => async (typed: string) => {
    const loaded = await tools();
    if (!loaded) return { error: 'cannot be saved: the service cannot be reached' };
    const [{ checkDealField }, { readNumber }] = loaded;
    const empty = field === 'thesisFitScore' ? 0 : null;
    const value = NUMBERS.has(field) ? (readNumber(typed) ?? empty) : typed;
    const checked = checkDealField(field, value);
    if ('error' in checked) return checked;
    patch(label, checked.change, { [field]: deal[field] });
    return null;
  };
}
