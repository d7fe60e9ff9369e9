'use client';

import { useMutation } from '@tanstack/react-query';
import { Check, Ellipsis, Eye, EyeOff, Hand, RotateCcw, Send } from 'lucide-react';
import { AskOffers } from '../../../../_components/ask-offers';
import { ProblemNote } from '../../../../_components/problem-note';
import { Badge } from '../../../../_components/ui/badge';
import { Button } from '../../../../_components/ui/button';
import {
  Dropdown,
  DropdownContent,
  DropdownItem,
  DropdownTrigger,
} from '../../../../_components/ui/dropdown';
import { EmptyState } from '../../../../_components/ui/empty-state';
import { SkeletonRows } from '../../../../_components/ui/skeleton';
import { cn } from '../../../../_lib/cn';
import { moreThanTitle } from '../../../../_lib/ask-words';
import { enumLabel } from '../../../../_lib/enum-options';
import { day } from '../../../../_lib/format';
import type { DatedAsk } from '../../../../_lib/outputs';
import { useTRPC } from '../../../../_lib/trpc';
import { useFocusNext } from '../../../../_lib/use-focus-next';
import { useRefresh } from '../../../../_lib/use-refresh';
import { useCompany } from './company-context';
import { UpdateLink } from './update-link';
import { NewestAlone } from '../../../../_components/newest-alone';
import { useCompanyAsks, useCompanyCounts } from './use-company-queries';

interface LineProps {
  ask: DatedAsk;
  mayEdit: boolean;
  /** Takes the button that goes with what it does. */
  onLeave: (button: HTMLElement) => void;
}

function AskLine({ ask, mayEdit, onLeave }: LineProps) {
  const { company } = useCompany();
  const trpc = useTRPC();
  const refresh = useRefresh();
  const onSuccess = () => refresh(trpc.asks.pathFilter(), trpc.review.pathFilter());
  const patch = useMutation(trpc.asks.patch.mutationOptions({ onSuccess }));
  const publish = useMutation(trpc.asks.publish.mutationOptions({ onSuccess }));
  const open = ask.status === 'OPEN';
  const unpublished = ask.publishedAt === null;
  const more = moreThanTitle(ask);
  return (
    <li className="flex flex-wrap items-start gap-x-3 gap-y-2 py-3.5">
      <div className="min-w-0 flex-1 basis-64">
        <p className={cn('font-medium text-pretty', !open && 'text-muted')}>{ask.title}</p>
        {more !== null && (
          <p className="mt-0.5 line-clamp-3 max-w-[46rem] text-sm text-pretty text-muted">{more}</p>
        )}
        <p className="mt-1 flex flex-wrap items-center gap-x-2 gap-y-1 text-xs text-faint">
          <span>{enumLabel(ask.type)}</span>
          <span>{day(ask.askedAt)}</span>
          <UpdateLink updateId={ask.updateId} mark={ask.id} />
          {!open && (
            <Badge>
              Resolved {day(ask.resolvedAt)}
              {ask.resolvedBy !== null && ` by ${ask.resolvedBy}`}
            </Badge>
          )}
          {unpublished && <Badge tone="warning">Not published</Badge>}
          {ask.hidden && <Badge>Hidden</Badge>}
        </p>
        <AskOffers askId={ask.id} vehicleId={company.vehicleId} />
      </div>
      {mayEdit && open && (
        <Button
          size="sm"
          busy={patch.isPending}
          data-control="resolve"
          onClick={({ currentTarget }) => {
            onLeave(currentTarget);
            patch.mutate({ id: ask.id, status: 'RESOLVED' });
          }}
        >
          <Check /> Resolve
        </Button>
      )}
      {mayEdit && (
        <Dropdown>
          <DropdownTrigger asChild>
            <Button variant="ghost" size="icon-sm" aria-label={`Actions for: ${ask.title}`}>
              <Ellipsis />
            </Button>
          </DropdownTrigger>
          <DropdownContent align="end">
            {unpublished && (
              <DropdownItem onSelect={() => publish.mutate({ id: ask.id })}>
                <Send /> Publish
              </DropdownItem>
            )}
            {!open && (
              <DropdownItem onSelect={() => patch.mutate({ id: ask.id, status: 'OPEN' })}>
                <RotateCcw /> Reopen
              </DropdownItem>
            )}
            <DropdownItem onSelect={() => patch.mutate({ id: ask.id, hidden: !ask.hidden })}>
              {ask.hidden ? <Eye /> : <EyeOff />}
              {ask.hidden ? 'Show' : 'Hide'}
            </DropdownItem>
          </DropdownContent>
        </Dropdown>
      )}
    </li>
  );
}

/** What the company asks its investors for; open asks first. */
export function AsksPanel() {
  const { company, mayEdit } = useCompany();
  const open = useCompanyAsks('OPEN');
  const resolved = useCompanyAsks('RESOLVED');
  const counts = useCompanyCounts();
  const leave = useFocusNext();
  const failed = [open, resolved].find((query) => query.isError && !query.data);
  if (failed) return <ProblemNote error={failed.error} onRetry={() => void failed.refetch()} />;
  if (!open.data || !resolved.data) return <SkeletonRows />;
  const items = [...open.data.items, ...resolved.data.items];
  if (items.length === 0) {
    return (
      <EmptyState icon={Hand} title="No asks yet">
        Asks for help are found in the investor updates of {company.name}.
      </EmptyState>
    );
  }
  return (
    <>
      <ul
        aria-label="Asks"
        data-controls
        tabIndex={-1}
        className="-mt-3.5 divide-y focus:outline-none"
      >
        {items.map((ask) => (
          <AskLine key={ask.id} ask={ask} mayEdit={mayEdit} onLeave={leave} />
        ))}
      </ul>
      <NewestAlone
        shown={open.data.items.length}
        total={counts?.asks}
        what="open asks"
        rest="the others follow as these are resolved"
      />
      <NewestAlone
        shown={resolved.data.items.length}
        total={counts?.resolvedAsks}
        what="resolved asks"
      />
    </>
  );
}
