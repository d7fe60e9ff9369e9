'use client';

import { useInfiniteQuery, useMutation } from '@tanstack/react-query';
import { Ellipsis, Eye, EyeOff, Newspaper, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { ConfirmDialog } from '../../../../_components/confirm-dialog';
import { OlderButton } from '../../../../_components/older-button';
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
import { useTakeBackReview } from '../../../../_components/use-take-back-review';
import { enumLabel } from '../../../../_lib/enum-options';
import { day, hostOf } from '../../../../_lib/format';
import type { NewsItem } from '../../../../_lib/outputs';
import { toastUndo } from '../../../../_lib/toasts';
import { useTRPC } from '../../../../_lib/trpc';
import { useRefresh } from '../../../../_lib/use-refresh';
import { useCompany } from './company-context';

interface StoryProps {
  item: NewsItem;
  mayEdit: boolean;
  onHide: (hidden: boolean) => void;
  onRemove: () => void;
}

function Story({ item, mayEdit, onHide, onRemove }: StoryProps) {
  return (
    <li className="flex items-start gap-3 py-3.5">
      <div className="min-w-0 flex-1">
        <a
          href={item.url}
          target="_blank"
          rel="noreferrer noopener nofollow"
          className="rounded font-medium text-pretty hover:text-accent"
        >
          {item.title}
        </a>
        {item.summary !== null && (
          <p className="mt-0.5 max-w-[46rem] text-sm text-pretty text-muted">{item.summary}</p>
        )}
        <p className="mt-1 flex flex-wrap items-center gap-x-2 gap-y-1 text-xs text-faint">
          <span className="min-w-0 wrap-anywhere">{item.source ?? hostOf(item.url)}</span>
          <span>{day(item.publishedAt)}</span>
          {item.materialNegative && <Badge tone="negative">Material negative</Badge>}
          {item.hidden && (
            <Badge tone="warning">
              {item.holdReason === null ? 'Hidden' : `Held: ${enumLabel(item.holdReason)}`}
            </Badge>
          )}
        </p>
      </div>
      {mayEdit && item.hidden && (
        <Button size="sm" onClick={() => onHide(false)}>
          <Eye /> Publish
        </Button>
      )}
      {mayEdit && (
        <Dropdown>
          <DropdownTrigger asChild>
            <Button variant="ghost" size="icon-sm" aria-label={`Actions for: ${item.title}`}>
              <Ellipsis />
            </Button>
          </DropdownTrigger>
          <DropdownContent align="end">
            {!item.hidden && (
              <DropdownItem onSelect={() => onHide(true)}>
                <EyeOff /> Hide
              </DropdownItem>
            )}
            <DropdownItem danger onSelect={onRemove}>
              <Trash2 /> Remove
            </DropdownItem>
          </DropdownContent>
        </Dropdown>
      )}
    </li>
  );
}

/** What the press writes; held stories wait here too for a person to publish them. */
export function NewsPanel() {
  const trpc = useTRPC();
  const refresh = useRefresh();
  const { ref, company, mayEdit } = useCompany();
  const [doomed, setDoomed] = useState<NewsItem | null>(null);
  const query = useInfiniteQuery(
    trpc.news.list.infiniteQueryOptions(
      { ...ref, includeHidden: true, limit: 100 },
      { getNextPageParam: ({ nextCursor }) => nextCursor },
    ),
  );
  const onSuccess = () => refresh(trpc.news.pathFilter(), trpc.review.pathFilter());
  const takeBack = useTakeBackReview(onSuccess);
  const review = useMutation(trpc.news.review.mutationOptions({ onSuccess }));
  const remove = useMutation(
    trpc.news.delete.mutationOptions({ onSuccess, onSettled: () => setDoomed(null) }),
  );
  if (query.isError && !query.data) {
    return <ProblemNote error={query.error} onRetry={() => void query.refetch()} />;
  }
  if (query.isPending) return <SkeletonRows />;
  const items = query.data.pages.flatMap((page) => page.items);
  if (items.length === 0) {
    return (
      <EmptyState icon={Newspaper} title="No news yet">
        Stories about {company.name} show here when an agent finds and posts them.
      </EmptyState>
    );
  }
  const hide = (item: NewsItem, hidden: boolean) => {
    // What went wrong is told by a toast; what was done, once it is.
    void review.mutateAsync({ id: item.id, hidden }).then(
      () =>
        toastUndo(
          hidden ? 'The story is hidden.' : 'The story is published.',
          () => takeBack(item),
          {
            description: item.title,
          },
        ),
      () => undefined,
    );
  };
  return (
    <>
      <ul aria-label="News" className="-mt-3.5 divide-y">
        {items.map((item) => (
          <Story
            key={item.id}
            item={item}
            mayEdit={mayEdit}
            onHide={(hidden) => hide(item, hidden)}
            onRemove={() => setDoomed(item)}
          />
        ))}
      </ul>
      <OlderButton query={query} what="news" className="mt-2" />
      <ConfirmDialog
        open={doomed !== null}
        title="Remove this story?"
        description={`“${doomed?.title ?? ''}” goes away for good and is not taken in again.`}
        action="Remove"
        busy={remove.isPending}
        onConfirm={() => doomed && remove.mutate({ id: doomed.id })}
        onClose={() => setDoomed(null)}
      />
    </>
  );
}
