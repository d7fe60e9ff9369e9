'use client';

import { RotateCcw, Trash2 } from 'lucide-react';
import { CompanyLogo } from '../../../_components/company-logo';
import { Button } from '../../../_components/ui/button';
import { EmptyState } from '../../../_components/ui/empty-state';
import { day, usd } from '../../../_lib/format';
import type { Company } from '../../../_lib/outputs';
import { toldApart } from '../../../_lib/told-apart';
import { useRestoreCompany } from '../../../_components/investment/use-restore-company';

interface Props {
  companies: Company[];
  mayEdit: boolean;
}

const withAbout = (company: Company) => ({
  ...company,
  about: `${usd(company.checkSize)} · deleted ${day(company.deletedAt)}`,
});

/** Soft-deleted companies, which come back with everything under them. */
export function DeletedCompanies({ companies, mayEdit }: Props) {
  const restore = useRestoreCompany();
  if (companies.length === 0) {
    return (
      <EmptyState icon={Trash2} title="Nothing is deleted">
        Companies that are deleted wait here until somebody restores them.
      </EmptyState>
    );
  }
  return (
    <ul className="divide-y border-b">
      {toldApart(companies.map(withAbout)).map((company) => (
        <li key={company.id} className="flex items-center gap-3 py-2.5">
          <CompanyLogo company={company} />
          <span className="min-w-0 flex-1">
            <span className="block truncate font-medium">{company.name}</span>
            <span className="block text-xs [overflow-wrap:anywhere] text-faint">
              {company.note}
            </span>
          </span>
          {mayEdit && (
            <Button
              size="sm"
              aria-label={`Restore ${company.name}`}
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
