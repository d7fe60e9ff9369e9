'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm, type UseFormRegisterReturn } from 'react-hook-form';
import { toast } from 'sonner';
import type { z } from 'zod';
import { patchCustomerInput, upsertCustomerInput } from '@/server/routers/customers/schemas';
import { FormDialog } from '../../../../_components/form-dialog';
import { Field } from '../../../../_components/ui/field';
import { Input, Textarea } from '../../../../_components/ui/input';
import { Select } from '../../../../_components/ui/select';
import { CUSTOMER_STATUS_OPTIONS, enumLabel, TIER_OPTIONS } from '../../../../_lib/enum-options';
import {
  asNumber,
  asNumberOrNull,
  asText,
  asTextOrNull,
  changesFromIn,
  formResolver,
} from '../../../../_lib/form';
import { dateInput, day, usd } from '../../../../_lib/format';
import type { Customer } from '../../../../_lib/outputs';
import { today } from '../../../../_lib/today';
import { useTRPC } from '../../../../_lib/trpc';
import { useFormMutation } from '../../../../_lib/use-form-mutation';
import { keepForms, useKeptForm } from '../../../../_lib/use-kept-form';
import { useRefresh } from '../../../../_lib/use-refresh';
import { useCompany } from './company-context';
import { deletionOf } from './customer-row';
import { plausible } from './plausible-customer';

const SHARED = [
  'tier',
  'status',
  'churnedAt',
  'dealValueAnnualUsd',
  'contractTerm',
  'firstSignedAt',
  'notes',
] as const;
type SharedField = (typeof SHARED)[number];

interface FieldsProps {
  register: (field: SharedField) => UseFormRegisterReturn;
  error: (field: SharedField) => string | undefined;
  isChurned: boolean;
}

/** What is said of every customer beside its name. */
const CustomerFields = ({ register, error, isChurned }: FieldsProps) => (
  <>
    <Field label="Tier" required error={error('tier')}>
      {(control) => <Select {...control} {...register('tier')} options={TIER_OPTIONS} />}
    </Field>
    <Field label="Status" error={error('status')}>
      {(control) => (
        <Select {...control} {...register('status')} options={CUSTOMER_STATUS_OPTIONS} />
      )}
    </Field>
    {isChurned && (
      <Field label="Churned on" required error={error('churnedAt')}>
        {(control) => <Input {...control} {...register('churnedAt')} type="date" />}
      </Field>
    )}
    <Field label="Annual value" hint="USD" error={error('dealValueAnnualUsd')}>
      {(control) => <Input {...control} {...register('dealValueAnnualUsd')} inputMode="decimal" />}
    </Field>
    <Field label="Contract term" error={error('contractTerm')}>
      {(control) => <Input {...control} {...register('contractTerm')} placeholder="12 months" />}
    </Field>
    <Field label="Signed" error={error('firstSignedAt')}>
      {(control) => <Input {...control} {...register('firstSignedAt')} type="date" />}
    </Field>
    <Field label="Notes" error={error('notes')} className="col-span-2">
      {(control) => <Textarea {...control} {...register('notes')} rows={2} />}
    </Field>
  </>
);

/** Closes the form, and says what became of the customer. */
function useSaved(what: string, onClose: () => void) {
  const trpc = useTRPC();
  const refresh = useRefresh();
  const { ref } = useCompany();
  return async ({ customerName }: { customerName: string }) => {
    onClose();
    toast.dismiss(deletionOf(ref.slug, customerName));
    toast.success(`${customerName} is ${what}.`);
    await refresh(trpc.customers.pathFilter());
  };
}

/** Goes with the status Churned; where nothing is on file it starts with the person's day. */
const churnDate = (onFile?: string) => ({ shouldUnregister: true, value: onFile ?? today() });

const ADDED = {
  tier: {},
  status: {},
  dealValueAnnualUsd: asNumber,
  contractTerm: asText,
  firstSignedAt: asText,
  notes: asText,
};

const NEW = keepForms<z.input<typeof upsertCustomerInput>>();

/** Adds a customer; the service matches it by its normalized name. */
export function AddCustomer({ onClose }: { onClose: () => void }) {
  const trpc = useTRPC();
  const { company, ref } = useCompany();
  const form = useForm({
    resolver: formResolver(plausible(upsertCustomerInput)),
    defaultValues: NEW.get(company.id)?.values ?? { ...ref, tier: 'ENTERPRISE', status: 'ACTIVE' },
  });
  const { typedBefore, forget } = useKeptForm(form, NEW, company.id);
  const close = () => {
    forget();
    onClose();
  };
  const { errors } = form.formState;
  const sending = useFormMutation(
    form,
    trpc.customers.add.mutationOptions({ onSuccess: useSaved('added', close) }),
    ['customerName', ...SHARED],
  );
  return (
    <FormDialog
      title="Add customer"
      description={company.name}
      action="Add customer"
      sending={sending}
      onClose={close}
      typedBefore={typedBefore}
    >
      <Field label="Customer" required error={errors.customerName?.message} className="col-span-2">
        {(control) => <Input {...control} {...form.register('customerName')} autoFocus />}
      </Field>
      <CustomerFields
        register={(field) =>
          field === 'churnedAt'
            ? form.register(field, churnDate())
            : form.register(field, ADDED[field])
        }
        isChurned={form.watch('status') === 'CHURNED'}
        error={(field) => errors[field]?.message}
      />
    </FormDialog>
  );
}

const HOW = {
  tier: {},
  status: {},
  dealValueAnnualUsd: asNumberOrNull,
  contractTerm: asTextOrNull,
  firstSignedAt: asTextOrNull,
  notes: asTextOrNull,
};

const shownOf = (customer: Customer) => ({
  tier: customer.tier,
  status: customer.status,
  churnedAt: customer.churnedAt === null ? undefined : dateInput(customer.churnedAt),
  dealValueAnnualUsd: customer.dealValueAnnualUsd,
  contractTerm: customer.contractTerm,
  firstSignedAt: customer.firstSignedAt === null ? null : dateInput(customer.firstSignedAt),
  notes: customer.notes,
});

/** What a customer's field says, in words; '' for nothing. */
function wordsOf(customer: Customer, field: SharedField): string {
  if (customer[field] === null) return '';
  if (field === 'tier' || field === 'status') return enumLabel(customer[field]);
  if (field === 'dealValueAnnualUsd') return usd(customer[field]);
  const isDate = field === 'firstSignedAt' || field === 'churnedAt';
  return (isDate ? day(customer[field]) : customer[field]) ?? '';
}

const CHANGED = keepForms<z.input<typeof patchCustomerInput>>();
const SHOWN = new Map<string, Customer>();

/** The customer as it was shown when its form was begun: what is kept of it goes on from there. */
function whenBegun(customer: Customer): Customer {
  const before = CHANGED.has(customer.id) ? SHOWN.get(customer.id) : undefined;
  SHOWN.set(customer.id, before ?? customer);
  return before ?? customer;
}

/**
 * Changes what is said of a customer; only what somebody changed here is sent, and replaces what
 * was shown alone.
 */
export function EditCustomer({ customer, onClose }: { customer: Customer; onClose: () => void }) {
  const trpc = useTRPC();
  const queryClient = useQueryClient();
  const { company, ref } = useCompany();
  const [shown, setShown] = useState(() => whenBegun(customer));
  const [began] = useState(() => shownOf(shown));
  const readTheirs = async () => {
    const list = trpc.customers.list.queryOptions({ ...ref, includeDeleted: true });
    const { items } = await queryClient.fetchQuery({ ...list, staleTime: 0 });
    const now = items.find(({ id }) => id === customer.id) ?? shown;
    setShown(now);
    return (field: string) => {
      const one = SHARED.find((name) => name === field);
      return one === undefined ? '' : wordsOf(now, one);
    };
  };
  const form = useForm({
    resolver: formResolver(changesFromIn(plausible(patchCustomerInput, shown), began, shown)),
    defaultValues: CHANGED.get(customer.id)?.values ?? { ...ref, id: customer.id, ...began },
  });
  const { typedBefore, forget } = useKeptForm(form, CHANGED, customer.id);
  const close = () => {
    forget();
    onClose();
  };
  const { errors } = form.formState;
  const sending = useFormMutation(
    form,
    trpc.customers.patch.mutationOptions({ onSuccess: useSaved('saved', close) }),
    SHARED,
    readTheirs,
  );
  return (
    <FormDialog
      title="Edit customer"
      description={company.name}
      action="Save"
      sending={sending}
      onClose={close}
      typedBefore={typedBefore}
    >
      <Field
        label="Customer"
        hint="The name is how the customer is found; it stays."
        className="col-span-2"
      >
        {(control) => <Input {...control} value={customer.customerName} readOnly />}
      </Field>
      <CustomerFields
        register={(field) =>
          field === 'churnedAt'
            ? form.register(field, churnDate(began.churnedAt))
            : form.register(field, HOW[field])
        }
        isChurned={form.watch('status') === 'CHURNED'}
        error={(field) => errors[field]?.message}
      />
    </FormDialog>
  );
}
