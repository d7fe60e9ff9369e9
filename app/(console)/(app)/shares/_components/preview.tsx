'use client';

import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Eye } from 'lucide-react';
import { useState } from 'react';
import { SharedList } from '@/app/(public)/share/companies/[publicId]/_components/shared-list';
import sheet from '@/app/(public)/public.module.css';
import { ProblemNote } from '../../../_components/problem-note';
import { EmptyState } from '../../../_components/ui/empty-state';
import { SkeletonRows } from '../../../_components/ui/skeleton';
import { cn } from '../../../_lib/cn';
import { plural } from '../../../_lib/format';
import { useTRPC } from '../../../_lib/trpc';
import { useOrganization } from '../../../_lib/world';

interface Props {
  title: string;
  companyIds: string[];
  dealIds: string[];
}

/** The public page as it will be, by the same procedure's rules and the same component. */
export function Preview({ title, companyIds, dealIds }: Props) {
  const trpc = useTRPC();
  const { id: organizationId } = useOrganization();
  const [now] = useState(() => new Date().toISOString());
  const empty = companyIds.length + dealIds.length === 0;
  const preview = useQuery(
    trpc.publicShares.preview.queryOptions(
      { organizationId, companyIds, dealIds },
      { enabled: !empty, placeholderData: keepPreviousData },
    ),
  );
  if (empty) {
    return (
      <EmptyState icon={Eye} title="What visitors will see">
        Tick companies or deals, and their page shows here, exactly as it will be.
      </EmptyState>
    );
  }
  if (preview.isError) {
    return <ProblemNote error={preview.error} onRetry={() => void preview.refetch()} />;
  }
  if (!preview.data) return <SkeletonRows rows={6} />;
  const { companies, duplicateCompanyCount, unshareableDeals } = preview.data;
  return (
    <section aria-label="Preview" className="min-w-0">
      <p className="mb-2 flex flex-wrap gap-x-3 text-xs text-faint">
        <span>What visitors will see, and nothing more.</span>
        {duplicateCompanyCount > 0 && (
          <span>{plural(duplicateCompanyCount, 'entry', 'entries')} left out: listed already.</span>
        )}
        {unshareableDeals.length > 0 && (
          <span>{plural(unshareableDeals.length, 'deal')} left out: cannot be shared.</span>
        )}
      </p>
      <div className="overflow-hidden rounded-lg border">
        <div className={cn(sheet.sheet, '!min-h-0')}>
          <SharedList
            title={title.trim() === '' ? 'Untitled' : title}
            createdAt={now}
            companies={companies}
          />
        </div>
      </div>
    </section>
  );
}
