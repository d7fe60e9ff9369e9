'use client';

import { CUSTOMER_STATUS_OPTIONS, TIER_OPTIONS } from '../_lib/enum-options';
import { METRIC_LABELS } from '../_lib/metric-labels';
import type { Gap } from '../_lib/outputs';
import { readNumber } from '../_lib/read-number';
import { Field } from './ui/field';
import { Input, Textarea } from './ui/input';
import { Select } from './ui/select';

/** What is wrong with a gap's answer, by the name of the field. */
export type GapErrors = Readonly<Record<string, string>>;

interface Props {
  gap: Gap;
  errors: GapErrors;
  /** Stands before the fields' names, where a form has the fields of several gaps. */
  prefix?: string;
  autoFocus?: boolean;
}

/** The fields that a gap's type asks for; each named as the value's own field. */
export function GapFields({ gap, errors, prefix = '', autoFocus = false }: Props) {
  if (gap.gapType === 'METRIC_MISSING') {
    const known = METRIC_LABELS[gap.suggestedField ?? ''];
    return (
      <Field
        label={known?.label ?? gap.suggestedField ?? 'Value'}
        required
        error={errors.value}
        hint={known?.unit}
      >
        {(control) => (
          <Input
            {...control}
            name={`${prefix}value`}
            inputMode="decimal"
            autoFocus={autoFocus}
            autoComplete="off"
          />
        )}
      </Field>
    );
  }
  if (gap.gapType === 'CUSTOMER_AMBIGUOUS') {
    return (
      <div className="grid grid-cols-2 gap-x-3 gap-y-3.5">
        <Field label="Customer" required error={errors.customerName} className="col-span-2">
          {(control) => (
            <Input
              {...control}
              name={`${prefix}customerName`}
              autoFocus={autoFocus}
              autoComplete="off"
            />
          )}
        </Field>
        <Field label="Tier" required error={errors.tier}>
          {(control) => (
            <Select
              {...control}
              name={`${prefix}tier`}
              options={TIER_OPTIONS}
              defaultValue="ENTERPRISE"
            />
          )}
        </Field>
        <Field label="Status" error={errors.status}>
          {(control) => (
            <Select
              {...control}
              name={`${prefix}status`}
              options={CUSTOMER_STATUS_OPTIONS}
              defaultValue="ACTIVE"
            />
          )}
        </Field>
      </div>
    );
  }
  if (gap.gapType === 'PERIOD_UNCLEAR') {
    return (
      <Field label="Period" required error={errors.value} hint="Such as 2026-Q1 or 2026-03">
        {(control) => (
          <Input {...control} name={`${prefix}value`} autoFocus={autoFocus} autoComplete="off" />
        )}
      </Field>
    );
  }
  return (
    <Field label="Content" required error={errors.value} hint="Paste what it says.">
      {(control) => (
        <Textarea {...control} name={`${prefix}value`} rows={6} autoFocus={autoFocus} />
      )}
    </Field>
  );
}

/** The text of a form's field. */
export const textOf = (form: FormData, name: string): string => {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
};

/** What is plainly wrong with the answer, before the service is asked; it checks the rest. */
export function plainErrors(gap: Gap, form: FormData, prefix = ''): GapErrors {
  const field = gap.gapType === 'CUSTOMER_AMBIGUOUS' ? 'customerName' : 'value';
  const typed = textOf(form, prefix + field);
  if (typed.trim() === '') return { [field]: 'is required' };
  const isNumber = gap.gapType !== 'METRIC_MISSING' || !Number.isNaN(readNumber(typed));
  return isNumber ? {} : { value: 'must be a number' };
}

/** What was typed, in the shape that the gap's type takes. */
export function gapValue(gap: Gap, form: FormData, prefix = ''): unknown {
  const typed = textOf(form, `${prefix}value`);
  if (gap.gapType === 'METRIC_MISSING') return readNumber(typed) ?? '';
  if (gap.gapType !== 'CUSTOMER_AMBIGUOUS') return typed;
  return {
    customerName: textOf(form, `${prefix}customerName`),
    tier: textOf(form, `${prefix}tier`),
    status: textOf(form, `${prefix}status`),
  };
}
