'use client';

import { useQuery } from '@tanstack/react-query';
import { cn } from '../../_lib/cn';
import { useTRPC } from '../../_lib/trpc';

/** How much waits for a review; nothing when nothing does. */
export function ReviewCount({ className }: { className?: string }) {
  const trpc = useTRPC();
  const { data } = useQuery(trpc.review.counts.queryOptions({}, { staleTime: 60_000 }));
  const total = Object.values(data ?? {}).reduce((sum, count) => sum + count, 0);
  if (total === 0) return null;
  return (
    <span
      className={cn(
        'inline-flex items-center justify-center rounded-full text-xs font-normal text-muted tabular-nums',
        className,
      )}
    >
      {total > 99 ? '99+' : total}
      <span className="sr-only"> waiting</span>
    </span>
  );
}
