'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { fieldsOf } from '../../../../_lib/changes';
import { type Outcome, UNREACHED } from '../../../../_lib/outcome';
import type { Deal, Inputs } from '../../../../_lib/outputs';
import { useTRPC } from '../../../../_lib/trpc';
import { useRefresh } from '../../../../_lib/use-refresh';
import { withUndo } from '../../../../_lib/with-undo';
import type { DealChange, DealShown } from './deal-change';
import { useDeal } from './deal-context';

/** What a deal says of the fields that a change names; its fund goes by its id. */
const shownOf = (deal: Deal, change: DealChange): DealShown =>
  fieldsOf({ ...deal, vehicleId: deal.vehicle?.id ?? null }, change);

/**
 * Changes the deal from what its page showed: at once to the eye, with an undo; a refusal is taken
 * back, and its reason given.
 */
export function usePatchDeal() {
  const trpc = useTRPC();
  const queryClient = useQueryClient();
  const refresh = useRefresh();
  const { deal, ref } = useDeal();
  const query = trpc.deals.get.queryOptions(ref);
  const key = query.queryKey;
  const options = trpc.deals.change.mutationOptions({
    meta: { ownErrors: true },
    // One after the other: each goes on from what the one before it stored.
    scope: { id: `deal ${deal.id}` },
    onMutate: async (input: Inputs['deals']['change']) => {
      await queryClient.cancelQueries({ queryKey: key });
      const before = queryClient.getQueryData(key);
      const { slug: _, queryVehicleId: _query, vehicleId: _fund, from: _from, ...change } = input;
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
  const { mutateAsync } = useMutation(options);
  return withUndo<DealChange, DealShown, Deal>({
    name: deal.companyName,
    store: (change, from) =>
      mutateAsync({ slug: ref.slug, queryVehicleId: ref.vehicleId, ...change, from }),
    read: () => queryClient.fetchQuery({ ...query, staleTime: 0, retry: false }),
    shownOf,
  });
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
 * It is saved only while what is stored is `from`, else what the page shows.
 */
export function useSaveDealField() {
  const patch = usePatchDeal();
  const { deal } = useDeal();
  return <F extends TypedField>(field: F, label: string) =>
    async (typed: string, from: Deal[F] = deal[field]): Promise<Outcome> => {
      const loaded = await tools();
      if (!loaded) return UNREACHED;
      const [{ checkDealField }, { readNumber }] = loaded;
      const empty = field === 'thesisFitScore' ? 0 : null;
      const value = NUMBERS.has(field) ? (readNumber(typed) ?? empty) : typed;
      const checked = checkDealField(field, value);
      if ('error' in checked) return checked;
      return patch(label, checked.change, { [field]: from });
    };
}
