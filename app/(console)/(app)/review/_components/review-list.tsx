'use client';

import { CircleHelp, Hand, HandHelping, type LucideIcon, Mail, Newspaper } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button } from '../../../_components/ui/button';
import { cn } from '../../../_lib/cn';
import { age, count } from '../../../_lib/format';
import { headOf, REVIEW_KINDS, type ReviewItem, type ReviewKind } from './review-items';

const ICONS: Record<ReviewKind, LucideIcon> = {
  offer: HandHelping,
  news: Newspaper,
  ask: Hand,
  mail: Mail,
  gap: CircleHelp,
};

interface LineProps {
  item: ReviewItem;
  current: boolean;
  ticked: boolean;
  onOpen: () => void;
  onTick: () => void;
}

function Line({ item, current, ticked, onOpen, onTick }: LineProps) {
  const { title, about, since } = headOf(item);
  const Icon = ICONS[item.kind];
  const line = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (current) line.current?.scrollIntoView({ block: 'nearest' });
  }, [current]);
  return (
    <li
      ref={line}
      className={cn(
        'group relative flex scroll-my-16 items-start gap-2.5 rounded-md px-2.5 py-2 transition-colors',
        current ? 'md:bg-pressed' : 'hover:bg-hover',
      )}
    >
      {item.kind === 'gap' ? (
        <span className="relative z-10 flex h-5 w-4 shrink-0 items-center justify-center">
          <Icon
            aria-hidden
            strokeWidth={1.75}
            className={cn(
              'size-4 text-faint max-md:hidden md:group-focus-within:hidden md:group-hover:hidden',
              ticked && 'hidden',
            )}
          />
          <input
            type="checkbox"
            aria-label={`Select: ${title}`}
            checked={ticked}
            onChange={onTick}
            className={cn(
              'size-4 accent-accent md:size-3.5',
              !ticked && 'md:sr-only md:group-focus-within:not-sr-only md:group-hover:not-sr-only',
            )}
          />
        </span>
      ) : (
        <Icon aria-hidden strokeWidth={1.75} className="my-0.5 size-4 shrink-0 text-faint" />
      )}
      <span className="min-w-0 flex-1">
        <button
          type="button"
          aria-current={current ? 'true' : undefined}
          onClick={onOpen}
          className="line-clamp-2 text-left text-sm font-medium text-pretty [overflow-wrap:anywhere] after:absolute after:inset-0 after:rounded-md focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-accent"
        >
          {title}
        </button>
        <span className="mt-0.5 flex gap-2 text-xs text-muted">
          <span className="min-w-0 flex-1 truncate">{about}</span>
          <time dateTime={since} suppressHydrationWarning className="shrink-0 tabular-nums">
            {age(since)}
          </time>
        </span>
      </span>
    </li>
  );
}

interface Props {
  items: readonly ReviewItem[];
  /** How much waits, however much of it is listed. */
  totals: Readonly<Record<ReviewKind, number>>;
  currentId: string | undefined;
  ticked: ReadonlySet<string>;
  onOpen: (id: string) => void;
  onTick: (id: string) => void;
  /** Reads more of each kind; undefined where no more can be shown. */
  onMore: (() => void) | undefined;
  isReadingMore: boolean;
}

/** What waits, by kind. */
export const ReviewList = ({ items, totals, currentId, ticked, ...props }: Props) => (
  <div className="-mx-2.5 flex flex-col gap-4">
    {REVIEW_KINDS.map(({ kind, label }) => {
      const ofKind = items.filter((item) => item.kind === kind);
      if (ofKind.length === 0) return null;
      return (
        <section key={kind} aria-label={label}>
          <h2 className="flex gap-1.5 px-2.5 pb-1 text-xs font-medium text-faint">
            {label} <span className="tabular-nums">{totals[kind]}</span>
          </h2>
          <ul className="flex flex-col gap-px">
            {ofKind.map((item) => (
              <Line
                key={item.id}
                item={item}
                current={item.id === currentId}
                ticked={ticked.has(item.id)}
                onOpen={() => props.onOpen(item.id)}
                onTick={() => props.onTick(item.id)}
              />
            ))}
          </ul>
          {ofKind.length < totals[kind] && (
            <p className="flex items-center gap-2 px-2.5 pt-1 text-xs text-faint">
              <span className="flex-1">
                The newest {count(ofKind.length)}
                {!props.onMore && '; the others follow as these are decided'}.
              </span>
              {props.onMore && (
                <Button variant="ghost" size="sm" busy={props.isReadingMore} onClick={props.onMore}>
                  Show more
                </Button>
              )}
            </p>
          )}
        </section>
      );
    })}
  </div>
);
