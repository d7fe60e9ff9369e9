'use client';

import { useMutation, useQuery } from '@tanstack/react-query';
import { ChartLine, RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { toast } from 'sonner';
import { AreaChart } from '../../../_components/area-chart';
import { ProblemNote } from '../../../_components/problem-note';
import { Button } from '../../../_components/ui/button';
import { Section } from '../../../_components/ui/card';
import { EmptyState } from '../../../_components/ui/empty-state';
import { PageHeader } from '../../../_components/ui/page-header';
import { Select } from '../../../_components/ui/select';
import { SkeletonRows } from '../../../_components/ui/skeleton';
import { count, day, moment, outdated, plural } from '../../../_lib/format';
import type { StatsBreakdown, StatsSummary, Vehicle } from '../../../_lib/outputs';
import { useShortcut } from '../../../_lib/shortcuts';
import { useTRPC } from '../../../_lib/trpc';
import { useRefresh } from '../../../_lib/use-refresh';
import { useMayEdit } from '../../../_lib/world';
import { Breakdown } from './breakdown';
import { MeasureCards } from './measure-cards';
import { HISTORY_LIMIT, type MeasureField, MEASURES } from './measures';

interface HistoryProps {
  history: readonly StatsSummary[];
  field: MeasureField;
}

function History({ history, field }: HistoryProps) {
  const measure = MEASURES.find((one) => one.field === field);
  const points = history
    .flatMap((snapshot) => {
      const value = snapshot[field];
      return value === null
        ? []
        : [{ at: Date.parse(snapshot.computedAt), asOf: snapshot.computedAt, value }];
    })
    .reverse();
  return (
    <Section title={`${measure?.label ?? ''} over time`} className="mt-7">
      {points.length < 2 ? (
        <p className="rounded-lg border border-dashed px-4 py-6 text-center text-sm text-muted">
          {points.length === 0
            ? 'No computation has a value for it.'
            : `One computation so far, of ${day(points[0]?.asOf)}. The line grows with each that follows.`}
        </p>
      ) : (
        <AreaChart
          points={points}
          format={(value) => measure?.format(value) ?? ''}
          tick={(value) => measure?.short(value) ?? ''}
          className="h-56 pt-2"
        />
      )}
    </Section>
  );
}

function Companies({ shown, vehicle, initial }: CompaniesProps) {
  const trpc = useTRPC();
  const query = useQuery(
    trpc.stats.breakdown.queryOptions(
      { id: shown.id },
      initial?.id === shown.id ? { initialData: initial } : {},
    ),
  );
  if (query.isError && !query.data) {
    return <ProblemNote error={query.error} onRetry={() => void query.refetch()} />;
  }
  if (!query.data) return <SkeletonRows />;
  const { companies } = query.data;
  if (companies === null) {
    return (
      <p className="text-sm text-muted">
        This computation was stored in an older form, without a breakdown that can be shown.
      </p>
    );
  }
  const left = companies.filter(({ excluded }) => excluded.length > 0).length;
  return (
    <>
      <p className="mb-1 text-sm text-muted">
        {plural(companies.length, 'company', 'companies')}
        {left > 0 && `, ${count(left)} left out of one number or more`}
      </p>
      <Breakdown lines={companies} vehicleId={vehicle.id} />
    </>
  );
}

interface CompaniesProps {
  shown: StatsSummary;
  vehicle: Vehicle;
  initial: StatsBreakdown | undefined;
}

function useRecompute(vehicle: Vehicle) {
  const trpc = useTRPC();
  const refresh = useRefresh();
  return useMutation(
    trpc.stats.recompute.mutationOptions({
      onSuccess: async () => {
        await refresh(trpc.stats.pathFilter());
        toast.success(`The numbers of ${vehicle.name} are computed.`);
      },
    }),
  );
}

/** That even the newest numbers are older than a quarter, and what to do about it. */
function Outdated({ newest, mayEdit }: { newest: StatsSummary; mayEdit: boolean }) {
  const old = outdated(newest.computedAt);
  if (old === null) return null;
  return (
    <p className="mb-4 rounded-md bg-warning-soft px-3 py-2 text-sm text-pretty text-warning">
      These numbers are {old}: what came in since is not in them.
      {mayEdit && ' Recompute them to see where the companies stand now.'}
    </p>
  );
}

interface Props {
  vehicle: Vehicle;
  initial: { items: StatsSummary[] };
  breakdown: StatsBreakdown | undefined;
}

/** The vehicle's numbers: now, over time, and what each company gives to them. */
export function StatsView({ vehicle, initial, breakdown }: Props) {
  const trpc = useTRPC();
  const { data } = useQuery(
    trpc.stats.history.queryOptions(
      { vehicleId: vehicle.id, limit: HISTORY_LIMIT },
      { initialData: initial },
    ),
  );
  const mayEdit = useMayEdit(vehicle.id);
  const recompute = useRecompute(vehicle);
  const [field, setField] = useState<MeasureField>('portfolioArrUsd');
  const [chosen, setChosen] = useState<string | null>(null);
  const compute = () => {
    setChosen(null);
    recompute.mutate({ vehicleId: vehicle.id });
  };
  useShortcut('r', 'Compute the numbers again', compute, { enabled: mayEdit });
  const { items } = data;
  const at = Math.max(
    0,
    items.findIndex(({ id }) => id === chosen),
  );
  const shown = items[at];
  const before = items[at + 1];
  const button = mayEdit && (
    <Button
      variant="primary"
      disabled={recompute.isPending}
      aria-busy={recompute.isPending || undefined}
      onClick={compute}
    >
      <RefreshCw className={recompute.isPending ? 'animate-spin' : ''} />
      {recompute.isPending ? 'Computing…' : shown ? 'Recompute' : 'Compute'}
    </Button>
  );
  return (
    <>
      <PageHeader
        title="Fund stats"
        description={`${vehicle.name}${items[0] ? ` · computed ${moment(items[0].computedAt)}` : ''}`}
        actions={shown && button}
      />
      {shown ? (
        <>
          <div className="mt-6">
            <Outdated newest={items[0] ?? shown} mayEdit={mayEdit} />
            <MeasureCards now={shown} before={before} chosen={field} onChoose={setField} />
            {before && (
              <p className="mt-2 text-xs text-faint">
                Changes since the computation before, of {moment(before.computedAt)}.
              </p>
            )}
          </div>
          <History history={items} field={field} />
          <Section
            title="By company"
            className="mt-8"
            actions={
              items.length > 1 && (
                <Select
                  aria-label="Computation"
                  value={shown.id}
                  options={items.map(({ id, computedAt }) => ({
                    value: id,
                    label: moment(computedAt),
                  }))}
                  onChange={({ target }) => setChosen(target.value)}
                  className="w-60 max-md:w-68"
                />
              )
            }
          >
            <Companies shown={shown} vehicle={vehicle} initial={breakdown} />
          </Section>
        </>
      ) : (
        <div className="mt-6">
          <EmptyState icon={ChartLine} title="Nothing is computed yet" action={button}>
            The numbers are made from the latest snapshots and the customers of each company, and
            kept, so that they can be compared over time.
          </EmptyState>
        </div>
      )}
    </>
  );
}
