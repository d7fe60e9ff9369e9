import { Page } from '../../_components/ui/page-header';
import { Skeleton, SkeletonRows } from '../../_components/ui/skeleton';

export default function Loading() {
  return (
    <Page>
      <Skeleton className="h-7 w-48" />
      <Skeleton className="mt-2 h-4 w-64" />
      <div className="mt-6 grid gap-3 lg:grid-cols-2">
        <div className="grid grid-cols-2 gap-3">
          {['a', 'b', 'c', 'd'].map((key) => (
            <Skeleton key={key} className="h-28" />
          ))}
        </div>
        <Skeleton className="h-59" />
      </div>
      <div className="mt-8">
        <SkeletonRows rows={8} />
      </div>
    </Page>
  );
}
