'use client';

import { useInfiniteQuery } from '@tanstack/react-query';
import { ArrowLeft, Mail, Plus } from 'lucide-react';
import dynamic from 'next/dynamic';
import { useSearchParams } from 'next/navigation';
import { useState } from 'react';
import { ReadUpdates } from '../../../../_components/extraction/read-updates';
import { Button } from '../../../../_components/ui/button';
import { DialogLoading } from '../../../../_components/ui/dialog-loading';
import { EmptyState } from '../../../../_components/ui/empty-state';
import { OlderButton } from '../../../../_components/older-button';
import { ProblemNote } from '../../../../_components/problem-note';
import { SkeletonRows } from '../../../../_components/ui/skeleton';
import { cn } from '../../../../_lib/cn';
import { count } from '../../../../_lib/format';
import { backToList, openOverList, stayOpen } from '../../../../_lib/over-list';
import { useShortcut } from '../../../../_lib/shortcuts';
import { useTRPC } from '../../../../_lib/trpc';
import { useCompany } from './company-context';
import { NamedUpdate } from './named-update';
import { DeletedUpdate } from './update-actions';
import { UpdateLine } from './update-line';
import { UpdateReader } from './update-reader';
import { useCompanyCounts } from './use-company-queries';

const AddUpdate = dynamic(() => import('./add-update').then((m) => m.AddUpdate), {
  ssr: false,
  loading: DialogLoading,
});

/** Puts the update shown into the address; null is the list alone. */
function show(id: string | null): void {
  const url = new URL(window.location.href);
  const fromList = !url.searchParams.has('update');
  url.searchParams.delete('mark');
  if (id === null) {
    url.searchParams.delete('update');
    return backToList(url);
  }
  url.searchParams.set('update', id);
  if (fromList) openOverList(url);
  else stayOpen(url);
}

/** What the company wrote, as a mailbox: the list, and the update that is read. */
export function UpdatesPanel() {
  const trpc = useTRPC();
  const { ref, company, mayEdit } = useCompany();
  const chosen = useSearchParams().get('update');
  const [adding, setAdding] = useState(false);
  const [withDeleted, setWithDeleted] = useState(false);
  const deletedCount = useCompanyCounts()?.deletedUpdates ?? 0;
  const query = useInfiniteQuery(
    trpc.investorUpdates.list.infiniteQueryOptions(
      { ...ref, limit: 20, includeDeleted: withDeleted },
      { getNextPageParam: ({ nextCursor }) => nextCursor },
    ),
  );
  const updates = query.data?.pages.flatMap(({ items }) => items) ?? [];
  // A link may name an update that the list has not come to, or that is deleted.
  const at = chosen === null ? 0 : updates.findIndex(({ id }) => id === chosen);
  const update = updates[at];
  const step = (by: number) => {
    const next = updates[at + by];
    if (next) show(next.id);
  };
  useShortcut('j', 'Next update', () => step(1));
  useShortcut('k', 'Previous update', () => step(-1));
  useShortcut('c', 'Add update', () => setAdding(true), { enabled: mayEdit });
  if (query.isError && !query.data) {
    return <ProblemNote error={query.error} onRetry={() => void query.refetch()} />;
  }
  if (query.isPending) return <SkeletonRows rows={5} />;
  const form = adding && <AddUpdate onAdded={show} onClose={() => setAdding(false)} />;
  if (updates.length === 0 && chosen === null && deletedCount === 0) {
    return (
      <>
        <EmptyState
          icon={Mail}
          title="No updates yet"
          action={
            mayEdit && (
              <Button variant="primary" onClick={() => setAdding(true)}>
                <Plus /> Add update
              </Button>
            )
          }
        >
          Paste what {company.name} wrote to its investors, drop its mails anywhere on this page, or
          let an agent post them to the API.
        </EmptyState>
        {form}
      </>
    );
  }
  return (
    <div className="grid grid-cols-1 gap-x-5 md:grid-cols-[13rem_minmax(0,1fr)] lg:gap-x-8 lg:grid-cols-[19rem_minmax(0,1fr)] print:block">
      <div className={cn('print:hidden', chosen !== null && 'max-md:hidden')}>
        {mayEdit && (
          <div className="mb-3 flex flex-wrap gap-2">
            <Button size="sm" onClick={() => setAdding(true)}>
              <Plus /> Add update
            </Button>
            <ReadUpdates company={ref} size="sm" />
          </div>
        )}
        {mayEdit && deletedCount > 0 && (
          <label className="mb-2 flex items-center gap-1.5 text-sm text-muted">
            <input
              type="checkbox"
              checked={withDeleted}
              onChange={(event) => setWithDeleted(event.target.checked)}
              className="size-3.5 accent-accent"
            />
            Show deleted ({count(deletedCount)})
          </label>
        )}
        <ul aria-label="Updates" className="-mx-3 flex flex-col gap-0.5">
          {updates.map((one) => (
            <UpdateLine
              key={one.id}
              update={one}
              current={one.id === update?.id}
              onOpen={() => show(one.id)}
            />
          ))}
        </ul>
        {updates.length === 0 && <p className="py-2 text-sm text-muted">No updates left.</p>}
        <OlderButton query={query} what="updates" className="mt-2 w-full" />
      </div>
      <div
        className={cn(
          'min-w-0 md:border-l md:pl-5 lg:pl-8 print:block print:border-0 print:pl-0',
          chosen === null && 'max-md:hidden',
        )}
      >
        <Button variant="ghost" size="sm" onClick={() => show(null)} className="-ml-2 md:hidden">
          <ArrowLeft /> All updates
        </Button>
        {update && update.deletedAt === null && <UpdateReader key={update.id} update={update} />}
        {update && update.deletedAt !== null && <DeletedUpdate key={update.id} id={update.id} />}
        {!update && chosen !== null && <NamedUpdate key={chosen} id={chosen} />}
      </div>
      {form}
    </div>
  );
}
