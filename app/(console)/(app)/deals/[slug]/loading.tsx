import { Page } from '../../../_components/ui/page-header';
import { Skeleton, SkeletonRows } from '../../../_components/ui/skeleton';

export default function Loading() {
  return (
    <Page>
      <Skeleton className="h-4 w-40" />
      <Skeleton className="mt-4 h-9 w-72" />
      <div className="mt-8 grid gap-10 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <SkeletonRows rows={6} />
        <SkeletonRows rows={8} />
      </div>
    </Page>
  );
}
