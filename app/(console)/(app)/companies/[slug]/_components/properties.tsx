'use client';

import { Choice, Property, Value } from '../../../../_components/property';
import { Badge } from '../../../../_components/ui/badge';
import { enumLabel, INSTRUMENT_OPTIONS, STATUS_OPTIONS } from '../../../../_lib/enum-options';
import { dateInput, day, hostOf, NONE, percent, stageLabel, usd } from '../../../../_lib/format';
import { STATUS_TONES } from '../../../../_lib/tones';
import { useCompany } from './company-context';
import { Founders } from './founders';
import { impliedStake } from './implied-stake';
import { InlineEdit } from '../../../../_components/inline-edit';
import { useSaveField } from './use-patch-company';

/** The facts of the investment, each edited where it stands. */
export function Properties() {
  const { company, mayEdit } = useCompany();
  const save = useSaveField();
  const disabled = !mayEdit;
  const { checkSize, postMoneyValuation } = company;
  const stake = impliedStake(company);
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
            onChoose={save('status', 'Status')}
          />
        )}
      </Property>
      <Property label="Check size">
        <InlineEdit
          label="Check size"
          name={`${company.id} checkSize`}
          value={checkSize}
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
          name={`${company.id} postMoneyValuation`}
          value={postMoneyValuation}
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
          {stake === null ? NONE : percent(stake)}
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
            onChoose={save('instrumentType', 'Instrument')}
          />
        )}
      </Property>
      <Property label="Invested">
        <InlineEdit
          label="Investment date"
          name={`${company.id} investmentDate`}
          value={company.investmentDate}
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
          name={`${company.id} sector`}
          value={company.sector}
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
          name={`${company.id} stage`}
          value={company.stage}
          text={company.stage ?? ''}
          disabled={disabled}
          onSave={save('stage', 'Stage')}
        >
          <Value>{company.stage === null ? null : stageLabel(company.stage)}</Value>
        </InlineEdit>
      </Property>
      <Property label="Website">
        <InlineEdit
          label="Website"
          name={`${company.id} website`}
          value={company.website}
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
