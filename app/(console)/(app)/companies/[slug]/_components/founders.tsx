'use client';

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTRPC } from '../../../../_lib/trpc';
import { useCompany } from './company-context';
import { InlineEdit } from '../../../../_components/inline-edit';

const namesOf = (text: string): string[] =>
  text
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean);

/** The founders by name, written with commas; news is checked against them. */
export function Founders() {
  const trpc = useTRPC();
  const queryClient = useQueryClient();
  const { ref, mayEdit } = useCompany();
  const { data } = useQuery(trpc.portfolio.founders.queryOptions(ref));
  const save = useMutation(
    trpc.portfolio.setFounders.mutationOptions({
      onSuccess: (result) =>
        queryClient.setQueryData(trpc.portfolio.founders.queryKey(ref), result),
    }),
  );
  const founders = data?.founders ?? [];
  return (
    <InlineEdit
      label="Founders"
      text={founders.join(', ')}
      disabled={!mayEdit}
      onSave={async (typed) => {
        const names = namesOf(typed);
        const { founders: known } = await import('@/server/routers/portfolio/schemas');
        const checked = known.safeParse({ founders: names });
        if (!checked.success) return { error: checked.error.issues[0]?.message ?? 'is not valid' };
        save.mutate({ ...ref, founders: names });
        return null;
      }}
    >
      {founders.length === 0 ? (
        <span className="text-faint">Add</span>
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
