'use client';

import { ArrowRight, Bot, Cog, type LucideIcon, User } from 'lucide-react';
import dynamic from 'next/dynamic';
import { Fragment, type ReactNode } from 'react';
import { Badge } from '../../../../_components/ui/badge';
import { Section } from '../../../../_components/ui/card';
import { cn } from '../../../../_lib/cn';
import { wordsOf } from '../../../../_lib/deals';
import { moment } from '../../../../_lib/format';
import type { DealActivity, DealComment } from '../../../../_lib/outputs';
import { AddComment } from './add-comment';
import { useDeal } from './deal-context';

const Markdown = dynamic(() => import('../../../../_components/markdown').then((m) => m.Markdown));

const AUTHORS: Record<DealComment['authorType'], { icon: LucideIcon; badge: string | null }> = {
  human: { icon: User, badge: null },
  agent: { icon: Bot, badge: 'Agent' },
  system: { icon: Cog, badge: 'System' },
};

interface EntryProps {
  icon: LucideIcon;
  at: string;
  head: ReactNode;
  quiet?: boolean;
  children?: ReactNode;
}

const Entry = ({ icon: Icon, at, head, quiet, children }: EntryProps) => (
  <li className="relative flex gap-3 pb-5 last:pb-0">
    <span aria-hidden className="absolute top-7 bottom-1 left-3 w-px bg-line" />
    <span
      aria-hidden
      className={cn(
        'flex size-6 shrink-0 items-center justify-center rounded-full',
        quiet ? 'text-faint' : 'bg-pressed text-muted',
      )}
    >
      <Icon className="size-3.5" strokeWidth={1.75} />
    </span>
    <div className="min-w-0 flex-1">
      <p className="flex min-h-6 flex-wrap items-center gap-x-2 text-sm">
        {head}
        <time dateTime={at} className="text-xs text-faint">
          {moment(at)}
        </time>
      </p>
      {children}
    </div>
  </li>
);

/** A comment; what people, agents and the system say is told apart. */
function Comment({ comment, rendered }: { comment: DealComment; rendered: ReactNode }) {
  const { icon, badge } = AUTHORS[comment.authorType];
  const body = rendered ?? <Markdown>{wordsOf(comment)}</Markdown>;
  return (
    <Entry
      icon={icon}
      at={comment.createdAt}
      quiet={comment.authorType === 'system'}
      head={
        <>
          <span className="min-w-0 font-medium [overflow-wrap:anywhere]">{comment.authorName}</span>
          {badge !== null && <Badge>{badge}</Badge>}
        </>
      }
    >
      <div className={cn('mt-0.5', comment.authorType === 'system' && 'text-muted')}>{body}</div>
    </Entry>
  );
}

const place = (vehicle: DealActivity['from'], hidden: boolean): string =>
  vehicle?.name ?? (hidden ? 'a fund that you do not reach' : 'no fund');

const Move = ({ move }: { move: DealActivity }) => (
  <Entry
    icon={ArrowRight}
    at={move.createdAt}
    quiet
    head={
      <span className="text-muted">
        <span className="[overflow-wrap:anywhere]">{move.actor}</span> moved it from{' '}
        {place(move.from, move.fromHidden)} to{' '}
        <span className="text-fg">{place(move.to, move.toHidden)}</span>
      </span>
    }
  />
);

interface Props {
  comments: readonly DealComment[];
  moves: readonly DealActivity[];
  rendered: Readonly<Record<string, ReactNode>>;
}

/** What was said and which fund the deal went to, oldest first, with a place to say more. */
export function Timeline({ comments, moves, rendered }: Props) {
  const { mayEdit } = useDeal();
  const entries = [
    ...comments.map((comment) => ({
      id: comment.id,
      at: comment.createdAt,
      node: <Comment comment={comment} rendered={rendered[comment.id]} />,
    })),
    ...moves.map((move) => ({ id: move.id, at: move.createdAt, node: <Move move={move} /> })),
  ].sort((a, b) => (a.at < b.at ? -1 : a.at > b.at ? 1 : 0));
  return (
    <Section title="Comments and activity">
      {entries.length === 0 ? (
        <p className="text-sm text-muted">Nothing has been said yet.</p>
      ) : (
        <ol className="max-w-[46rem]">
          {entries.map(({ id, node }) => (
            <Fragment key={id}>{node}</Fragment>
          ))}
        </ol>
      )}
      {mayEdit && <AddComment />}
    </Section>
  );
}
