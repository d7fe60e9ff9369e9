'use client';

import { useInfiniteQuery } from '@tanstack/react-query';
import { Bot, Cog, type LucideIcon, Mail, User } from 'lucide-react';
import { ProblemNote } from '../../../_components/problem-note';
import { Button } from '../../../_components/ui/button';
import { Section } from '../../../_components/ui/card';
import { Table, Td, Th } from '../../../_components/ui/table';
import { changesInWords } from '../../../_lib/changed-fields';
import { moment } from '../../../_lib/format';
import type { AuditEvent } from '../../../_lib/outputs';
import { useTRPC } from '../../../_lib/trpc';
import { useWorld } from '../../../_lib/world';
import { eventInWords } from './audit-words';

const ACTORS: Readonly<Record<string, { icon: LucideIcon; label: string }>> = {
  session: { icon: User, label: 'in the console' },
  apiKey: { icon: Bot, label: 'with an API key' },
  invitation: { icon: Mail, label: 'by an invitation' },
  setup: { icon: Cog, label: 'in the first setup' },
  system: { icon: Cog, label: 'job' },
};
function Row({ event }: { event: AuditEvent }) {
  const changes = changesInWords(event.fields, useWorld().vehicles);
  const { icon: Icon, label } = ACTORS[event.actorKind] ?? { icon: Cog, label: event.actorKind };
  return (
    <tr>
      <Td className="align-top whitespace-nowrap text-muted max-md:hidden">{moment(event.at)}</Td>
      <Td className="align-top max-md:pl-0">
        <span className="flex items-start gap-2">
          <Icon
            aria-hidden
            className="mt-0.5 size-4 max-md:hidden shrink-0 text-faint"
            strokeWidth={1.75}
          />
          <span className="min-w-0">
            <span className="block max-md:max-w-36 max-md:truncate">
              {event.actorEmail ?? event.actorId}
            </span>
            <span className="block text-xs text-faint">{label}</span>
          </span>
        </span>
      </Td>
      <Td className="align-top [overflow-wrap:anywhere]">
        <span className="block">{eventInWords(event)}</span>
        {changes !== '' && <span className="block text-xs text-muted">{changes}</span>}
        <span className="block text-xs [overflow-wrap:anywhere] text-faint">
          {event.operation}
          <span className="md:hidden"> · {moment(event.at)}</span>
        </span>
      </Td>
      <Td className="align-top font-mono text-xs text-faint max-lg:hidden">{event.requestId}</Td>
    </tr>
  );
}

interface Props {
  organizationId: string;
  first: { items: AuditEvent[]; nextCursor: string | null };
}

/** The trail of the organization, newest first, page by page. */
export function AuditView({ organizationId, first }: Props) {
  const trpc = useTRPC();
  const trail = useInfiniteQuery(
    trpc.audit.list.infiniteQueryOptions(
      { organizationId, limit: 50 },
      {
        getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
        initialData: { pages: [first], pageParams: [null] },
        initialCursor: null,
      },
    ),
  );
  const events = trail.data.pages.flatMap(({ items }) => items);
  return (
    <Section title="Audit trail">
      <p className="mb-3 max-w-prose text-sm text-muted">
        Every change of the organization’s data: by whom, through which procedure, in which request.
        Nobody can alter it.
      </p>
      <Table aria-label="Changes">
        <thead>
          <tr>
            <Th className="max-md:hidden">When</Th>
            <Th className="max-md:pl-0">Who</Th>
            <Th>What</Th>
            <Th className="max-lg:hidden">Request</Th>
          </tr>
        </thead>
        <tbody>
          {events.map((event) => (
            <Row key={event.id} event={event} />
          ))}
        </tbody>
      </Table>
      {trail.error && (
        <div className="mt-3">
          <ProblemNote error={trail.error} onRetry={() => void trail.fetchNextPage()} />
        </div>
      )}
      {trail.hasNextPage && (
        <Button
          className="mt-4"
          busy={trail.isFetchingNextPage}
          onClick={() => void trail.fetchNextPage()}
        >
          Show older
        </Button>
      )}
    </Section>
  );
}
