'use client';

import { useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query';
import { ChartLine, Plus, Trash2 } from 'lucide-react';
import dynamic from 'next/dynamic';
import { useState } from 'react';
import { ConfirmDialog } from '../../../../_components/confirm-dialog';
import { OlderButton } from '../../../../_components/older-button';
import { ProblemNote } from '../../../../_components/problem-note';
import { Button } from '../../../../_components/ui/button';
import { Section } from '../../../../_components/ui/card';
import { EmptyState } from '../../../../_components/ui/empty-state';
import { SkeletonRows } from '../../../../_components/ui/skeleton';
import { NUMERIC, Table, Td, Th } from '../../../../_components/ui/table';
import { day, NONE } from '../../../../_lib/format';
import type { Snapshot } from '../../../../_lib/outputs';
import { useTRPC } from '../../../../_lib/trpc';
import { useRefresh } from '../../../../_lib/use-refresh';
import { useCompany } from './company-context';
import { EvidenceOf, useCompanyEvidence } from './evidence';
import { MetricCharts } from './metric-charts';
import { METRIC_KINDS, otherNumbers } from './metric-kinds';

const AddSnapshot = dynamic(() => import('./add-snapshot').then((m) => m.AddSnapshot), {
  ssr: false,
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
      onSuccess: () => refresh(trpc.metricSnapshots.pathFilter()),
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
            <Table>
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
              <tbody>
                {snapshots.map((snapshot) => (
                  <tr key={snapshot.id} className="group hover:bg-hover">
                    <Td className="whitespace-nowrap">{day(snapshot.asOf)}</Td>
                    <Td className="whitespace-nowrap text-muted">
                      {snapshot.reportedPeriod ?? NONE}
                    </Td>
                    {METRIC_KINDS.map(({ field, format }) => (
                      <Td key={field} className={`${NUMERIC} whitespace-nowrap`}>
                        <EvidenceOf
                          finding={evidence.find(
                            (one) => one.snapshotId === snapshot.id && one.field === field,
                          )}
                        >
                          {format(snapshot[field])}
                        </EvidenceOf>
                      </Td>
                    ))}
                    {hasOthers && (
                      <Td className="text-xs whitespace-nowrap text-muted">
                        {otherNumbers(snapshot).map((number) => (
                          <span key={number} className="block">
                            {number}
                          </span>
                        ))}
                      </Td>
                    )}
                    <Td className="w-8 py-0 text-right">
                      {mayEdit && (
                        <Button
                          variant="ghost"
                          size="icon-sm"
                          aria-label={`Delete the snapshot of ${day(snapshot.asOf)}`}
                          onClick={() => setDoomed(snapshot)}
                          className="md:opacity-0 md:group-hover:opacity-100 md:focus-visible:opacity-100"
                        >
                          <Trash2 />
                        </Button>
                      )}
                    </Td>
                  </tr>
                ))}
              </tbody>
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
