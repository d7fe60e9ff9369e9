'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { fieldsOf, stillSays } from '../../../../_lib/changes';
import { meanwhileOf, type Outcome, outcomeOf, UNREACHED } from '../../../../_lib/outcome';
import type { Inputs } from '../../../../_lib/outputs';
import { toastUndoIf } from '../../../../_lib/toasts';
import { useTRPC } from '../../../../_lib/trpc';
import { useRefresh } from '../../../../_lib/use-refresh';
import type { DealChange } from './deal-change';
import { useDeal } from './deal-context';

/** Changes the deal: shown at once, with an undo; a refusal is taken back, and its reason given. */
export function usePatchDeal() {
  const trpc = useTRPC();
  const queryClient = useQueryClient();
  const refresh = useRefresh();
  const { deal, ref } = useDeal();
  const query = trpc.deals.get.queryOptions(ref);
  const key = query.queryKey;
  const options = trpc.deals.patch.mutationOptions({
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
  });
  const { mutate } = useMutation(options);
  const { mutateAsync } = useMutation({ ...options, meta: { ownErrors: true } });
  const target = { slug: ref.slug, queryVehicleId: ref.vehicleId };
  return async (what: string, change: DealChange, previous: DealChange): Promise<Outcome> => {
    const saving = mutateAsync({ ...target, ...change });
    const outcome = await outcomeOf(saving);
    const stillSo = async () => {
      const now = await queryClient.fetchQuery({ ...query, staleTime: 0 });
      // The fund is set by its id and read with its name.
      const { vehicleId, ...rest } = change;
      const set = vehicleId === undefined ? rest : { ...rest, vehicle: null };
      return stillSays(now, fieldsOf(await saving, set));
    };
    if (outcome === null) {
      toastUndoIf(`${what} of ${deal.companyName} saved.`, stillSo, () =>
        mutate({ ...target, ...previous }),
      );
    }
    return outcome;
  };
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

/**
 * Checks one typed field and waits until it is saved; the schemas come along with the first edit.
 * What was written from `from` is saved only while that is still what is stored.
 */
export function useSaveDealField() {
  const trpc = useTRPC();
  const queryClient = useQueryClient();
  const patch = usePatchDeal();
  const { deal, ref } = useDeal();
  const query = trpc.deals.get.queryOptions(ref);
  const nowIn = async (field: TypedField) =>
    String((await queryClient.fetchQuery({ ...query, staleTime: 0, retry: false }))[field]);
  return (field: TypedField, label: string) =>
    async (typed: string, from?: string): Promise<Outcome> => {
      const loaded = await tools();
      if (!loaded) return UNREACHED;
      const [{ checkDealField }, { readNumber }] = loaded;
      const empty = field === 'thesisFitScore' ? 0 : null;
      const value = NUMBERS.has(field) ? (readNumber(typed) ?? empty) : typed;
      const checked = checkDealField(field, value);
      if ('error' in checked) return checked;
      const meanwhile = from === undefined ? null : await meanwhileOf(from, nowIn(field));
      if (meanwhile !== null) return meanwhile;
      return patch(label, checked.change, { [field]: deal[field] });
    };
}
