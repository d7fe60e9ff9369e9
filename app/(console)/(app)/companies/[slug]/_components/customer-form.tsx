'use client';

import { useForm } from 'react-hook-form';
import { toast } from 'sonner';
import { upsertCustomerInput } from '@/server/routers/customers/schemas';
import { FormDialog } from '../../../../_components/form-dialog';
import { Field } from '../../../../_components/ui/field';
import { Input, Textarea } from '../../../../_components/ui/input';
import { Select } from '../../../../_components/ui/select';
import { CUSTOMER_STATUS_OPTIONS, TIER_OPTIONS } from '../../../../_lib/enum-options';
import { asNumber, asText, formResolver } from '../../../../_lib/form';
import { dateInput } from '../../../../_lib/format';
import type { Customer } from '../../../../_lib/outputs';
import { useTRPC } from '../../../../_lib/trpc';
import { useFormMutation } from '../../../../_lib/use-form-mutation';
import { useRefresh } from '../../../../_lib/use-refresh';
import { useCompany } from './company-context';

const FIELDS = [
  'customerName',
  'tier',
  'status',
  'dealValueAnnualUsd',
  'contractTerm',
  'firstSignedAt',
  'notes',
] as const;

interface Props {
  /** The customer to change; null adds one. */
  customer: Customer | null;
  onClose: () => void;
}

/** Adds a customer or changes one; the service matches it by its normalized name. */
export function CustomerForm({ customer, onClose }: Props) {
  const trpc = useTRPC();
  const refresh = useRefresh();
  const { company, ref } = useCompany();
  const form = useForm({
    resolver: formResolver(upsertCustomerInput),
    defaultValues: customer
      ? {
          ...ref,
          customerName: customer.customerName,
          tier: customer.tier,
          status: customer.status,
          dealValueAnnualUsd: customer.dealValueAnnualUsd,
          contractTerm: customer.contractTerm,
          firstSignedAt: dateInput(customer.firstSignedAt),
          notes: customer.notes,
        }
      : { ...ref, tier: 'ENTERPRISE', status: 'ACTIVE' },
  });
  const { register, formState } = form;
  const { errors } = formState;
  const sending = useFormMutation(
    form,
    trpc.customers.upsert.mutationOptions({
      onSuccess: async ({ customerName }) => {
        onClose();
        toast.success(`${customerName} is ${customer ? 'saved' : 'added'}.`);
        await refresh(trpc.customers.pathFilter());
      },
    }),
    FIELDS,
  );
  return (
    <FormDialog
      title={customer ? 'Edit customer' : 'Add customer'}
      description={company.name}
      action={customer ? 'Save' : 'Add customer'}
      sending={sending}
      onClose={onClose}
    >
      <Field
        label="Customer"
        required
        error={errors.customerName?.message}
        {...(customer ? { hint: 'The name is how the customer is found; it stays.' } : {})}
        className="col-span-2"
      >
        {(control) => (
          <Input
            {...control}
            {...register('customerName')}
            readOnly={customer !== null}
            autoFocus={customer === null}
          />
        )}
      </Field>
      <Field label="Tier" required error={errors.tier?.message}>
        {(control) => <Select {...control} {...register('tier')} options={TIER_OPTIONS} />}
      </Field>
      <Field label="Status" error={errors.status?.message}>
        {(control) => (
          <Select {...control} {...register('status')} options={CUSTOMER_STATUS_OPTIONS} />
        )}
      </Field>
      <Field label="Annual value" hint="USD" error={errors.dealValueAnnualUsd?.message}>
        {(control) => (
          <Input {...control} {...register('dealValueAnnualUsd', asNumber)} inputMode="decimal" />
        )}
      </Field>
      <Field label="Contract term" error={errors.contractTerm?.message}>
        {(control) => (
          <Input {...control} {...register('contractTerm', asText)} placeholder="12 months" />
        )}
      </Field>
      <Field label="Signed" error={errors.firstSignedAt?.message}>
        {(control) => <Input {...control} {...register('firstSignedAt', asText)} type="date" />}
      </Field>
      <Field label="Notes" error={errors.notes?.message} className="col-span-2">
        {(control) => <Textarea {...control} {...register('notes', asText)} rows={2} />}
      </Field>
    </FormDialog>
  );
}
