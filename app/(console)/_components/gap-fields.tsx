'use client';

import { CUSTOMER_STATUS_OPTIONS, TIER_OPTIONS } from '../_lib/enum-options';
import { METRIC_LABELS } from '../_lib/metric-labels';
import type { Gap } from '../_lib/outputs';
import { asMetric, asText } from '../_lib/register-as';
import { Field } from './ui/field';
import { Input, Textarea } from './ui/input';
import { Select } from './ui/select';
import type { GapFormState } from './use-gap-form';

interface Props {
  gap: Gap;
  form: GapFormState;
  autoFocus?: boolean;
}

function CustomerFields({ form, autoFocus = false }: Omit<Props, 'gap'>) {
  const { errors } = form.formState;
  return (
    <div className="grid grid-cols-2 gap-x-3 gap-y-3.5">
      <Field label="Customer" required error={errors.customerName?.message} className="col-span-2">
        {(control) => (
          <Input
            {...control}
            {...form.register('customerName')}
            autoFocus={autoFocus}
            autoComplete="off"
          />
        )}
      </Field>
      <Field label="Tier" required error={errors.tier?.message}>
        {(control) => <Select {...control} {...form.register('tier')} options={TIER_OPTIONS} />}
      </Field>
      <Field label="Status" error={errors.status?.message}>
        {(control) => (
          <Select {...control} {...form.register('status')} options={CUSTOMER_STATUS_OPTIONS} />
        )}
      </Field>
    </div>
  );
}

/** The fields that a gap's type asks for. */
export function GapFields({ gap, form, autoFocus = false }: Props) {
  if (gap.gapType === 'CUSTOMER_AMBIGUOUS') {
    return <CustomerFields form={form} autoFocus={autoFocus} />;
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
