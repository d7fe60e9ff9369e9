import { Page } from '../../_components/ui/page-header';
import { Skeleton, SkeletonRows } from '../../_components/ui/skeleton';

export default function Loading() {
  return (
    <Page>
      <Skeleton className="h-7 w-32" />
      <Skeleton className="mt-2 h-4 w-56" />
      <div className="mt-6 grid gap-x-8 md:grid-cols-[13rem_minmax(0,1fr)] lg:grid-cols-[23rem_minmax(0,1fr)]">
        <SkeletonRows rows={9} />
        <Skeleton className="h-96 max-md:hidden" />
      </div>
    </Page>
  );
}
