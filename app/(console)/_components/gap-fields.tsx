'use client';

import { useQuery } from '@tanstack/react-query';
import { type FocusEvent, useEffect, useState } from 'react';
import { CUSTOMER_STATUS_OPTIONS, enumLabel, TIER_OPTIONS } from '../_lib/enum-options';
import { usd } from '../_lib/format';
import { METRIC_LABELS } from '../_lib/metric-labels';
import type { Customer, Gap } from '../_lib/outputs';
import { asMetric, asText } from '../_lib/register-as';
import { useTRPC } from '../_lib/trpc';
import { Field } from './ui/field';
import { Input, Textarea } from './ui/input';
import { Select } from './ui/select';
import type { GapFormState } from './use-gap-form';

interface Props {
  gap: Gap;
  form: GapFormState;
  autoFocus?: boolean;
}

/** What a customer on file says by now, which an answer changes. */
function OnFile({ customer }: { customer: Customer }) {
  const value = customer.dealValueAnnualUsd;
  const facts = [
    enumLabel(customer.tier),
    customer.deletedAt === null ? enumLabel(customer.status) : 'deleted',
    value === null ? '' : `${usd(value)} a year`,
  ];
  return (
    <p role="status" className="col-span-2 text-xs text-pretty text-muted">
      {customer.customerName} is on file: {facts.filter(Boolean).join(', ')}. Only what you choose
      here changes.
    </p>
  );
}

/** Nothing is chosen beforehand: a customer on file would be changed to it unseen. */
function CustomerFields({ gap, form, autoFocus = false }: Props) {
  const trpc = useTRPC();
  const { errors, dirtyFields } = form.formState;
  const [named, setNamed] = useState('');
  const query = trpc.dataGaps.customerOnFile.queryOptions(
    { id: gap.id, customerName: named },
    { enabled: named !== '', staleTime: 0, retry: false },
  );
  const onFile = useQuery(query).data?.customer ?? null;
  const isChosen = dirtyFields.tier === true;
  const tier = onFile?.tier;
  const { setValue } = form;
  useEffect(() => {
    if (!isChosen) setValue('tier', tier);
  }, [isChosen, setValue, tier]);
  const onBlur = (event: FocusEvent<HTMLInputElement>) => setNamed(event.target.value.trim());
  const name = form.register('customerName', { onBlur });
  return (
    <div className="grid grid-cols-2 gap-x-3 gap-y-3.5">
      <Field label="Customer" required error={errors.customerName?.message} className="col-span-2">
        {(control) => <Input {...control} {...name} autoFocus={autoFocus} autoComplete="off" />}
      </Field>
      {onFile && <OnFile customer={onFile} />}
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
            options={CUSTOMER_STATUS_OPTIONS}
            empty={onFile === null ? 'Active' : 'As on file'}
          />
        )}
      </Field>
    </div>
  );
}

/** The fields that a gap's type asks for. */
export function GapFields({ gap, form, autoFocus = false }: Props) {
  if (gap.gapType === 'CUSTOMER_AMBIGUOUS') {
    return <CustomerFields gap={gap} form={form} autoFocus={autoFocus} />;
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
    <Field label="Period" required error={error} hint="Such as 2026-Q1 or 2026-03">
      {(control) => <Input {...control} {...value} autoFocus={autoFocus} autoComplete="off" />}
    </Field>
  ) : (
    <Field label="Content" required error={error} hint="Paste what it says.">
      {(control) => <Textarea {...control} {...value} rows={6} autoFocus={autoFocus} />}
    </Field>
  );
}
