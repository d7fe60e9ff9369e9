'use client';

import { useForm } from 'react-hook-form';
import { toast } from 'sonner';
import type { z } from 'zod';
import { churnCustomerInput } from '@/server/routers/customers/schemas';
import { FormDialog } from '../../../../_components/form-dialog';
import { Field } from '../../../../_components/ui/field';
import { Input, Textarea } from '../../../../_components/ui/input';
import { asText, formResolver } from '../../../../_lib/form';
import type { Customer } from '../../../../_lib/outputs';
import { churnedBefore } from '../../../../_lib/settled-words';
import { toastUndo } from '../../../../_lib/toasts';
import { today } from '../../../../_lib/today';
import { useTRPC } from '../../../../_lib/trpc';
import { useFormMutation } from '../../../../_lib/use-form-mutation';
import { keepForms, useKeptForm } from '../../../../_lib/use-kept-form';
import { useRefresh } from '../../../../_lib/use-refresh';
import { useCompany } from './company-context';
import { plausible } from './plausible-customer';
import { useUnchurn } from './use-unchurn';

const KEPT = keepForms<z.input<typeof churnCustomerInput>>();

interface Props {
  customer: Customer;
  onClose: () => void;
}

/** When the customer left, and why. */
export function ChurnCustomer({ customer, onClose }: Props) {
  const trpc = useTRPC();
  const refresh = useRefresh();
  const { ref } = useCompany();
  const form = useForm({
    resolver: formResolver(plausible(churnCustomerInput, { ...customer, status: 'CHURNED' })),
    defaultValues: KEPT.get(customer.id)?.values ?? {
      ...ref,
      id: customer.id,
      churnedAt: today(),
    },
  });
  const { typedBefore, forget } = useKeptForm(form, KEPT, customer.id);
  const close = () => {
    forget();
    onClose();
  };
  const { errors } = form.formState;
  const { remember, unchurn } = useUnchurn(customer);
  const sending = useFormMutation(
    form,
    trpc.customers.churn.mutationOptions({
      onMutate: remember,
      onSuccess: async (stored, sent) => {
        close();
        const before = churnedBefore(stored, sent);
        if (before === null) {
          toastUndo(`${customer.customerName} is marked as churned.`, () => unchurn(stored));
        } else toast.warning(before, { duration: 15_000 });
        await refresh(trpc.customers.pathFilter());
      },
    }),
    ['churnedAt', 'notes'],
  );
  return (
    <FormDialog
      narrow
      title={`${customer.customerName} churned`}
      description="It stays in the list, with the day it left."
      action="Mark as churned"
      sending={sending}
      onClose={close}
      typedBefore={typedBefore}
    >
      <Field label="Churned on" required error={errors.churnedAt?.message}>
        {(control) => <Input {...control} {...form.register('churnedAt')} type="date" autoFocus />}
      </Field>
      <Field label="Why" error={errors.notes?.message}>
        {(control) => <Textarea {...control} {...form.register('notes', asText)} rows={3} />}
      </Field>
    </FormDialog>
  );
}
