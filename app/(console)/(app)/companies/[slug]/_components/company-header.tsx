'use client';

import { useMutation } from '@tanstack/react-query';
import { RecordHeader } from '../../../../_components/record-header';
import { Badge } from '../../../../_components/ui/badge';
import { enumLabel } from '../../../../_lib/enum-options';
import { toastUndo } from '../../../../_lib/toasts';
import { STATUS_TONES } from '../../../../_lib/tones';
import { useTRPC } from '../../../../_lib/trpc';
import { useGo } from '../../../../_lib/use-go';
import { useRefresh } from '../../../../_lib/use-refresh';
import { useWorld } from '../../../../_lib/world';
import { useCompany } from './company-context';
import { useSaveField } from './use-patch-company';

function useDeleteCompany() {
  const trpc = useTRPC();
  const go = useGo();
  const refresh = useRefresh();
  const { company, ref } = useCompany();
  const changed = () => refresh(trpc.portfolio.pathFilter());
  const restore = useMutation(trpc.portfolio.restore.mutationOptions({ onSuccess: changed }));
  const remove = useMutation(
    trpc.portfolio.delete.mutationOptions({
      onSuccess: async () => {
        go('/portfolio');
        toastUndo(`${company.name} is deleted.`, () => restore.mutate(ref));
        await refresh(trpc.portfolio.summary.pathFilter(), trpc.portfolio.deleted.pathFilter());
      },
    }),
  );
  return () => remove.mutate(ref);
}

/** Name, state and address of the company, and what can be done with it as a whole. */
export function CompanyHeader() {
  const { company, mayEdit } = useCompany();
  const save = useSaveField();
  const remove = useDeleteCompany();
  const { vehicles } = useWorld();
  const vehicle = vehicles.find(({ id }) => id === company.vehicleId)?.name;
  return (
    <RecordHeader
      parent={{ href: '/portfolio', label: 'Portfolio' }}
      id={company.id}
      company={company}
      website={company.website ?? ''}
      vehicle={vehicles.length > 1 ? vehicle : undefined}
      mayEdit={mayEdit}
      onRename={save('name', 'Name')}
      kind="company"
      onDelete={remove}
      badge={<Badge tone={STATUS_TONES[company.status]}>{enumLabel(company.status)}</Badge>}
    />
  );
}
