import { Page } from '../../_components/ui/page-header';
import { Skeleton, SkeletonRows } from '../../_components/ui/skeleton';

export default function Loading() {
  return (
    <Page>
      <Skeleton className="h-7 w-56" />
      <Skeleton className="mt-2 h-4 w-80" />
      <div className="mt-6 grid grid-cols-2 gap-3 lg:grid-cols-4">
        {['a', 'b', 'c', 'd'].map((key) => (
          <Skeleton key={key} className="h-20" />
        ))}
      </div>
      <div className="mt-8">
        <SkeletonRows rows={6} />
      </div>
    </Page>
  );
}
