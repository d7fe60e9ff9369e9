'use client';

import { useMutation } from '@tanstack/react-query';
import { ArrowUpRight, ChevronRight, Ellipsis, Trash2 } from 'lucide-react';
import Link from 'next/link';
import { useRouter } from 'next/navigation';
import { CompanyLogo } from '../../../../_components/company-logo';
import { Badge } from '../../../../_components/ui/badge';
import { Button } from '../../../../_components/ui/button';
import {
  Dropdown,
  DropdownContent,
  DropdownItem,
  DropdownTrigger,
} from '../../../../_components/ui/dropdown';
import { enumLabel } from '../../../../_lib/enum-options';
import { hostOf } from '../../../../_lib/format';
import { restoration } from '../../../../_lib/restoration';
import { toastUndo } from '../../../../_lib/toasts';
import { STATUS_TONES } from '../../../../_lib/tones';
import { useTRPC } from '../../../../_lib/trpc';
import { useRefresh } from '../../../../_lib/use-refresh';
import { useCompany } from './company-context';
import { InlineEdit } from '../../../../_components/inline-edit';
import { useSaveField } from './use-patch-company';

function useDeleteCompany() {
  const trpc = useTRPC();
  const router = useRouter();
  const refresh = useRefresh();
  const { company, ref } = useCompany();
  const changed = () => refresh(trpc.portfolio.pathFilter());
  const restore = useMutation(trpc.portfolio.put.mutationOptions({ onSuccess: changed }));
  const remove = useMutation(
    trpc.portfolio.delete.mutationOptions({
      onSuccess: async () => {
        router.push('/portfolio');
        toastUndo(`${company.name} is deleted.`, () => restore.mutate(restoration(company)));
        await refresh(trpc.portfolio.summary.pathFilter(), trpc.portfolio.deleted.pathFilter());
      },
    }),
  );
  return () => remove.mutate(ref);
}

/** Name, state and address of the company, and what can be done with it as a whole. */
export function CompanyHeader() {
  const { company, mayEdit } = useCompany();
  const save = useSaveField();
  const remove = useDeleteCompany();
  return (
    <header>
      <nav aria-label="Breadcrumb" className="flex items-center gap-1 text-xs text-faint">
        <Link href="/portfolio" className="rounded hover:text-fg">
          Portfolio
        </Link>
        <ChevronRight aria-hidden className="size-3" />
        <span aria-current="page" className="truncate">
          {company.name}
        </span>
      </nav>
      <div className="mt-3 flex items-center gap-3">
        <CompanyLogo company={company} className="size-10 rounded-lg text-lg" />
        <div className="min-w-0 flex-1">
          <div className="flex items-center gap-2">
            <h1 className="-ml-2 min-w-0 text-xl font-semibold tracking-tight">
              <InlineEdit
                label="Name"
                text={company.name}
                disabled={!mayEdit}
                onSave={save('name', 'Name')}
                className="truncate text-xl font-semibold max-md:py-1"
              >
                {company.name}
              </InlineEdit>
            </h1>
            <Badge tone={STATUS_TONES[company.status]}>{enumLabel(company.status)}</Badge>
          </div>
          {company.website !== null && (
            <a
              href={company.website}
              target="_blank"
              rel="noreferrer noopener"
              className="inline-flex max-w-full items-center gap-0.5 truncate rounded text-sm text-muted hover:text-accent"
            >
              {hostOf(company.website)}
              <ArrowUpRight aria-hidden className="size-3.5" />
            </a>
          )}
        </div>
        {mayEdit && (
          <Dropdown>
            <DropdownTrigger asChild>
              <Button variant="ghost" size="icon" aria-label="More actions">
                <Ellipsis />
              </Button>
            </DropdownTrigger>
            <DropdownContent align="end">
              <DropdownItem danger onSelect={remove}>
                <Trash2 /> Delete company
              </DropdownItem>
            </DropdownContent>
          </Dropdown>
        )}
      </div>
    </header>
  );
}
