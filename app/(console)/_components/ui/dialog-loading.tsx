import { Skeleton } from './skeleton';

/** Stands in for a dialog whose script is on its way, once that takes long enough to be noticed. */
export const DialogLoading = () => (
  <div
    role="status"
    aria-label="Loading"
    className="fixed inset-0 z-50 flex animate-late items-end bg-overlay md:items-start md:justify-center md:pt-[10vh]"
  >
    <div className="flex w-full flex-col gap-4 rounded-t-xl bg-raised p-5 shadow-pop md:w-[34rem] md:rounded-xl md:border">
      <Skeleton className="h-6 w-40" />
      <Skeleton className="h-8" />
      <Skeleton className="h-8" />
      <Skeleton className="ml-auto h-8 w-28" />
    </div>
  </div>
);
