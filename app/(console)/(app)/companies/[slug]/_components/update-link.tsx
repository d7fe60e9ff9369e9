'use client';

import Link from 'next/link';
import { updateHref } from '../../../../_lib/company-href';
import { useWorld } from '../../../../_lib/world';
import { useCompany } from './company-context';

interface Props {
  updateId: string;
  /** What was found in it, to be brought into view. */
  mark?: string;
}

/** Leads from what was found to the update that it was found in. */
export function UpdateLink({ updateId, mark }: Props) {
  const { company } = useCompany();
  return (
    <Link
      href={updateHref(company, useWorld().vehicle?.id, updateId, mark)}
      prefetch={false}
      className="rounded underline hover:text-accent"
    >
      Open the update
    </Link>
  );
}
