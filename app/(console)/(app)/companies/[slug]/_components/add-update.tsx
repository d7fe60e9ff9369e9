'use client';

import { useForm } from 'react-hook-form';
import { toast } from 'sonner';
import type { z } from 'zod';
import { createUpdateInput } from '@/server/routers/investor-updates/schemas';
import { FormDialog } from '../../../../_components/form-dialog';
import { PeriodHint } from '../../../../_components/period-hint';
import { Field } from '../../../../_components/ui/field';
import { Input, Textarea } from '../../../../_components/ui/input';
import { asText, formResolver } from '../../../../_lib/form';
import { dayBegun } from '../../../../_lib/today';
import { useTRPC } from '../../../../_lib/trpc';
import { useFormMutation } from '../../../../_lib/use-form-mutation';
import { keepForms, useKeptForm } from '../../../../_lib/use-kept-form';
import { useRefresh } from '../../../../_lib/use-refresh';
import { useCompany } from './company-context';

const KEPT = keepForms<z.input<typeof createUpdateInput>>();

interface Props {
  /** Called with the id of what was added. */
  onAdded: (id: string) => void;
  onClose: () => void;
}

/** An update pasted by hand; its asks are found as it is stored. */
export function AddUpdate({ onAdded, onClose }: Props) {
  const trpc = useTRPC();
  const refresh = useRefresh();
  const { company, ref } = useCompany();
  const form = useForm({
    resolver: formResolver(createUpdateInput),
    defaultValues: KEPT.get(company.id)?.values ?? {
      ...ref,
      source: 'manual',
      receivedAt: dayBegun(),
      rawBody: '',
    },
  });
  const { typedBefore, forget } = useKeptForm(form, KEPT, company.id);
  const close = () => {
    forget();
    onClose();
  };
  const { register, formState } = form;
  const { errors } = formState;
  const sending = useFormMutation(
    form,
    trpc.investorUpdates.create.mutationOptions({
      onSuccess: async ({ id }) => {
        close();
        toast.success('The update is added.', {
          description: '“Read updates” takes numbers and customers out of it.',
        });
        await refresh(
          trpc.investorUpdates.pathFilter(),
          trpc.asks.pathFilter(),
          trpc.review.pathFilter(),
        );
        onAdded(id);
      },
    }),
    ['subject', 'receivedAt', 'reportedPeriod', 'fromAddress', 'rawBody'],
  );
  return (
    <FormDialog
      title="Add update"
      description={`Paste what ${company.name} wrote to its investors.`}
      action="Add update"
      sending={sending}
      onClose={close}
      typedBefore={typedBefore}
    >
      <Field label="Text" required error={errors.rawBody?.message} className="col-span-2">
        {(control) => <Textarea {...control} {...register('rawBody')} rows={10} autoFocus />}
      </Field>
      <Field label="Subject" error={errors.subject?.message} className="col-span-2">
        {(control) => <Input {...control} {...register('subject', asText)} />}
      </Field>
      <Field label="Received" required error={errors.receivedAt?.message}>
        {(control) => <Input {...control} {...register('receivedAt')} type="date" />}
      </Field>
      <Field
        label="Reports on"
        hint={<PeriodHint typed={form.watch('reportedPeriod')} />}
        error={errors.reportedPeriod?.message}
      >
        {(control) => <Input {...control} {...register('reportedPeriod', asText)} />}
      </Field>
      <Field label="From" error={errors.fromAddress?.message} className="col-span-2">
        {(control) => (
          <Input {...control} {...register('fromAddress', asText)} placeholder="ceo@acme.example" />
        )}
      </Field>
    </FormDialog>
  );
}
