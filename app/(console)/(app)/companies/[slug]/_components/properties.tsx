'use client';

import type { ReactNode } from 'react';
import { Badge } from '../../../../_components/ui/badge';
import { Select, type Option } from '../../../../_components/ui/select';
import { enumLabel, INSTRUMENT_OPTIONS, STATUS_OPTIONS } from '../../../../_lib/enum-options';
import { dateInput, day, hostOf, NONE, percent, usd } from '../../../../_lib/format';
import { STATUS_TONES } from '../../../../_lib/tones';
import { useCompany } from './company-context';
import { Founders } from './founders';
import { InlineEdit } from './inline-edit';
import { useSaveField } from './use-patch-company';

/** One line of the panel: what it is, and its value. */
export const Property = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className="grid grid-cols-[7.5rem_minmax(0,1fr)] items-start">
    <dt className="py-1 text-sm text-muted max-md:py-2">{label}</dt>
    <dd className="min-w-0 text-sm max-md:text-[1rem]">{children}</dd>
  </div>
);

const Value = ({ children }: { children: string | null }) => (
  <span className={children === null ? 'text-faint' : 'block truncate'}>{children ?? 'Add'}</span>
);

interface ChoiceProps {
  label: string;
  value: string;
  options: readonly Option[];
  onChoose: (value: string) => void;
}

const Choice = ({ label, value, options, onChoose }: ChoiceProps) => (
  <Select
    aria-label={label}
    value={value}
    options={options}
    onChange={(event) => onChoose(event.target.value)}
    className="h-7 border-transparent bg-transparent px-[0.4375rem] hover:bg-hover max-md:h-10"
  />
);

/** The facts of the investment, each edited where it stands. */
export function Properties() {
  const { company, mayEdit } = useCompany();
  const save = useSaveField();
  const disabled = !mayEdit;
  const { checkSize, postMoneyValuation } = company;
  const share = postMoneyValuation ? (checkSize / postMoneyValuation) * 100 : null;
  return (
    <dl className="flex flex-col gap-0.5">
      <Property label="Status">
        {disabled ? (
          <span className="block px-2 py-1 max-md:py-2">
            <Badge tone={STATUS_TONES[company.status]}>{enumLabel(company.status)}</Badge>
          </span>
        ) : (
          <Choice
            label="Status"
            value={company.status}
            options={STATUS_OPTIONS}
            onChoose={(value) => void save('status', 'Status')(value)}
          />
        )}
      </Property>
      <Property label="Check size">
        <InlineEdit
          label="Check size"
          kind="money"
          text={String(checkSize)}
          disabled={disabled}
          onSave={save('checkSize', 'Check size')}
          className="tabular-nums"
        >
          {usd(checkSize)}
        </InlineEdit>
      </Property>
      <Property label="Post-money">
        <InlineEdit
          label="Post-money valuation"
          kind="money"
          text={postMoneyValuation === null ? '' : String(postMoneyValuation)}
          disabled={disabled}
          onSave={save('postMoneyValuation', 'Valuation')}
          className="tabular-nums"
        >
          <Value>{postMoneyValuation === null ? null : usd(postMoneyValuation)}</Value>
        </InlineEdit>
      </Property>
      <Property label="Implied stake">
        <span className="block px-2 py-1 max-md:py-2 tabular-nums">
          {share === null ? NONE : percent(share)}
        </span>
      </Property>
      <Property label="Instrument">
        {disabled ? (
          <span className="block px-2 py-1 max-md:py-2">{enumLabel(company.instrumentType)}</span>
        ) : (
          <Choice
            label="Instrument"
            value={company.instrumentType}
            options={INSTRUMENT_OPTIONS}
            onChoose={(value) => void save('instrumentType', 'Instrument')(value)}
          />
        )}
      </Property>
      <Property label="Invested">
        <InlineEdit
          label="Investment date"
          kind="date"
          text={dateInput(company.investmentDate)}
          disabled={disabled}
          onSave={save('investmentDate', 'Investment date')}
        >
          {day(company.investmentDate)}
        </InlineEdit>
      </Property>
      <Property label="Sector">
        <InlineEdit
          label="Sector"
          text={company.sector ?? ''}
          disabled={disabled}
          onSave={save('sector', 'Sector')}
        >
          <Value>{company.sector}</Value>
        </InlineEdit>
      </Property>
      <Property label="Stage">
        <InlineEdit
          label="Stage"
          text={company.stage ?? ''}
          disabled={disabled}
          onSave={save('stage', 'Stage')}
        >
          <Value>{company.stage}</Value>
        </InlineEdit>
      </Property>
      <Property label="Website">
        <InlineEdit
          label="Website"
          kind="url"
          text={company.website ?? ''}
          disabled={disabled}
          onSave={save('website', 'Website')}
        >
          <Value>{company.website === null ? null : hostOf(company.website)}</Value>
        </InlineEdit>
      </Property>
      <Property label="Founders">
        <Founders />
      </Property>
    </dl>
  );
}
