import { Page } from '../../_components/ui/page-header';
import { Skeleton } from '../../_components/ui/skeleton';

export default function Loading() {
  return (
    <Page>
      <Skeleton className="h-7 w-40" />
      <Skeleton className="mt-2 h-4 w-72" />
      <div className="mt-8 flex flex-col gap-8">
        {['a', 'b', 'c', 'd'].map((key) => (
          <Skeleton key={key} className="h-28" />
        ))}
      </div>
    </Page>
  );
}
