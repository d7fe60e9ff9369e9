'use client';

import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { toast } from 'sonner';
import { enumLabel, CUSTOMER_STATUS_OPTIONS, TIER_OPTIONS } from '../_lib/enum-options';
import { readNumber } from '../_lib/form';
import type { Gap } from '../_lib/outputs';
import { problemOf } from '../_lib/problem';
import { useTRPC } from '../_lib/trpc';
import { useRefresh } from '../_lib/use-refresh';
import { FormError } from './form-error';
import { Button } from './ui/button';
import { Dialog, DialogBody, DialogFooter } from './ui/dialog';
import { Field } from './ui/field';
import { Input, Textarea } from './ui/input';
import { Select } from './ui/select';

type Errors = Readonly<Record<string, string>>;

/** The fields that a gap's type asks for; each named as the value's own field. */
function ValueFields({ gap, errors }: { gap: Gap; errors: Errors }) {
  if (gap.gapType === 'METRIC_MISSING') {
    return (
      <Field label={gap.suggestedField ?? 'Value'} required error={errors.value}>
        {(control) => <Input {...control} name="value" inputMode="decimal" autoFocus />}
      </Field>
    );
  }
  if (gap.gapType === 'CUSTOMER_AMBIGUOUS') {
    return (
      <>
        <Field label="Customer" required error={errors.customerName}>
          {(control) => <Input {...control} name="customerName" autoFocus />}
        </Field>
        <Field label="Tier" required error={errors.tier}>
          {(control) => (
            <Select {...control} name="tier" options={TIER_OPTIONS} defaultValue="ENTERPRISE" />
          )}
        </Field>
        <Field label="Status" error={errors.status}>
          {(control) => (
            <Select
              {...control}
              name="status"
              options={CUSTOMER_STATUS_OPTIONS}
              defaultValue="ACTIVE"
            />
          )}
        </Field>
      </>
    );
  }
  if (gap.gapType === 'PERIOD_UNCLEAR') {
    return (
      <Field label="Period" required error={errors.value} hint="Such as 2026-Q1 or 2026-03">
        {(control) => <Input {...control} name="value" autoFocus />}
      </Field>
    );
  }
  return (
    <Field label="Content" required error={errors.value} hint="Paste what it says.">
      {(control) => <Textarea {...control} name="value" rows={8} autoFocus />}
    </Field>
  );
}

const textOf = (form: FormData, name: string): string => {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
};

/** The value in the shape that the gap's type takes. */
function valueOf(gap: Gap, form: FormData): unknown {
  if (gap.gapType === 'METRIC_MISSING') return readNumber(textOf(form, 'value')) ?? '';
  if (gap.gapType !== 'CUSTOMER_AMBIGUOUS') return textOf(form, 'value');
  return {
    customerName: textOf(form, 'customerName'),
    tier: textOf(form, 'tier'),
    status: textOf(form, 'status'),
  };
}

interface Props {
  gap: Gap;
  onClose: () => void;
}

/** The right form for a gap's type; the service checks it, and what it did is told. */
export function ResolveGap({ gap, onClose }: Props) {
  const trpc = useTRPC();
  const refresh = useRefresh();
  const [errors, setErrors] = useState<Errors>({});
  const [failure, setFailure] = useState<string | null>(null);
  const resolve = useMutation(
    trpc.dataGaps.resolve.mutationOptions({
      meta: { ownErrors: true },
      onError: (error) => {
        const { issues, message, requestId } = problemOf(error);
        const placed = issues
          .filter(({ path }) => path[0] === 'resolvedValue')
          .map((issue): [string, string] => [String(issue.path[1] ?? 'value'), issue.message]);
        setErrors(Object.fromEntries(placed));
        if (placed.length === 0) setFailure(`${message} (request ${requestId ?? 'not answered'})`);
      },
      onSuccess: async ({ effects }) => {
        onClose();
        toast.success('The gap is resolved.', {
          description: effects.map(({ detail }) => detail).join(' '),
        });
        await refresh(
          trpc.dataGaps.pathFilter(),
          trpc.metricSnapshots.pathFilter(),
          trpc.customers.pathFilter(),
          trpc.investorUpdates.pathFilter(),
        );
      },
    }),
  );
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setErrors({});
    setFailure(null);
    const form = new FormData(event.currentTarget);
    const notes = textOf(form, 'notes').trim();
    resolve.mutate({
      id: gap.id,
      resolvedValue: valueOf(gap, form),
      ...(notes === '' ? {} : { notes }),
    });
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={enumLabel(gap.gapType)}
      description={gap.description}
      className="md:w-[30rem]"
    >
      <form noValidate onSubmit={submit} className="flex min-h-0 flex-col">
        <DialogBody className="flex flex-col gap-3.5">
          <ValueFields gap={gap} errors={errors} />
          <Field label="Notes" error={errors.notes}>
            {(control) => <Textarea {...control} name="notes" rows={2} />}
          </Field>
          <FormError message={failure} />
        </DialogBody>
        <DialogFooter>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="primary" disabled={resolve.isPending}>
            Resolve
          </Button>
        </DialogFooter>
      </form>
    </Dialog>
  );
}
