import { cn } from '../../_lib/cn';

/** A quiet stand-in for what is on its way. */
export const Skeleton = ({ className }: { className?: string }) => (
  <div aria-hidden className={cn('animate-pulse rounded-md bg-hover', className)} />
);

/** Lines of a list or table on its way. */
export const SkeletonRows = ({ rows = 6 }: { rows?: number }) => (
  <div role="status" aria-label="Loading" className="divide-y">
    {Array.from({ length: rows }, (_, row) => (
      <div key={row} className="flex h-11 items-center gap-6">
        <Skeleton className="h-3.5 w-40" />
        <Skeleton className="h-3.5 flex-1" />
        <Skeleton className="h-3.5 w-20" />
      </div>
    ))}
  </div>
);
