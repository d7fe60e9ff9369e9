'use client';

import { useMutation } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import Link from 'next/link';
import { Fragment, useState } from 'react';
import { LogInvestment } from '../../../../_components/investment/lazy';
import { RecordHeader } from '../../../../_components/record-header';
import { StageOwner } from '../../../../_components/stage-owner';
import { Button } from '../../../../_components/ui/button';
import { PickSelect } from '../../../../_components/ui/pick-select';
import { companyHref } from '../../../../_lib/company-href';
import { isStage, movedMeanwhile, stageBeside } from '../../../../_lib/deals';
import { DEAL_STAGE_OPTIONS, enumLabel } from '../../../../_lib/enum-options';
import { isTheirs } from '../../../../_lib/outcome';
import { useShortcut } from '../../../../_lib/shortcuts';
import { toastOutcome, toastUndo } from '../../../../_lib/toasts';
import { useTRPC } from '../../../../_lib/trpc';
import { useGo } from '../../../../_lib/use-go';
import { useRefresh } from '../../../../_lib/use-refresh';
import { useMayEdit, useOrganization, useWorld } from '../../../../_lib/world';
import { useDeal } from './deal-context';
import { useCompaniesOfDeal } from './use-companies-of-deal';
import { usePatchDeal, useSaveDealField } from './use-patch-deal';

function useDeleteDeal() {
  const trpc = useTRPC();
  const go = useGo();
  const refresh = useRefresh();
  const { deal, ref } = useDeal();
  const changed = () => refresh(trpc.deals.pathFilter());
  const restore = useMutation(trpc.deals.restore.mutationOptions({ onSuccess: changed }));
  const remove = useMutation(
    trpc.deals.delete.mutationOptions({
      onSuccess: async () => {
        go('/pipeline');
        toastUndo(`${deal.companyName} is deleted.`, () => restore.mutate(ref));
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
    if (!isStage(to) || to === deal.stage) return;
    void patch('Stage', { stage: to }, { stage: deal.stage }).then((outcome) => {
      const failure = isTheirs(outcome) && movedMeanwhile(deal.companyName, outcome.theirs, to);
      toastOutcome('Stage', failure ? { failure } : outcome);
    });
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
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
      {mayEdit ? (
        <PickSelect
          aria-label="Stage"
          value={deal.stage}
          options={DEAL_STAGE_OPTIONS}
          onPick={move}
          className="w-36"
        />
      ) : (
        <span className="text-sm">{enumLabel(deal.stage)}</span>
      )}
      <StageOwner stage={deal.stage} />
      <InPortfolio />
      <InvestmentOffer />
    </div>
  );
}

/** Where the deal went on. */
function InPortfolio() {
  const companies = useCompaniesOfDeal();
  const shown = useWorld().vehicle?.id;
  if (companies.length === 0) return null;
  return (
    <p className="max-w-80 min-w-0 truncate text-sm text-muted">
      In the portfolio:{' '}
      {companies.map((company, at) => (
        <Fragment key={company.id}>
          {at > 0 && ', '}
          <Link
            href={companyHref(company, shown)}
            prefetch={false}
            className="rounded text-accent underline underline-offset-2"
          >
            {company.name}
          </Link>
        </Fragment>
      ))}
    </p>
  );
}

/** For a deal that the fund committed to: the next step, with what the deal says filled in. */
function InvestmentOffer() {
  const { deal, mayEdit } = useDeal();
  const shown = useWorld().vehicle;
  const { vehicles, currentVehicleId } = useOrganization();
  // A deal of no fund goes where the firm invests now, whatever the sidebar shows.
  const investing = vehicles.find(({ id }) => id === currentVehicleId);
  const vehicle = deal.vehicle ?? investing ?? shown;
  const mayLog = useMayEdit(vehicle?.id);
  const isLogged = useCompaniesOfDeal().length > 0;
  const [logging, setLogging] = useState(false);
  if (deal.stage !== 'COMMITTED' || !mayEdit || !vehicle || !mayLog) return null;
  const known = {
    dealId: deal.id,
    name: deal.companyName,
    website: deal.website || undefined,
    sector: deal.sector || undefined,
    stage: deal.companyStage || undefined,
    checkSize: deal.estimatedCheckSize ?? undefined,
    postMoneyValuation: deal.estimatedValuation ?? undefined,
  };
  return (
    <>
      <Button variant={isLogged ? 'secondary' : 'primary'} onClick={() => setLogging(true)}>
        <Plus /> Log investment
      </Button>
      {logging && (
        <LogInvestment
          vehicle={vehicle}
          funds={vehicles}
          known={known}
          onClose={() => setLogging(false)}
        />
      )}
    </>
  );
}

/** Name, address and stage of the deal, and what can be done with it as a whole. */
export function DealHeader() {
  const { deal, mayEdit } = useDeal();
  const save = useSaveDealField();
  const remove = useDeleteDeal();
  return (
    <RecordHeader
      parent={{ href: '/pipeline', label: 'Pipeline' }}
      id={deal.id}
      company={{ name: deal.companyName }}
      website={deal.website}
      mayEdit={mayEdit}
      onRename={save('companyName', 'Name')}
      kind="deal"
      onDelete={remove}
      aside={<StageChoice />}
    />
  );
}
