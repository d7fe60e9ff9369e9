'use client';

import { useInfiniteQuery } from '@tanstack/react-query';
import { History } from 'lucide-react';
import { OlderButton } from '../../../../_components/older-button';
import { ProblemNote } from '../../../../_components/problem-note';
import { EmptyState } from '../../../../_components/ui/empty-state';
import { SkeletonRows } from '../../../../_components/ui/skeleton';
import { day, moment } from '../../../../_lib/format';
import type { ActivityEvent } from '../../../../_lib/outputs';
import { useTRPC } from '../../../../_lib/trpc';
import { useWorld } from '../../../../_lib/world';
import { aboutOf, actorOf, deedOf, detailsOf } from './activity-words';
import { useCompany } from './company-context';

function Line({ event }: { event: ActivityEvent }) {
  const { name, through } = actorOf(event);
  const about = aboutOf(event);
  const changes = detailsOf(event, useWorld().vehicles);
  return (
    <li className="relative flex gap-3 py-2 text-sm before:absolute before:top-[1.05rem] before:left-0 before:size-1.5 before:rounded-full before:bg-line-strong pl-4">
      <p className="min-w-0 flex-1 [overflow-wrap:anywhere]">
        <bdi className="font-medium" title={event.actor ?? undefined}>
          {name}
        </bdi>{' '}
        <span className="text-muted">
          {deedOf(event)}
          {through !== null && about === '' && ` ${through}`}
        </span>
        {about !== '' && (
          <>
            {' '}
            {about}
            {through !== null && <span className="text-faint"> {through}</span>}
          </>
        )}
        {changes !== '' && <span className="mt-0.5 block text-xs text-muted">{changes}</span>}
      </p>
      <time
        dateTime={event.at}
        title={moment(event.at)}
        className="shrink-0 text-xs leading-5 text-faint tabular-nums"
      >
        {moment(event.at).split(', ').at(-1)?.replace(' UTC', '')}
      </time>
    </li>
  );
}

/** Events by day, in their order. */
function byDay(events: readonly ActivityEvent[]): [string, ActivityEvent[]][] {
  const days = new Map<string, ActivityEvent[]>();
  for (const event of events) {
    const key = day(event.at);
    days.set(key, [...(days.get(key) ?? []), event]);
  }
  return [...days];
}

/** Who did what to the company and to what is under it. */
export function ActivityPanel() {
  const trpc = useTRPC();
  const { ref, company } = useCompany();
  const query = useInfiniteQuery(
    trpc.activity.ofCompany.infiniteQueryOptions(
      { ...ref, limit: 50 },
      { getNextPageParam: ({ nextCursor }) => nextCursor },
    ),
  );
  if (query.isError && !query.data) {
    return <ProblemNote error={query.error} onRetry={() => void query.refetch()} />;
  }
  if (query.isPending) return <SkeletonRows />;
  const events = query.data.pages.flatMap(({ items }) => items);
  return (
    <div className="max-w-[46rem]">
      {events.length === 0 && !query.hasNextPage && (
        <EmptyState icon={History} title="Nothing was done yet">
          Every change of {company.name} shows here, with who made it.
        </EmptyState>
      )}
      {byDay(events).map(([date, those]) => (
        <section key={date} className="mb-5">
          <h2 className="mb-1 text-xs font-medium text-faint">{date}</h2>
          <ul>
            {those.map((event) => (
              <Line key={event.id} event={event} />
            ))}
          </ul>
        </section>
      ))}
      <OlderButton query={query} what="activity" />
      <p className="mt-3 text-xs text-faint">
        Times are UTC. What was removed for good is not listed.
      </p>
    </div>
  );
}
