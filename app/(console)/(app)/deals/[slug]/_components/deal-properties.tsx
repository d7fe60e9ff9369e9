'use client';

import { InlineEdit } from '../../../../_components/inline-edit';
import { Choice, Property, Value } from '../../../../_components/property';
import { DEAL_SOURCE_OPTIONS, enumLabel } from '../../../../_lib/enum-options';
import { day, hostOf, stageLabel, usd } from '../../../../_lib/format';
import { useOrganization } from '../../../../_lib/world';
import { useDeal } from './deal-context';
import { usePatchDeal, useSaveDealField } from './use-patch-deal';

const Fixed = ({ children }: { children: string }) => (
  <span className="block truncate px-2 py-1 max-md:py-2">{children}</span>
);

function Fund() {
  const { deal, mayEdit } = useDeal();
  const { vehicles } = useOrganization();
  const patch = usePatchDeal();
  const now = deal.vehicle?.id ?? null;
  if (!mayEdit) return <Fixed>{deal.vehicle?.name ?? 'Unassigned'}</Fixed>;
  return (
    <Choice
      label="Fund"
      value={now ?? ''}
      empty="Unassigned"
      options={vehicles.map(({ id, name }) => ({ value: id, label: name }))}
      onChoose={(value) =>
        patch('Fund', { vehicleId: value === '' ? null : value }, { vehicleId: now })
      }
    />
  );
}

function Source() {
  const { deal, mayEdit } = useDeal();
  const patch = usePatchDeal();
  const { source } = deal;
  if (!mayEdit) return <Fixed>{enumLabel(source)}</Fixed>;
  return (
    <Choice
      label="Source"
      value={source}
      options={DEAL_SOURCE_OPTIONS}
      onChoose={async (value) => {
        const chosen = DEAL_SOURCE_OPTIONS.find((option) => option.value === value)?.value;
        return chosen ? patch('Source', { source: chosen }, { source }) : null;
      }}
    />
  );
}

const asWritten = (text: string) => text;

const TEXTS = [
  { field: 'sourceDetail', label: 'Source detail', show: asWritten },
  { field: 'sector', label: 'Sector', show: asWritten },
  { field: 'companyStage', label: 'Funding stage', show: stageLabel },
] as const;

const MONEY = [
  { field: 'estimatedCheckSize', label: 'Check' },
  { field: 'estimatedValuation', label: 'Valuation' },
] as const;

/** The facts of the deal, each edited where it stands. */
export function DealProperties() {
  const { deal, mayEdit } = useDeal();
  const save = useSaveDealField();
  return (
    <dl className="flex flex-col gap-0.5">
      <Property label="Fund">
        <Fund />
      </Property>
      {MONEY.map(({ field, label }) => (
        <Property key={field} label={label}>
          <InlineEdit
            label={label}
            name={`${deal.id} ${field}`}
            kind="money"
            value={deal[field]}
            text={deal[field] === null ? '' : String(deal[field])}
            disabled={!mayEdit}
            onSave={save(field, label)}
            className="tabular-nums"
          >
            <Value>{deal[field] === null ? null : usd(deal[field])}</Value>
          </InlineEdit>
        </Property>
      ))}
      <Property label="Source">
        <Source />
      </Property>
      {TEXTS.map(({ field, label, show }) => (
        <Property key={field} label={label}>
          <InlineEdit
            label={label}
            name={`${deal.id} ${field}`}
            value={deal[field]}
            text={deal[field]}
            disabled={!mayEdit}
            onSave={save(field, label)}
          >
            <Value>{deal[field] === '' ? null : show(deal[field])}</Value>
          </InlineEdit>
        </Property>
      ))}
      <Property label="Website">
        <InlineEdit
          label="Website"
          name={`${deal.id} website`}
          value={deal.website}
          kind="url"
          text={deal.website}
          disabled={!mayEdit}
          onSave={save('website', 'Website')}
        >
          <Value>{deal.website === '' ? null : hostOf(deal.website)}</Value>
        </InlineEdit>
      </Property>
      <Property label="Found by">
        <Fixed>{deal.scoutedByAgentId === '' ? 'People' : deal.scoutedByAgentId}</Fixed>
      </Property>
      <Property label="Added">
        <Fixed>{day(deal.createdAt)}</Fixed>
      </Property>
    </dl>
  );
}
