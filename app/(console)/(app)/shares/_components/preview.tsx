'use client';

import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Eye } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { SharedList } from '@/app/(public)/share/companies/[publicId]/_components/shared-list';
import sheet from '@/app/(public)/public.module.css';
import { ProblemNote } from '../../../_components/problem-note';
import { EmptyState } from '../../../_components/ui/empty-state';
import { SkeletonRows } from '../../../_components/ui/skeleton';
import { cn } from '../../../_lib/cn';
import { useTRPC } from '../../../_lib/trpc';
import { useOrganization } from '../../../_lib/world';
import type { Choosable } from './choices';
import { refusesTicked } from './composition';
import { leftOutInWords } from './left-out';

interface Props {
  title: string;
  companyIds: string[];
  dealIds: string[];
  /** The deals that can be ticked. */
  deals: readonly Choosable[];
  /** The last refusal after which the lists were read again. */
  answered: unknown;
  /** Told when something ticked is not there any more. */
  onRefused: (refusal: unknown) => void;
}

/** The public page as it will be, by the same procedure's rules and the same component. */
export function Preview({ title, companyIds, dealIds, deals, answered, onRefused }: Props) {
  const trpc = useTRPC();
  const { id: organizationId } = useOrganization();
  const [now] = useState(() => new Date().toISOString());
  const empty = companyIds.length + dealIds.length === 0;
  const preview = useQuery(
    trpc.publicShares.preview.queryOptions(
      { organizationId, companyIds, dealIds },
      { enabled: !empty, placeholderData: keepPreviousData, meta: { ownErrors: true } },
    ),
  );
  const { error } = preview;
  const refusal = error && refusesTicked(error) ? error : null;
  const tell = useEffectEvent(onRefused);
  useEffect(() => {
    if (refusal) tell(refusal);
  }, [refusal]);
  if (empty) {
    return (
      <EmptyState icon={Eye} title="What visitors will see">
        Tick companies or deals, and their page shows here, exactly as it will be.
      </EmptyState>
    );
  }
  // What is gone is about to be unticked, which brings a preview without it.
  if (error && (!refusal || refusal === answered)) {
    return <ProblemNote error={error} onRetry={() => void preview.refetch()} />;
  }
  if (!preview.data) return <SkeletonRows rows={6} />;
  return (
    <section aria-label="Preview" className="min-w-0">
      <p className="mb-2 flex flex-wrap gap-x-3 text-xs text-faint">
        <span>What visitors will see, and nothing more.</span>
        {leftOutInWords(preview.data, deals).map((sentence) => (
          <span key={sentence}>{sentence}</span>
        ))}
      </p>
      <div className="overflow-hidden rounded-lg border">
        <div className={cn(sheet.sheet, '!min-h-0')}>
          <SharedList
            title={title.trim() === '' ? 'Untitled' : title}
            createdAt={now}
            companies={preview.data.companies}
          />
        </div>
      </div>
    </section>
  );
}
