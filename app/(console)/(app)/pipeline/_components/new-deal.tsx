'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { toast } from 'sonner';
import type { z } from 'zod';
import { createDealInput } from '@/server/routers/deals/schemas';
import { FormDialog } from '../../../_components/form-dialog';
import { TakenAddress } from '../../../_components/taken-address';
import { WebsiteField } from '../../../_components/website-field';
import { Field } from '../../../_components/ui/field';
import { Input, Textarea } from '../../../_components/ui/input';
import { Select } from '../../../_components/ui/select';
import { dealHref } from '../../../_lib/deals';
import { DEAL_SOURCE_OPTIONS, DEAL_STAGE_OPTIONS } from '../../../_lib/enum-options';
import { asAddress } from '../../../_lib/as-address';
import { asNumber, asText, asTrimmed, formResolver } from '../../../_lib/form';
import { DEAL_SUMS, notNegative } from '../../../_lib/not-negative';
import type { Outputs } from '../../../_lib/outputs';
import { useTRPC } from '../../../_lib/trpc';
import { useFormMutation } from '../../../_lib/use-form-mutation';
import { useGo } from '../../../_lib/use-go';
import { keepForms, useKeptForm } from '../../../_lib/use-kept-form';
import { useRefresh } from '../../../_lib/use-refresh';
import { useTaken } from '../../../_lib/use-taken';
import { useOrganization, useWorld } from '../../../_lib/world';
import { useRestoreDeal } from './use-restore-deal';

const FIELDS = [
  'companyName',
  'slug',
  'website',
  'description',
  'stage',
  'source',
  'sourceDetail',
  'thesisFitScore',
  'estimatedValuation',
  'estimatedCheckSize',
  'sector',
  'companyStage',
  'vehicleId',
] as const;

const KEPT = keepForms<z.input<typeof createDealInput>>();

const newDealForm = notNegative(createDealInput, DEAL_SUMS);

type Holding = Outputs['deals']['slugHolder'];

/** Who is in the way, and what to do about it. */
function wordsOf({ slug, deal }: Holding): string {
  if (!deal) {
    return `A deal that you cannot see has the address “${slug}”. Give this one an address of its own.`;
  }
  return deal.deletedAt === null
    ? `${deal.companyName} is in the pipeline already. To add another deal under this name, give it an address of its own.`
    : `${deal.companyName} was deleted from the pipeline. Restore it as it was, or give the new one an address of its own.`;
}

/** The form for a new deal; people's deals begin where people do. */
export function NewDeal({ onClose }: { onClose: () => void }) {
  const trpc = useTRPC();
  const go = useGo();
  const refresh = useRefresh();
  const { vehicles, currentVehicleId } = useOrganization();
  const queryVehicleId = useWorld().vehicle?.id;
  const investing = vehicles.find(({ id }) => id === currentVehicleId);
  const keptAs = currentVehicleId ?? '';
  const form = useForm({
    resolver: formResolver(newDealForm),
    defaultValues: KEPT.get(keptAs)?.values ?? {
      stage: 'PRE_MEETING',
      source: 'MANUAL',
      vehicleId: investing?.id,
      queryVehicleId,
    },
  });
  const { typedBefore, forget } = useKeptForm(form, KEPT, keptAs);
  const close = () => {
    forget();
    onClose();
  };
  const queryClient = useQueryClient();
  const [addressed] = useState(() => KEPT.get(keptAs)?.values.slug !== undefined);
  const {
    taken,
    onConflict,
    forget: forgetTaken,
  } = useTaken(
    ({ companyName, slug, vehicleId }: z.input<typeof createDealInput>) => {
      const input = { companyName, slug, vehicleId, queryVehicleId };
      return queryClient.fetchQuery(trpc.deals.slugHolder.queryOptions(input, { staleTime: 0 }));
    },
    (slug) => form.setValue('slug', slug),
  );
  const holder = taken?.deal;
  const restore = useRestoreDeal(close);
  const { register, formState } = form;
  const error = (field: (typeof FIELDS)[number]) => formState.errors[field]?.message;
  const sending = useFormMutation(
    form,
    trpc.deals.create.mutationOptions({
      onSuccess: async (deal) => {
        close();
        toast.success(`${deal.companyName} is in the pipeline.`, {
          action: { label: 'Open', onClick: () => go(dealHref(deal)) },
        });
        await refresh(trpc.deals.pathFilter());
      },
    }),
    FIELDS,
    undefined,
    onConflict,
  );
  return (
    <FormDialog
      title="Add deal"
      action="Add deal"
      sending={sending}
      onClose={close}
      typedBefore={typedBefore}
    >
      <Field label="Company" required error={error('companyName')} className="col-span-2">
        {(control) => (
          <Input
            {...control}
            {...register('companyName', { onChange: forgetTaken })}
            autoFocus
            placeholder="Acme Robotics"
          />
        )}
      </Field>
      {(taken || addressed) && (
        <TakenAddress
          key={taken?.slug}
          note={taken ? wordsOf(taken) : undefined}
          restore={
            holder && holder.deletedAt !== null
              ? {
                  busy: restore.isPending,
                  onClick: () => restore.mutate({ slug: holder.slug, vehicleId: queryVehicleId }),
                }
              : undefined
          }
          under="/deals/"
          field={register('slug', asText)}
          error={error('slug')}
        />
      )}
      <WebsiteField
        field={register(
          'website',
          asAddress((address) => form.setValue('website', address)),
        )}
        error={error('website')}
        className="col-span-2"
      />
      <Field label="What they do" error={error('description')} className="col-span-2">
        {(control) => <Textarea {...control} {...register('description', asText)} rows={2} />}
      </Field>
      <Field label="Stage" error={error('stage')}>
        {(control) => <Select {...control} {...register('stage')} options={DEAL_STAGE_OPTIONS} />}
      </Field>
      <Field
        label="Fund"
        error={error('vehicleId')}
        // Without a fund the service takes the one that invests now, where there is one.
        {...(investing !== undefined && { hint: 'Unassign it on the deal’s page' })}
      >
        {(control) => (
          <Select
            {...control}
            {...register('vehicleId', asText)}
            {...(investing === undefined && { empty: 'Unassigned' })}
            options={vehicles.map(({ id, name }) => ({ value: id, label: name }))}
          />
        )}
      </Field>
      <Field label="Source" error={error('source')}>
        {(control) => <Select {...control} {...register('source')} options={DEAL_SOURCE_OPTIONS} />}
      </Field>
      <Field label="Source detail" error={error('sourceDetail')} hint="Who or which batch">
        {(control) => <Input {...control} {...register('sourceDetail', asText)} />}
      </Field>
      <Field label="Sector" error={error('sector')}>
        {(control) => <Input {...control} {...register('sector', asTrimmed)} />}
      </Field>
      <Field label="Funding stage" error={error('companyStage')}>
        {(control) => (
          <Input {...control} {...register('companyStage', asTrimmed)} placeholder="Seed" />
        )}
      </Field>
      <Field label="Check" error={error('estimatedCheckSize')} hint="USD, such as 500k">
        {(control) => (
          <Input {...control} {...register('estimatedCheckSize', asNumber)} inputMode="decimal" />
        )}
      </Field>
      <Field label="Valuation" error={error('estimatedValuation')} hint="USD">
        {(control) => (
          <Input {...control} {...register('estimatedValuation', asNumber)} inputMode="decimal" />
        )}
      </Field>
    </FormDialog>
  );
}
