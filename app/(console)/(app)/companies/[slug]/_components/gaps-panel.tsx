'use client';

import { useQuery } from '@tanstack/react-query';
import { CircleCheck } from 'lucide-react';
import dynamic from 'next/dynamic';
import { useState } from 'react';
import { NewestAlone } from '../../../../_components/newest-alone';
import { ProblemNote } from '../../../../_components/problem-note';
import { Badge } from '../../../../_components/ui/badge';
import { Button } from '../../../../_components/ui/button';
import { DialogLoading } from '../../../../_components/ui/dialog-loading';
import { EmptyState } from '../../../../_components/ui/empty-state';
import { SkeletonRows } from '../../../../_components/ui/skeleton';
import { useDismissGaps } from '../../../../_components/use-dismiss-gaps';
import { gapWords, hintWords } from '../../../../_lib/gap-words';
import { enumLabel } from '../../../../_lib/enum-options';
import { day } from '../../../../_lib/format';
import { useOpenGaps } from '../../../../_lib/gap-answers-begun';
import type { Gap } from '../../../../_lib/outputs';
import { GAP_TONES } from '../../../../_lib/tones';
import { useTRPC } from '../../../../_lib/trpc';
import { useFocusNext } from '../../../../_lib/use-focus-next';
import { useRefresh } from '../../../../_lib/use-refresh';
import { useCompany } from './company-context';
import { UpdateLink } from './update-link';
import { useCompanyCounts } from './use-company-queries';

const ResolveGap = dynamic(
  () => import('../../../../_components/resolve-gap').then((m) => m.ResolveGap),
  { ssr: false, loading: DialogLoading },
);

/** As many as the service gives at once. */
const MOST_GAPS = 200;

interface LineProps {
  gap: Gap;
  mayEdit: boolean;
  onResolve: (button: HTMLElement) => void;
  onDismiss: (button: HTMLElement) => void;
}

const Line = ({ gap, mayEdit, onResolve, onDismiss }: LineProps) => (
  <li className="flex flex-wrap items-start gap-x-3 gap-y-2 py-3.5">
    <div className="min-w-0 flex-1 basis-64">
      <p className="font-medium text-pretty">{gapWords(gap)}</p>
      {gap.hint !== null && (
        <p className="mt-0.5 text-sm text-pretty whitespace-pre-line text-muted">
          {hintWords(gap.hint)}
        </p>
      )}
      <p className="mt-1 flex flex-wrap items-center gap-x-2 gap-y-1 text-xs text-faint">
        <span>{enumLabel(gap.gapType)}</span>
        <span>{day(gap.createdAt)}</span>
        {gap.updateId !== null && <UpdateLink updateId={gap.updateId} />}
        {gap.status !== 'OPEN' && (
          <Badge tone={GAP_TONES[gap.status]}>
            {enumLabel(gap.status)}
            {gap.resolvedBy !== null && ` by ${gap.resolvedBy}`}
          </Badge>
        )}
      </p>
    </div>
    {mayEdit && gap.status === 'OPEN' && (
      <div className="flex gap-1.5">
        <Button
          size="sm"
          data-control="resolve"
          onClick={({ currentTarget }) => onResolve(currentTarget)}
        >
          Resolve
        </Button>
        <Button
          variant="ghost"
          size="sm"
          data-control="dismiss"
          // The second of a double click would meet the gap that moves into the place.
          onClick={({ detail, currentTarget }) => detail < 2 && onDismiss(currentTarget)}
        >
          Dismiss
        </Button>
      </div>
    )}
  </li>
);

/** What is missing or unclear about the company, to be filled in or set aside. */
export function GapsPanel() {
  const trpc = useTRPC();
  const refresh = useRefresh();
  const { company, mayEdit } = useCompany();
  const [resolving, setResolving] = useState<Gap | null>(null);
  const companyId = company.id;
  const open = useQuery(trpc.dataGaps.list.queryOptions({ companyId, limit: MOST_GAPS }));
  const done = useQuery(
    trpc.dataGaps.list.queryOptions({ companyId, status: 'RESOLVED', limit: MOST_GAPS }),
  );
  useOpenGaps(open.data?.items ?? []);
  const counts = useCompanyCounts();
  const dismissGaps = useDismissGaps({
    refresh: () => refresh(trpc.dataGaps.pathFilter(), trpc.review.pathFilter()),
  });
  const leave = useFocusNext();
  const dismiss = (gap: Gap, button: HTMLElement) => {
    leave(button);
    // What went wrong is told by a toast.
    dismissGaps([gap]).catch(() => undefined);
  };
  if (open.isError && !open.data) {
    return <ProblemNote error={open.error} onRetry={() => void open.refetch()} />;
  }
  if (open.isPending) return <SkeletonRows />;
  const items = [...open.data.items, ...(done.data?.items ?? [])];
  return (
    <div data-controls tabIndex={-1} className="focus:outline-none">
      {open.data.items.length === 0 && (
        <EmptyState icon={CircleCheck} title="Nothing is missing">
          What an update leaves unclear about {company.name} shows here until somebody settles it.
        </EmptyState>
      )}
      {items.length > 0 && (
        <ul aria-label="Data gaps" className="divide-y [&>li:first-child]:pt-0">
          {items.map((gap) => (
            <Line
              key={gap.id}
              gap={gap}
              mayEdit={mayEdit}
              onResolve={(button) => {
                leave(button);
                setResolving(gap);
              }}
              onDismiss={(button) => dismiss(gap, button)}
            />
          ))}
        </ul>
      )}
      <NewestAlone
        shown={open.data.items.length}
        total={counts?.gaps}
        what="open gaps"
        rest="the others follow as these are settled"
      />
      {done.data && (
        <NewestAlone
          shown={done.data.items.length}
          total={counts?.resolvedGaps}
          what="resolved gaps"
        />
      )}
      {resolving && <ResolveGap gap={resolving} onClose={() => setResolving(null)} />}
    </div>
  );
}
