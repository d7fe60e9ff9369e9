import { Page } from '../../_components/ui/page-header';
import { Skeleton } from '../../_components/ui/skeleton';

export default function Loading() {
  return (
    <Page>
      <Skeleton className="h-7 w-24" />
      <Skeleton className="mt-2 h-4 w-56" />
      <div className="mt-6 grid gap-4 md:grid-cols-4">
        {['a', 'b', 'c', 'd'].map((key) => (
          <div key={key} className="flex flex-col gap-2 max-md:[&:not(:first-child)]:hidden">
            <Skeleton className="h-5 w-24" />
            <Skeleton className="h-28" />
            <Skeleton className="h-28" />
          </div>
        ))}
      </div>
    </Page>
  );
}
