'use client';

import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { toast } from 'sonner';
import { churnCustomerInput } from '@/server/routers/customers/schemas';
import { FormError } from '../../../../_components/form-error';
import { Button } from '../../../../_components/ui/button';
import { Dialog, DialogBody, DialogFooter } from '../../../../_components/ui/dialog';
import { Field } from '../../../../_components/ui/field';
import { Input, Textarea } from '../../../../_components/ui/input';
import { asText, formResolver, showProblem } from '../../../../_lib/form';
import type { Customer } from '../../../../_lib/outputs';
import { useTRPC } from '../../../../_lib/trpc';
import { useRefresh } from '../../../../_lib/use-refresh';
import { useCompany } from './company-context';

interface Props {
  customer: Customer;
  onClose: () => void;
}

/** When the customer left, and why. */
export function ChurnCustomer({ customer, onClose }: Props) {
  const trpc = useTRPC();
  const refresh = useRefresh();
  const { ref } = useCompany();
  const [failure, setFailure] = useState<string | null>(null);
  const form = useForm({
    resolver: formResolver(churnCustomerInput),
    defaultValues: { ...ref, id: customer.id, churnedAt: new Date().toISOString().slice(0, 10) },
  });
  const { errors } = form.formState;
  const churn = useMutation(
    trpc.customers.churn.mutationOptions({
      meta: { ownErrors: true },
      onError: (problem) => setFailure(showProblem(form, problem, ['churnedAt', 'notes'])),
      onSuccess: async () => {
        onClose();
        toast.success(`${customer.customerName} is marked as churned.`);
        await refresh(trpc.customers.pathFilter());
      },
    }),
  );
  const submit = form.handleSubmit((input) => {
    setFailure(null);
    churn.mutate(input);
  });
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={`${customer.customerName} churned`}
      description="It stays in the list, with the day it left."
      className="md:w-[26rem]"
    >
      <form noValidate onSubmit={(event) => void submit(event)} className="flex min-h-0 flex-col">
        <DialogBody className="flex flex-col gap-3.5">
          <Field label="Churned on" required error={errors.churnedAt?.message}>
            {(control) => (
              <Input {...control} {...form.register('churnedAt')} type="date" autoFocus />
            )}
          </Field>
          <Field label="Why" error={errors.notes?.message}>
            {(control) => <Textarea {...control} {...form.register('notes', asText)} rows={3} />}
          </Field>
          <FormError message={failure} />
        </DialogBody>
        <DialogFooter>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="primary" disabled={churn.isPending}>
            Mark as churned
          </Button>
        </DialogFooter>
      </form>
    </Dialog>
  );
}
