'use client';

import { useForm } from 'react-hook-form';
import { toast } from 'sonner';
import type { z } from 'zod';
import { FormDialog } from '../../../../_components/form-dialog';
import { PeriodHint } from '../../../../_components/period-hint';
import { Field } from '../../../../_components/ui/field';
import { Input, Textarea } from '../../../../_components/ui/input';
import { asMetric, asText, formResolver } from '../../../../_lib/form';
import { dayBegun } from '../../../../_lib/today';
import { useTRPC } from '../../../../_lib/trpc';
import { useFormMutation } from '../../../../_lib/use-form-mutation';
import { keepForms, useKeptForm } from '../../../../_lib/use-kept-form';
import { useRefresh } from '../../../../_lib/use-refresh';
import { useCompany } from './company-context';
import { hintBeside, NUMBERS, snapshotForm } from './snapshot-form';

const FIELDS = ['asOf', 'reportedPeriod', 'notes', ...NUMBERS.map(({ name }) => name)] as const;

const KEPT = keepForms<z.input<typeof snapshotForm>>();

/** The form for the numbers of one moment. */
export function AddSnapshot({ onClose }: { onClose: () => void }) {
  const trpc = useTRPC();
  const refresh = useRefresh();
  const { company, ref } = useCompany();
  const form = useForm({
    resolver: formResolver(snapshotForm),
    defaultValues: KEPT.get(company.id)?.values ?? { ...ref, asOf: dayBegun() },
  });
  const { typedBefore, forget } = useKeptForm(form, KEPT, company.id);
  const close = () => {
    forget();
    onClose();
  };
  const { register, formState } = form;
  const { errors } = formState;
  const margin = form.watch('grossMarginPct');
  const sending = useFormMutation(
    form,
    trpc.metricSnapshots.create.mutationOptions({
      onSuccess: async () => {
        close();
        toast.success('The snapshot is added.');
        await refresh(trpc.metricSnapshots.pathFilter());
      },
    }),
    FIELDS,
  );
  return (
    <FormDialog
      title="Add snapshot"
      description={company.name}
      action="Add snapshot"
      sending={sending}
      onClose={close}
      typedBefore={typedBefore}
    >
      <Field label="As of" required error={errors.asOf?.message}>
        {(control) => <Input {...control} {...register('asOf')} type="date" autoFocus />}
      </Field>
      <Field
        label="Period"
        hint={<PeriodHint typed={form.watch('reportedPeriod')} />}
        error={errors.reportedPeriod?.message}
      >
        {(control) => <Input {...control} {...register('reportedPeriod', asText)} />}
      </Field>
      {NUMBERS.map(({ name, label, hint }) => (
        <Field
          key={name}
          label={label}
          hint={hintBeside(name, hint, name === 'grossMarginPct' ? margin : undefined)}
          error={errors[name]?.message}
        >
          {(control) => (
            <Input {...control} {...register(name, asMetric(name))} inputMode="decimal" />
          )}
        </Field>
      ))}
      <Field label="Notes" error={errors.notes?.message} className="col-span-2">
        {(control) => <Textarea {...control} {...register('notes', asText)} rows={2} />}
      </Field>
    </FormDialog>
  );
}
