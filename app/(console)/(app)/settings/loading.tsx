import { Skeleton, SkeletonRows } from '../../_components/ui/skeleton';

export default function Loading() {
  return (
    <>
      <Skeleton className="mb-4 h-5 w-40" />
      <SkeletonRows rows={5} />
    </>
  );
}
