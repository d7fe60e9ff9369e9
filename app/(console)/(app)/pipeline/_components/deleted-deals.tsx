'use client';

import { RotateCcw, Trash2 } from 'lucide-react';
import { CompanyLogo } from '../../../_components/company-logo';
import { ProblemNote } from '../../../_components/problem-note';
import { Button } from '../../../_components/ui/button';
import { EmptyState } from '../../../_components/ui/empty-state';
import { SkeletonRows } from '../../../_components/ui/skeleton';
import { enumLabel } from '../../../_lib/enum-options';
import { day } from '../../../_lib/format';
import type { Deal } from '../../../_lib/outputs';
import { toldApart } from '../../../_lib/told-apart';
import { useWorld } from '../../../_lib/world';
import { useDeletedDeals } from './use-deals';
import { useRestoreDeal } from './use-restore-deal';

const withAbout = (deal: Deal) => ({
  ...deal,
  name: deal.companyName,
  about: `${enumLabel(deal.stage)} · deleted ${day(deal.deletedAt)}`,
});

/** Soft-deleted deals, which come back with everything under them. */
export function DeletedDeals({ mayEdit }: { mayEdit: boolean }) {
  const { deals, isPending, failed } = useDeletedDeals();
  const vehicleId = useWorld().vehicle?.id;
  const restore = useRestoreDeal();
  if (failed) return <ProblemNote error={failed.error} onRetry={() => void failed.refetch()} />;
  if (isPending) return <SkeletonRows rows={2} />;
  if (deals.length === 0) {
    return (
      <EmptyState icon={Trash2} title="Nothing is deleted">
        Deals that are deleted wait here until somebody restores them.
      </EmptyState>
    );
  }
  return (
    <ul className="divide-y border-b">
      {toldApart(deals.map(withAbout)).map((deal) => (
        <li key={deal.id} className="flex items-center gap-3 py-2.5">
          <CompanyLogo company={deal} />
          <span className="min-w-0 flex-1">
            <span className="block truncate font-medium">{deal.name}</span>
            <span className="block text-xs [overflow-wrap:anywhere] text-faint">{deal.note}</span>
          </span>
          {mayEdit && (
            <Button
              size="sm"
              aria-label={`Restore ${deal.name}`}
              busy={restore.isPending && restore.variables.slug === deal.slug}
              disabled={restore.isPending}
              onClick={() => restore.mutate({ slug: deal.slug, vehicleId })}
            >
              <RotateCcw /> Restore
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}
