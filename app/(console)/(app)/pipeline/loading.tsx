import { Page } from '../../_components/ui/page-header';
import { Skeleton } from '../../_components/ui/skeleton';

export default function Loading() {
  return (
    <Page>
      <Skeleton className="h-7 w-40" />
      <Skeleton className="mt-2 h-4 w-64" />
      <div className="mt-6 flex gap-3 overflow-hidden">
        {[5, 3, 4, 2, 3].map((cards, column) => (
          <div key={column} className="flex w-60 shrink-0 flex-col gap-2">
            <Skeleton className="h-5 w-28" />
            {Array.from({ length: cards }, (_, card) => (
              <Skeleton key={card} className="h-24" />
            ))}
          </div>
        ))}
      </div>
    </Page>
  );
}
