'use client';

import type { FocusEvent } from 'react';
import { CUSTOMER_STATUS_OPTIONS, enumLabel, TIER_OPTIONS } from '../_lib/enum-options';
import { usd } from '../_lib/format';
import { churnDay, saysOtherwise } from '../_lib/gap-prefill';
import { METRIC_LABELS } from '../_lib/metric-labels';
import type { Customer, Gap } from '../_lib/outputs';
import { asMetric, asNumber, asText } from '../_lib/register-as';
import { PeriodHint } from './period-hint';
import { Field } from './ui/field';
import { Input, Textarea } from './ui/input';
import { Select } from './ui/select';
import { useCustomerOnFile } from './use-customer-on-file';
import type { Filling, GapFormState } from './use-gap-form';

interface Props {
  gap: Gap;
  form: GapFormState;
  filling: Filling;
  autoFocus?: boolean;
}

/** What a customer on file says by now, which an answer changes. */
function OnFile({ customer, isToChange }: { customer: Customer; isToChange: boolean }) {
  const value = customer.dealValueAnnualUsd;
  const facts = [
    enumLabel(customer.tier),
    customer.deletedAt === null ? enumLabel(customer.status) : 'deleted',
    value === null ? '' : `${usd(value)} a year`,
  ];
  return (
    <p role="status" className="col-span-2 text-xs text-pretty text-muted">
      {customer.customerName} is on file: {facts.filter(Boolean).join(', ')}.{' '}
      {isToChange
        ? 'What the update says otherwise is filled in below; what is empty stays as it is.'
        : 'Only what you choose here changes.'}
    </p>
  );
}

const STATUSES_BUT_ACTIVE = CUSTOMER_STATUS_OPTIONS.filter(({ value }) => value !== 'ACTIVE');

function CustomerFields(props: Props) {
  const { form, autoFocus = false } = props;
  const { errors } = form.formState;
  const { onFile, prefill, setNamed } = useCustomerOnFile(props);
  const onBlur = (event: FocusEvent<HTMLInputElement>) => setNamed(event.target.value.trim());
  const name = form.register('customerName', { onBlur });
  const left = { shouldUnregister: true, value: churnDay(onFile) };
  const onFileAlready = onFile === null ? '' : 'As on file';
  return (
    <div className="grid grid-cols-2 gap-x-3 gap-y-3.5">
      <Field label="Customer" required error={errors.customerName?.message} className="col-span-2">
        {(control) => <Input {...control} {...name} autoFocus={autoFocus} autoComplete="off" />}
      </Field>
      {onFile && <OnFile customer={onFile} isToChange={saysOtherwise(prefill)} />}
      <Field label="Tier" required error={errors.tier?.message}>
        {(control) => (
          <Select
            {...control}
            {...form.register('tier', asText)}
            options={TIER_OPTIONS}
            empty="Choose…"
          />
        )}
      </Field>
      <Field label="Status" error={errors.status?.message}>
        {(control) => (
          <Select
            {...control}
            {...form.register('status', asText)}
            options={onFile === null ? STATUSES_BUT_ACTIVE : CUSTOMER_STATUS_OPTIONS}
            empty={onFile === null ? 'Active' : 'As on file'}
          />
        )}
      </Field>
      {form.watch('status') === 'CHURNED' && (
        <Field label="Churned on" required error={errors.churnedAt?.message}>
          {(control) => <Input {...control} {...form.register('churnedAt', left)} type="date" />}
        </Field>
      )}
      <Field label="Annual value" hint="USD" error={errors.dealValueAnnualUsd?.message}>
        {(control) => (
          <Input
            {...control}
            {...form.register('dealValueAnnualUsd', asNumber)}
            inputMode="decimal"
            autoComplete="off"
            placeholder={onFileAlready}
          />
        )}
      </Field>
      <Field label="Contract term" error={errors.contractTerm?.message}>
        {(control) => (
          <Input
            {...control}
            {...form.register('contractTerm', asText)}
            autoComplete="off"
            placeholder={onFileAlready}
          />
        )}
      </Field>
    </div>
  );
}

/** The fields that a gap's type asks for. */
export function GapFields(props: Props) {
  const { gap, form, autoFocus = false } = props;
  if (gap.gapType === 'CUSTOMER_AMBIGUOUS') {
    return <CustomerFields {...props} />;
  }
  const error = form.formState.errors.value?.message;
  if (gap.gapType === 'METRIC_MISSING') {
    const known = METRIC_LABELS[gap.suggestedField ?? ''];
    return (
      <Field
        label={known?.label ?? gap.suggestedField ?? 'Value'}
        required
        error={error}
        hint={known?.unit}
      >
        {(control) => (
          <Input
            {...control}
            {...form.register('value', asMetric(gap.suggestedField ?? ''))}
            inputMode="decimal"
            autoFocus={autoFocus}
            autoComplete="off"
          />
        )}
      </Field>
    );
  }
  const value = form.register('value', asText);
  return gap.gapType === 'PERIOD_UNCLEAR' ? (
    <Field label="Period" required error={error} hint={<PeriodHint typed={form.watch('value')} />}>
      {(control) => <Input {...control} {...value} autoFocus={autoFocus} autoComplete="off" />}
    </Field>
  ) : (
    <Field label="Content" required error={error} hint="Paste what it says.">
      {(control) => <Textarea {...control} {...value} rows={6} autoFocus={autoFocus} />}
    </Field>
  );
}
