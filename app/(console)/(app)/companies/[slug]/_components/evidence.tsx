'use client';

import { useQuery } from '@tanstack/react-query';
import dynamic from 'next/dynamic';
import { type ReactNode, useState } from 'react';
import { DialogLoading } from '../../../../_components/ui/dialog-loading';
import type { Finding } from '../../../../_lib/outputs';
import { useTRPC } from '../../../../_lib/trpc';
import { useCompany } from './company-context';

const EvidenceDialog = dynamic(() => import('./evidence-dialog').then((m) => m.EvidenceDialog), {
  ssr: false,
  loading: DialogLoading,
});

/** The words behind everything that was read from the company's updates. */
export function useCompanyEvidence(): readonly Finding[] {
  const trpc = useTRPC();
  const { ref } = useCompany();
  return useQuery(trpc.extraction.findingsOfCompany.queryOptions(ref)).data?.items ?? [];
}

/** A value that was read from an update opens its words; any other stands as it is. */
export function EvidenceOf({
  finding,
  children,
}: {
  finding: Finding | undefined;
  children: ReactNode;
}) {
  const [open, setOpen] = useState(false);
  if (!finding) return children;
  return (
    <>
      <button
        type="button"
        title={`“${finding.quote}”`}
        onClick={() => setOpen(true)}
        className="max-w-full truncate rounded-xs underline decoration-line-strong decoration-dotted underline-offset-3 hover:text-accent hover:decoration-accent"
      >
        {children}
        <span className="sr-only"> (show its words)</span>
      </button>
      {open && <EvidenceDialog finding={finding} onClose={() => setOpen(false)} />}
    </>
  );
}
