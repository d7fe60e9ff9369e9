import { Page } from '../../_components/ui/page-header';
import { Skeleton, SkeletonRows } from '../../_components/ui/skeleton';

export default function Loading() {
  return (
    <Page>
      <Skeleton className="h-7 w-32" />
      <Skeleton className="mt-2 mb-6 h-4 w-80" />
      <SkeletonRows rows={5} />
    </Page>
  );
}
