import { Page } from '../../../_components/ui/page-header';
import { Skeleton, SkeletonRows } from '../../../_components/ui/skeleton';

export default function Loading() {
  return (
    <Page>
      <Skeleton className="h-4 w-24" />
      <Skeleton className="mt-4 h-8 w-64" />
      <Skeleton className="mt-6 h-9 w-full" />
      <div className="mt-6 grid gap-10 lg:grid-cols-[1fr_20rem]">
        <SkeletonRows rows={7} />
        <Skeleton className="h-80" />
      </div>
    </Page>
  );
}
