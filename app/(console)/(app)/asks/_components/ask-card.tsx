'use client';

import { ArrowUpRight, Check, Ellipsis, Eye, EyeOff, RotateCcw, Send } from 'lucide-react';
import Link from 'next/link';
import { useEffect, useRef } from 'react';
import { AskOffers } from '../../../_components/ask-offers';
import { Badge } from '../../../_components/ui/badge';
import { Button } from '../../../_components/ui/button';
import {
  Dropdown,
  DropdownContent,
  DropdownItem,
  DropdownTrigger,
} from '../../../_components/ui/dropdown';
import { moreThanTitle } from '../../../_lib/ask-words';
import { cn } from '../../../_lib/cn';
import { companyHref, updateHref } from '../../../_lib/company-href';
import { enumLabel } from '../../../_lib/enum-options';
import { age, day } from '../../../_lib/format';
import type { BoardAsk } from '../../../_lib/outputs';
import { useWorld } from '../../../_lib/world';
import { type Grouping, stateOf, STATE_LABELS } from './ask-columns';
import type { AskActions } from './use-ask-actions';

interface ActionsProps {
  ask: BoardAsk;
  actions: AskActions;
  /** Takes the control that may go to another column with its ask. */
  onLeave: (control: HTMLElement | null) => void;
}

function CardActions({ ask, actions, onLeave }: ActionsProps) {
  const menu = useRef<HTMLButtonElement>(null);
  const resolved = ask.status === 'RESOLVED';
  const unpublished = stateOf(ask) === 'unpublished';
  const chosen = (act: (ask: BoardAsk) => void) => () => {
    onLeave(menu.current);
    act(ask);
  };
  return (
    <span className="relative ml-auto flex items-center gap-1">
      {unpublished && (
        <Button
          size="sm"
          data-control="first"
          onClick={({ currentTarget }) => {
            onLeave(currentTarget);
            actions.publish(ask);
          }}
        >
          <Send /> Publish
        </Button>
      )}
      {!unpublished && (
        <Button
          size="sm"
          data-control="first"
          onClick={({ currentTarget }) => {
            onLeave(currentTarget);
            actions.toggleResolved(ask);
          }}
        >
          {resolved ? <RotateCcw /> : <Check />} {resolved ? 'Reopen' : 'Resolve'}
        </Button>
      )}
      <Dropdown>
        <DropdownTrigger asChild>
          <Button
            ref={menu}
            variant="ghost"
            size="icon-sm"
            data-control="menu"
            aria-label={`Actions for: ${ask.title}`}
          >
            <Ellipsis />
          </Button>
        </DropdownTrigger>
        <DropdownContent align="end">
          {ask.publishedAt === null && (
            <DropdownItem onSelect={chosen(actions.publish)}>
              <Send /> Publish
            </DropdownItem>
          )}
          <DropdownItem onSelect={chosen(actions.toggleResolved)}>
            {resolved ? <RotateCcw /> : <Check />} {resolved ? 'Reopen' : 'Resolve'}
          </DropdownItem>
          <DropdownItem onSelect={chosen(actions.toggleHidden)}>
            {ask.hidden ? <Eye /> : <EyeOff />} {ask.hidden ? 'Show' : 'Hide'}
          </DropdownItem>
        </DropdownContent>
      </Dropdown>
    </span>
  );
}

interface CardProps {
  ask: BoardAsk;
  current: boolean;
  grouping: Grouping;
  /** Null for those who only read. */
  actions: AskActions | null;
  onPoint: () => void;
  onLeave: ActionsProps['onLeave'];
}

/** An ask on the board: what, who, since when, and the words it was found in. */
export function AskCard({ ask, current, grouping, actions, onPoint, onLeave }: CardProps) {
  const { vehicle } = useWorld();
  const card = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (current) card.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [current]);
  const { company, source } = ask;
  const state = stateOf(ask);
  const more = moreThanTitle(ask);
  return (
    <li
      ref={card}
      onPointerDown={onPoint}
      className={cn(
        'scroll-m-20 rounded-lg border bg-raised px-3 py-2.5 transition-colors',
        current ? 'md:border-accent' : 'hover:border-line-strong',
      )}
    >
      <p className="flex items-baseline gap-2 text-xs text-muted">
        <Link
          href={companyHref(company, vehicle?.id)}
          prefetch={false}
          className="min-w-0 truncate rounded font-medium hover:text-accent"
        >
          {company.name}
        </Link>
        <time
          dateTime={source.receivedAt}
          title={day(source.receivedAt)}
          suppressHydrationWarning
          className="ml-auto shrink-0 text-faint tabular-nums"
        >
          {age(source.receivedAt)}
        </time>
      </p>
      <p
        className={cn(
          'mt-1 text-sm font-medium text-pretty [overflow-wrap:anywhere]',
          state === 'resolved' && 'text-muted',
        )}
      >
        {ask.title}
      </p>
      {more !== null && (
        <p className="mt-1 line-clamp-3 text-xs text-pretty [overflow-wrap:anywhere] text-muted">
          {more}
        </p>
      )}
      <Link
        href={updateHref(company, vehicle?.id, ask.updateId, ask.id)}
        prefetch={false}
        className="mt-1 flex w-fit max-w-full items-center gap-0.5 rounded text-xs text-faint hover:text-accent"
      >
        <span className="truncate">{source.subject ?? 'Update'}</span>
        <ArrowUpRight aria-hidden className="size-3 shrink-0" />
      </Link>
      {state === 'resolved' && ask.resolvedBy !== null && (
        <p className="mt-0.5 text-xs [overflow-wrap:anywhere] text-faint">
          Resolved {day(ask.resolvedAt)} by {ask.resolvedBy}
        </p>
      )}
      <AskOffers askId={ask.id} vehicleId={company.vehicleId} />
      <div className="mt-2 flex min-h-7 flex-wrap items-center justify-between gap-x-2 gap-y-1.5">
        <Badge tone={grouping === 'type' && state === 'unpublished' ? 'warning' : 'neutral'}>
          {grouping === 'type' ? STATE_LABELS[state] : enumLabel(ask.type)}
        </Badge>
        {actions && <CardActions ask={ask} actions={actions} onLeave={onLeave} />}
      </div>
    </li>
  );
}
