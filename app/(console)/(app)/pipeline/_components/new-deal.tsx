'use client';

import { useRouter } from 'next/navigation';
import { useForm } from 'react-hook-form';
import { toast } from 'sonner';
import type { z } from 'zod';
import { createDealInput } from '@/server/routers/deals/schemas';
import { FormDialog } from '../../../_components/form-dialog';
import { Field } from '../../../_components/ui/field';
import { Input, Textarea } from '../../../_components/ui/input';
import { Select } from '../../../_components/ui/select';
import { dealHref } from '../../../_lib/deals';
import { DEAL_SOURCE_OPTIONS, DEAL_STAGE_OPTIONS } from '../../../_lib/enum-options';
import { asNumber, asText, formResolver } from '../../../_lib/form';
import { useTRPC } from '../../../_lib/trpc';
import { useFormMutation } from '../../../_lib/use-form-mutation';
import { useKeptForm } from '../../../_lib/use-kept-form';
import { useRefresh } from '../../../_lib/use-refresh';
import { useOrganization, useWorld } from '../../../_lib/world';

const FIELDS = [
  'companyName',
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

const KEPT = new Map<string, z.input<typeof createDealInput>>();

/** The form for a new deal; people's deals begin where people do. */
export function NewDeal({ onClose }: { onClose: () => void }) {
  const trpc = useTRPC();
  const router = useRouter();
  const refresh = useRefresh();
  const { vehicles, currentVehicleId } = useOrganization();
  const queryVehicleId = useWorld().vehicle?.id;
  const form = useForm({
    resolver: formResolver(createDealInput),
    defaultValues: {
      stage: 'PRE_MEETING',
      source: 'MANUAL',
      vehicleId: vehicles.find(({ id }) => id === currentVehicleId)?.id,
      queryVehicleId,
    },
  });
  const { typedBefore, forget } = useKeptForm(form, KEPT, currentVehicleId ?? '');
  const close = () => {
    forget();
    onClose();
  };
  const { register, formState } = form;
  const error = (field: (typeof FIELDS)[number]) => formState.errors[field]?.message;
  const sending = useFormMutation(
    form,
    trpc.deals.create.mutationOptions({
      onSuccess: async (deal) => {
        close();
        toast.success(`${deal.companyName} is in the pipeline.`, {
          action: { label: 'Open', onClick: () => router.push(dealHref(deal)) },
        });
        await refresh(trpc.deals.pathFilter());
      },
    }),
    FIELDS,
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
          <Input {...control} {...register('companyName')} autoFocus placeholder="Acme Robotics" />
        )}
      </Field>
      <Field label="Website" error={error('website')} className="col-span-2">
        {(control) => (
          <Input {...control} {...register('website', asText)} type="url" placeholder="https://" />
        )}
      </Field>
      <Field label="What they do" error={error('description')} className="col-span-2">
        {(control) => <Textarea {...control} {...register('description', asText)} rows={2} />}
      </Field>
      <Field label="Stage" error={error('stage')}>
        {(control) => <Select {...control} {...register('stage')} options={DEAL_STAGE_OPTIONS} />}
      </Field>
      <Field label="Fund" error={error('vehicleId')}>
        {(control) => (
          <Select
            {...control}
            {...register('vehicleId', asText)}
            empty="The one that invests now"
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
        {(control) => <Input {...control} {...register('sector', asText)} />}
      </Field>
      <Field label="Funding stage" error={error('companyStage')}>
        {(control) => (
          <Input {...control} {...register('companyStage', asText)} placeholder="Seed" />
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
