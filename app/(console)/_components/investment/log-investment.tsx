'use client';

import { useQueryClient } from '@tanstack/react-query';
import { type ChangeEvent, useState } from 'react';
import { useForm } from 'react-hook-form';
import { toast } from 'sonner';
import type { z } from 'zod';
import { createCompanyInput } from '@/server/routers/portfolio/schemas';
import { FormDialog } from '../form-dialog';
import { TakenAddress } from '../taken-address';
import { WebsiteField } from '../website-field';
import { Field } from '../ui/field';
import { Input, Textarea } from '../ui/input';
import { Select } from '../ui/select';
import { companyHref } from '../../_lib/company-href';
import { INSTRUMENT_OPTIONS, STATUS_OPTIONS } from '../../_lib/enum-options';
import { asAddress } from '../../_lib/as-address';
import { asNumber, asText, asTrimmed, formResolver } from '../../_lib/form';
import type { Organization, Outputs } from '../../_lib/outputs';
import { today } from '../../_lib/today';
import { useTRPC } from '../../_lib/trpc';
import { useFormMutation } from '../../_lib/use-form-mutation';
import { useGo } from '../../_lib/use-go';
import { keepForms, useKeptForm } from '../../_lib/use-kept-form';
import { useRefresh } from '../../_lib/use-refresh';
import { useTaken } from '../../_lib/use-taken';
import { useWorld } from '../../_lib/world';
import { useRestoreCompany } from './use-restore-company';

const FIELDS = [
  'name',
  'slug',
  'website',
  'sector',
  'stage',
  'checkSize',
  'postMoneyValuation',
  'investmentDate',
  'instrumentType',
  'status',
  'vehicleId',
  'whyWeInvested',
] as const;

const KEPT = keepForms<z.input<typeof createCompanyInput>>();

type Holding = Outputs['portfolio']['slugHolder'];

/** Who is in the way, and what to do about it. */
function wordsOf({ slug, company }: Holding, fund: string): string {
  if (!company) {
    return `A company that you cannot see has the address “${slug}”. Give this one an address of its own.`;
  }
  return company.deletedAt === null
    ? `${company.name} is in the portfolio of ${fund} already. To log another investment under this name, give it an address of its own.`
    : `${company.name} was deleted from the portfolio of ${fund}. Restore it as it was, or give the new one an address of its own.`;
}

/** What a deal that has been committed to says already of the company. */
export type KnownOfDeal = Partial<
  Pick<
    z.input<typeof createCompanyInput>,
    'name' | 'website' | 'sector' | 'stage' | 'checkSize' | 'postMoneyValuation'
  >
> & { dealId: string };

type Fund = Organization['vehicles'][number];

interface Props {
  /** Where it is logged, unless another of `funds` is chosen. */
  vehicle: Fund;
  /** What may be chosen from: a deal may lead into another fund than the one shown. */
  funds?: readonly Fund[];
  known?: KnownOfDeal;
  onClose: () => void;
}

/** The form for a new company; it checks with the procedure's own schema. */
export function LogInvestment({ vehicle, funds = [], known, onClose }: Props) {
  const trpc = useTRPC();
  const go = useGo();
  const refresh = useRefresh();
  const { dealId, ...begun } = known ?? {};
  const keptAs = dealId ?? vehicle.id;
  const form = useForm({
    resolver: formResolver(createCompanyInput),
    defaultValues: KEPT.get(keptAs)?.values ?? {
      ...begun,
      vehicleSlug: vehicle.slug,
      vehicleId: vehicle.id,
      instrumentType: 'SAFE',
      status: 'ACTIVE',
      investmentDate: today(),
    },
  });
  const { typedBefore, forget } = useKeptForm(form, KEPT, keptAs);
  const close = () => {
    forget();
    onClose();
  };
  const { vehicles, vehicle: shown } = useWorld();
  const queryClient = useQueryClient();
  const [addressed] = useState(() => KEPT.get(keptAs)?.values.slug !== undefined);
  const {
    taken,
    onConflict,
    forget: forgetTaken,
  } = useTaken(
    ({ name, slug, vehicleId = vehicle.id }: z.input<typeof createCompanyInput>) => {
      const input = { name, slug, vehicleId };
      return queryClient.fetchQuery(
        trpc.portfolio.slugHolder.queryOptions(input, { staleTime: 0 }),
      );
    },
    (slug) => form.setValue('slug', slug),
  );
  const holder = taken?.company;
  const fund = vehicles.find(({ id }) => id === holder?.vehicleId)?.name ?? 'another fund';
  const restore = useRestoreCompany(close);
  const { register, formState } = form;
  const hasChoice = funds.length > 1;
  const slugOf = (id: string) => funds.find((fund) => fund.id === id)?.slug ?? vehicle.slug;
  const error = (field: (typeof FIELDS)[number]) => formState.errors[field]?.message;
  const sending = useFormMutation(
    form,
    trpc.portfolio.create.mutationOptions({
      onSuccess: async (company) => {
        close();
        toast.success(`${company.name} is in the portfolio.`, {
          action: { label: 'Open', onClick: () => go(companyHref(company, shown?.id)) },
        });
        await refresh(
          trpc.portfolio.pathFilter(),
          trpc.vehicles.pathFilter(),
          trpc.deals.inPortfolio.pathFilter(),
        );
      },
    }),
    FIELDS,
    undefined,
    onConflict,
  );
  return (
    <FormDialog
      title="Log investment"
      description={hasChoice ? 'A new company.' : `A new company in ${vehicle.name}.`}
      action="Log investment"
      sending={sending}
      onClose={close}
      typedBefore={typedBefore}
    >
      <Field label="Company" required error={error('name')} className="col-span-2">
        {(control) => (
          <Input
            {...control}
            {...register('name', { onChange: forgetTaken })}
            autoFocus
            placeholder="Acme Robotics"
          />
        )}
      </Field>
      {(taken || addressed) && (
        <TakenAddress
          key={taken?.slug}
          note={taken ? wordsOf(taken, fund) : undefined}
          restore={
            holder && holder.deletedAt !== null
              ? {
                  busy: restore.isPending,
                  onClick: () => restore.mutate({ slug: holder.slug, vehicleId: holder.vehicleId }),
                }
              : undefined
          }
          under="/companies/"
          field={register('slug', asText)}
          error={error('slug')}
        />
      )}
      {hasChoice && (
        <Field label="Fund" required error={error('vehicleId')} className="col-span-2">
          {(control) => (
            <Select
              {...control}
              {...register('vehicleId', {
                onChange: ({ target }: ChangeEvent<HTMLSelectElement>) =>
                  form.setValue('vehicleSlug', slugOf(target.value)),
              })}
              options={funds.map(({ id, name }) => ({ value: id, label: name }))}
            />
          )}
        </Field>
      )}
      <Field label="Check size" required error={error('checkSize')} hint="USD, such as 250k">
        {(control) => (
          <Input
            {...control}
            {...register('checkSize', asNumber)}
            inputMode="decimal"
            placeholder="$250,000"
          />
        )}
      </Field>
      <Field label="Post-money valuation" error={error('postMoneyValuation')} hint="USD">
        {(control) => (
          <Input
            {...control}
            {...register('postMoneyValuation', asNumber)}
            inputMode="decimal"
            placeholder="$10m"
          />
        )}
      </Field>
      <Field label="Investment date" required error={error('investmentDate')}>
        {(control) => <Input {...control} {...register('investmentDate')} type="date" />}
      </Field>
      <Field label="Instrument" required error={error('instrumentType')}>
        {(control) => (
          <Select {...control} {...register('instrumentType')} options={INSTRUMENT_OPTIONS} />
        )}
      </Field>
      <Field label="Sector" error={error('sector')}>
        {(control) => <Input {...control} {...register('sector', asTrimmed)} />}
      </Field>
      <Field label="Stage" error={error('stage')}>
        {(control) => <Input {...control} {...register('stage', asTrimmed)} placeholder="Seed" />}
      </Field>
      <WebsiteField
        field={register(
          'website',
          asAddress((address) => form.setValue('website', address)),
        )}
        error={error('website')}
      />
      <Field label="Status" error={error('status')}>
        {(control) => <Select {...control} {...register('status')} options={STATUS_OPTIONS} />}
      </Field>
      <Field
        label="Why we invested"
        error={error('whyWeInvested')}
        hint="Markdown works."
        className="col-span-2"
      >
        {(control) => <Textarea {...control} {...register('whyWeInvested', asText)} />}
      </Field>
    </FormDialog>
  );
}
