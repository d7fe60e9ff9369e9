'use client';

import { useQuery } from '@tanstack/react-query';
import { MailX } from 'lucide-react';
import { ProblemNote } from '../../../../_components/problem-note';
import { EmptyState } from '../../../../_components/ui/empty-state';
import { SkeletonRows } from '../../../../_components/ui/skeleton';
import { problemOf } from '../../../../_lib/problem';
import { useTRPC } from '../../../../_lib/trpc';
import { useCompany } from './company-context';
import { DeletedUpdate } from './update-actions';
import { UpdateReader } from './update-reader';

/** An update that a link names and the list has not come to; or word that it is gone. */
export function NamedUpdate({ id }: { id: string }) {
  const trpc = useTRPC();
  const { ref, company } = useCompany();
  const query = useQuery(
    // A deleted one is asked for as well, so that it can be told from a wrong address.
    trpc.investorUpdates.get.queryOptions({ ...ref, id, includeDeleted: true }),
  );
  if (query.isPending) return <SkeletonRows rows={5} />;
  const missing = query.isError && problemOf(query.error).status === 404;
  if (query.isError && !missing) {
    return <ProblemNote error={query.error} onRetry={() => void query.refetch()} />;
  }
  if (query.data && query.data.deletedAt === null) return <UpdateReader update={query.data} />;
  if (query.data) return <DeletedUpdate id={id} />;
  return (
    <EmptyState icon={MailX} title="No such update">
      The link names an update that {company.name} does not have.
    </EmptyState>
  );
}
