'use client';

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { outcomeOf, UNREACHED } from '../../../../_lib/outcome';
import { useTRPC } from '../../../../_lib/trpc';
import { useCompany } from './company-context';
import { InlineEdit } from '../../../../_components/inline-edit';
import { Missing } from '../../../../_components/property';
import { linesOf, namesOf } from './founder-names';

/** The founders by name, one per line, as a name may hold a comma; news is checked against them. */
export function Founders() {
  const trpc = useTRPC();
  const queryClient = useQueryClient();
  const { ref, company, mayEdit } = useCompany();
  const query = trpc.portfolio.founders.queryOptions(ref);
  const { data } = useQuery(query);
  const save = useMutation(
    trpc.portfolio.setFounders.mutationOptions({
      meta: { ownErrors: true },
      onSuccess: (result) => queryClient.setQueryData(query.queryKey, result),
    }),
  );
  const founders = data?.founders ?? [];
  return (
    <InlineEdit
      label="Founders"
      name={`${company.id} founders`}
      kind="lines"
      value={founders}
      text={linesOf(founders)}
      disabled={!mayEdit}
      onSave={async (typed, from) => {
        const names = namesOf(typed);
        const loaded = await import('@/server/routers/portfolio/schemas').catch(() => null);
        if (!loaded) return UNREACHED;
        const checked = loaded.founders.safeParse({ founders: names });
        if (!checked.success) return { error: checked.error.issues[0]?.message ?? 'is not valid' };
        return outcomeOf(save.mutateAsync({ ...ref, founders: names, from }), () =>
          queryClient.fetchQuery({ ...query, staleTime: 0, retry: false }),
        );
      }}
    >
      {founders.length === 0 ? (
        <Missing />
      ) : (
        founders.map((name) => (
          <span key={name} className="block truncate">
            {name}
          </span>
        ))
      )}
    </InlineEdit>
  );
}
