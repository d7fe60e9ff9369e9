'use client';

import { useMutation } from '@tanstack/react-query';
import { RotateCcw, Trash2 } from 'lucide-react';
import { toast } from 'sonner';
import { CompanyLogo } from '../../../_components/company-logo';
import { Button } from '../../../_components/ui/button';
import { EmptyState } from '../../../_components/ui/empty-state';
import { day, usd } from '../../../_lib/format';
import type { Company } from '../../../_lib/outputs';
import { useTRPC } from '../../../_lib/trpc';
import { useRefresh } from '../../../_lib/use-refresh';

interface Props {
  companies: Company[];
  mayEdit: boolean;
}

/** Soft-deleted companies, which come back with everything under them. */
export function DeletedCompanies({ companies, mayEdit }: Props) {
  const trpc = useTRPC();
  const refresh = useRefresh();
  const restore = useMutation(
    trpc.portfolio.restore.mutationOptions({
      onSuccess: async ({ restored, company: { name } }) => {
        if (restored) toast.success(`${name} is back in the portfolio.`);
        else toast(`${name} was restored by somebody else. It is left as it is.`);
        await refresh(trpc.portfolio.pathFilter());
      },
    }),
  );
  if (companies.length === 0) {
    return (
      <EmptyState icon={Trash2} title="Nothing is deleted">
        Companies that are deleted wait here until somebody restores them.
      </EmptyState>
    );
  }
  return (
    <ul className="divide-y border-b">
      {companies.map((company) => (
        <li key={company.id} className="flex items-center gap-3 py-2.5">
          <CompanyLogo company={company} />
          <span className="min-w-0 flex-1">
            <span className="block truncate font-medium">{company.name}</span>
            <span className="block truncate text-xs text-faint">
              {usd(company.checkSize)} · deleted {day(company.deletedAt)}
            </span>
          </span>
          {mayEdit && (
            <Button
              size="sm"
              busy={restore.isPending && restore.variables.slug === company.slug}
              disabled={restore.isPending}
              onClick={() => restore.mutate({ slug: company.slug, vehicleId: company.vehicleId })}
            >
              <RotateCcw /> Restore
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}
