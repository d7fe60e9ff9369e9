'use client';

import { useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query';
import { ChartLine, Plus } from 'lucide-react';
import dynamic from 'next/dynamic';
import { useState } from 'react';
import { toast } from 'sonner';
import { ConfirmDialog } from '../../../../_components/confirm-dialog';
import { OlderButton } from '../../../../_components/older-button';
import { ProblemNote } from '../../../../_components/problem-note';
import { Button } from '../../../../_components/ui/button';
import { Section } from '../../../../_components/ui/card';
import { DialogLoading } from '../../../../_components/ui/dialog-loading';
import { EmptyState } from '../../../../_components/ui/empty-state';
import { SkeletonRows } from '../../../../_components/ui/skeleton';
import { NUMERIC, Table, Th } from '../../../../_components/ui/table';
import { day } from '../../../../_lib/format';
import type { Snapshot } from '../../../../_lib/outputs';
import { useTRPC } from '../../../../_lib/trpc';
import { useRefresh } from '../../../../_lib/use-refresh';
import { useCompany } from './company-context';
import { useCompanyEvidence } from './evidence';
import { MetricCharts } from './metric-charts';
import { METRIC_KINDS, otherNumbers } from './metric-kinds';
import { SnapshotRow } from './snapshot-row';

const AddSnapshot = dynamic(() => import('./add-snapshot').then((m) => m.AddSnapshot), {
  ssr: false,
  loading: DialogLoading,
});

/** Charts of the company's numbers, and the snapshots they are drawn from. */
export function MetricsPanel() {
  const trpc = useTRPC();
  const refresh = useRefresh();
  const { ref, mayEdit } = useCompany();
  const metrics = useQuery(trpc.metricSnapshots.series.queryOptions(ref)).data;
  const query = useInfiniteQuery(
    trpc.metricSnapshots.page.infiniteQueryOptions(
      { ...ref, limit: 100 },
      { getNextPageParam: ({ nextCursor }) => nextCursor },
    ),
  );
  const evidence = useCompanyEvidence();
  const [adding, setAdding] = useState(false);
  const [doomed, setDoomed] = useState<Snapshot | null>(null);
  const remove = useMutation(
    trpc.metricSnapshots.delete.mutationOptions({
      onSettled: () => setDoomed(null),
      onSuccess: () => {
        toast(`The snapshot of ${day(doomed?.asOf)} is deleted.`);
        return refresh(trpc.metricSnapshots.pathFilter());
      },
    }),
  );
  if (query.isError && !query.data) {
    return <ProblemNote error={query.error} onRetry={() => void query.refetch()} />;
  }
  if (query.isPending) return <SkeletonRows rows={5} />;
  const snapshots = query.data.pages.flatMap(({ items }) => items);
  const hasOthers = snapshots.some((snapshot) => otherNumbers(snapshot).length > 0);
  const add = mayEdit && (
    <Button size="sm" onClick={() => setAdding(true)}>
      <Plus /> Add snapshot
    </Button>
  );
  return (
    <>
      {snapshots.length === 0 ? (
        <EmptyState icon={ChartLine} title="No numbers yet" action={add}>
          Numbers are read from investor updates as they come in. You can also add them by hand.
        </EmptyState>
      ) : (
        <>
          <MetricCharts series={metrics?.series ?? []} />
          <Section title="Snapshots" actions={add} className="mt-10">
            <Table aria-label="Snapshots">
              <thead>
                <tr>
                  <Th>As of</Th>
                  <Th>Period</Th>
                  {METRIC_KINDS.map(({ field, label }) => (
                    <Th key={field} className={NUMERIC}>
                      {label}
                    </Th>
                  ))}
                  {hasOthers && <Th>Other</Th>}
                  <Th>
                    <span className="sr-only">Actions</span>
                  </Th>
                </tr>
              </thead>
              {snapshots.map((snapshot) => (
                <SnapshotRow
                  key={snapshot.id}
                  snapshot={snapshot}
                  evidence={evidence}
                  hasOthers={hasOthers}
                  onDelete={() => setDoomed(snapshot)}
                />
              ))}
            </Table>
            <OlderButton query={query} what="snapshots" className="mt-2 w-full" />
          </Section>
        </>
      )}
      {adding && <AddSnapshot onClose={() => setAdding(false)} />}
      <ConfirmDialog
        open={doomed !== null}
        title="Delete this snapshot?"
        description={`The numbers of ${day(doomed?.asOf)} go away for good.`}
        action="Delete"
        busy={remove.isPending}
        onConfirm={() => doomed && remove.mutate({ ...ref, id: doomed.id })}
        onClose={() => setDoomed(null)}
      />
    </>
  );
}
