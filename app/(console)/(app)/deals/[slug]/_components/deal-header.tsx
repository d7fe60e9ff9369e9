'use client';

import { useMutation } from '@tanstack/react-query';
import { ArrowUpRight, ChevronRight, Ellipsis, Trash2 } from 'lucide-react';
import Link from 'next/link';
import { useRouter } from 'next/navigation';
import { CompanyLogo } from '../../../../_components/company-logo';
import { InlineEdit } from '../../../../_components/inline-edit';
import { StageOwner } from '../../../../_components/stage-owner';
import { Button } from '../../../../_components/ui/button';
import {
  Dropdown,
  DropdownContent,
  DropdownItem,
  DropdownTrigger,
} from '../../../../_components/ui/dropdown';
import { Select } from '../../../../_components/ui/select';
import { isStage, stageBeside } from '../../../../_lib/deals';
import { DEAL_STAGE_OPTIONS, enumLabel } from '../../../../_lib/enum-options';
import { hostOf } from '../../../../_lib/format';
import type { Deal, Inputs } from '../../../../_lib/outputs';
import { useShortcut } from '../../../../_lib/shortcuts';
import { toastUndo } from '../../../../_lib/toasts';
import { useTRPC } from '../../../../_lib/trpc';
import { useRefresh } from '../../../../_lib/use-refresh';
import { useDeal } from './deal-context';
import { usePatchDeal, useSaveDealField } from './use-patch-deal';

/** The PUT that brings a soft-deleted deal back as it was. */
const restoration = (
  { vehicle, ...deal }: Deal,
  queryVehicleId: string | undefined,
): Inputs['deals']['put'] => ({ ...deal, vehicleId: vehicle?.id, queryVehicleId });

function useDeleteDeal() {
  const trpc = useTRPC();
  const router = useRouter();
  const refresh = useRefresh();
  const { deal, ref } = useDeal();
  const changed = () => refresh(trpc.deals.pathFilter());
  const restore = useMutation(trpc.deals.put.mutationOptions({ onSuccess: changed }));
  const remove = useMutation(
    trpc.deals.delete.mutationOptions({
      onSuccess: async () => {
        router.push('/pipeline');
        toastUndo(`${deal.companyName} is deleted.`, () =>
          restore.mutate(restoration(deal, ref.vehicleId)),
        );
        await refresh(trpc.deals.list.pathFilter());
      },
    }),
  );
  return () => remove.mutate(ref);
}

/** Where the deal stands, and who owns that stage. */
function StageChoice() {
  const { deal, mayEdit } = useDeal();
  const patch = usePatchDeal();
  const move = (to: unknown) => {
    if (isStage(to) && to !== deal.stage) patch('Stage', { stage: to }, { stage: deal.stage });
  };
  const group = 'Deal';
  useShortcut('[', 'A stage back', () => move(stageBeside(deal.stage, -1)), {
    group,
    enabled: mayEdit,
  });
  useShortcut(']', 'A stage on', () => move(stageBeside(deal.stage, 1)), {
    group,
    enabled: mayEdit,
  });
  return (
    <div className="flex items-center gap-3">
      {mayEdit ? (
        <Select
          aria-label="Stage"
          value={deal.stage}
          options={DEAL_STAGE_OPTIONS}
          onChange={(event) => move(event.target.value)}
          className="w-36"
        />
      ) : (
        <span className="text-sm">{enumLabel(deal.stage)}</span>
      )}
      <StageOwner stage={deal.stage} />
    </div>
  );
}

/** Name, address and stage of the deal, and what can be done with it as a whole. */
export function DealHeader() {
  const { deal, mayEdit } = useDeal();
  const save = useSaveDealField();
  const remove = useDeleteDeal();
  return (
    <header>
      <nav aria-label="Breadcrumb" className="flex items-center gap-1 text-xs text-faint">
        <Link href="/pipeline" className="rounded hover:text-fg">
          Pipeline
        </Link>
        <ChevronRight aria-hidden className="size-3" />
        <span aria-current="page" className="truncate">
          {deal.companyName}
        </span>
      </nav>
      <div className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-2">
        <CompanyLogo company={{ name: deal.companyName }} className="size-10 rounded-lg text-lg" />
        <div className="min-w-0 flex-1">
          <h1 className="-ml-2 min-w-0 text-xl font-semibold tracking-tight">
            <InlineEdit
              label="Name"
              text={deal.companyName}
              disabled={!mayEdit}
              onSave={save('companyName', 'Name')}
              className="truncate text-xl font-semibold max-md:py-1"
            >
              {deal.companyName}
            </InlineEdit>
          </h1>
          {deal.website !== '' && (
            <a
              href={deal.website}
              target="_blank"
              rel="noreferrer noopener"
              className="inline-flex max-w-full items-center gap-0.5 truncate rounded text-sm text-muted hover:text-accent"
            >
              {hostOf(deal.website)}
              <ArrowUpRight aria-hidden className="size-3.5" />
            </a>
          )}
        </div>
        <div className="max-md:order-last max-md:basis-full">
          <StageChoice />
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
                <Trash2 /> Delete deal
              </DropdownItem>
            </DropdownContent>
          </Dropdown>
        )}
      </div>
    </header>
  );
}
