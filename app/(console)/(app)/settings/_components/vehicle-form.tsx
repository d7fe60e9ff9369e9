'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { type ReactNode, useState } from 'react';
import { useForm, type UseFormRegisterReturn } from 'react-hook-form';
import { toast } from 'sonner';
import type { z } from 'zod';
import { createVehicleInput, updateVehicleInput } from '@/server/routers/vehicles/schemas';
import { FormDialog } from '../../../_components/form-dialog';
import { Field } from '../../../_components/ui/field';
import { Input, Textarea } from '../../../_components/ui/input';
import { Select } from '../../../_components/ui/select';
import { enumLabel, VEHICLE_TYPE_OPTIONS } from '../../../_lib/enum-options';
import {
  asNumberOrNull,
  asPercentageOrNull,
  asText,
  asTextOrNull,
  changesFromIn,
  formResolver,
} from '../../../_lib/form';
import { percent, usd } from '../../../_lib/format';
import type { VehicleSettings } from '../../../_lib/outputs';
import { useTRPC } from '../../../_lib/trpc';
import { useFormMutation } from '../../../_lib/use-form-mutation';
import { keepForms, useKeptForm } from '../../../_lib/use-kept-form';
import { useOrganization } from '../../../_lib/world';

const SHARED = [
  'name',
  'type',
  'description',
  'targetFundSize',
  'targetCompanyCount',
  'maxConcentrationPct',
] as const;
type SharedField = (typeof SHARED)[number];

const HOW: Partial<Record<SharedField, { setValueAs: (value: unknown) => unknown }>> = {
  description: asTextOrNull,
  targetFundSize: asNumberOrNull,
  targetCompanyCount: asNumberOrNull,
  maxConcentrationPct: asPercentageOrNull,
};

interface FieldsProps {
  register: (field: SharedField) => UseFormRegisterReturn;
  error: (field: SharedField) => string | undefined;
  slug?: ReactNode;
}

/** What every vehicle has. */
const VehicleFields = ({ register, error, slug }: FieldsProps) => (
  <>
    <Field label="Name" required error={error('name')} className="col-span-2">
      {(control) => (
        <Input {...control} {...register('name')} autoFocus placeholder="Acme Fund II" />
      )}
    </Field>
    {slug}
    <Field label="Type" required error={error('type')}>
      {(control) => <Select {...control} {...register('type')} options={VEHICLE_TYPE_OPTIONS} />}
    </Field>
    <Field label="Target size" error={error('targetFundSize')} hint="USD, such as 60m">
      {(control) => <Input {...control} {...register('targetFundSize')} inputMode="decimal" />}
    </Field>
    <Field label="Target companies" error={error('targetCompanyCount')}>
      {(control) => <Input {...control} {...register('targetCompanyCount')} inputMode="numeric" />}
    </Field>
    <Field
      label="Concentration limit"
      error={error('maxConcentrationPct')}
      hint="Largest position, in % of the target size"
    >
      {(control) => <Input {...control} {...register('maxConcentrationPct')} inputMode="decimal" />}
    </Field>
    <Field label="Description" error={error('description')} className="col-span-2">
      {(control) => <Textarea {...control} {...register('description')} rows={2} />}
    </Field>
  </>
);

const NEW = keepForms<z.input<typeof createVehicleInput>>();
const CHANGED = keepForms<z.input<typeof updateVehicleInput>>();

/** The form for a new vehicle of the organization. */
export function AddVehicle({ onClose }: { onClose: () => void }) {
  const trpc = useTRPC();
  const router = useRouter();
  const { id: organizationId } = useOrganization();
  const form = useForm({
    resolver: formResolver(createVehicleInput),
    defaultValues: NEW.get(organizationId)?.values ?? { organizationId, type: 'FUND' },
  });
  const { typedBefore, forget } = useKeptForm(form, NEW, organizationId);
  const close = () => {
    forget();
    onClose();
  };
  const { errors } = form.formState;
  const sending = useFormMutation(
    form,
    trpc.vehicles.create.mutationOptions({
      onSuccess: ({ name }) => {
        close();
        toast.success(`${name} is there. Switch to it at the top left.`);
        router.refresh();
      },
    }),
    [...SHARED, 'slug'],
  );
  return (
    <FormDialog
      title="Add vehicle"
      action="Add vehicle"
      sending={sending}
      onClose={close}
      typedBefore={typedBefore}
    >
      <VehicleFields
        register={(field) => form.register(field, HOW[field])}
        error={(field) => errors[field]?.message}
        slug={
          <Field
            label="Slug"
            error={errors.slug?.message}
            hint="Names it in the API, for good; left empty, it is made from the name"
          >
            {(control) => (
              <Input {...control} {...form.register('slug', asText)} placeholder="fund-ii" />
            )}
          </Field>
        }
      />
    </FormDialog>
  );
}

const shownOf = (vehicle: VehicleSettings) => ({
  name: vehicle.name,
  type: vehicle.type,
  description: vehicle.description,
  targetFundSize: vehicle.targetFundSize,
  targetCompanyCount: vehicle.targetCompanyCount,
  maxConcentrationPct: vehicle.maxConcentrationPct,
});

/** What a vehicle's field says, in words; '' for nothing. */
function wordsOf(vehicle: VehicleSettings, field: SharedField): string {
  if (vehicle[field] === null) return '';
  if (field === 'type') return enumLabel(vehicle.type);
  if (field === 'targetFundSize') return usd(vehicle.targetFundSize);
  if (field === 'maxConcentrationPct') return percent(vehicle.maxConcentrationPct);
  return String(vehicle[field]);
}

/**
 * The form for what can change about a vehicle; only what somebody changed here is sent, and
 * replaces what was shown alone.
 */
export function EditVehicle({
  vehicle,
  onClose,
}: {
  vehicle: VehicleSettings;
  onClose: () => void;
}) {
  const trpc = useTRPC();
  const queryClient = useQueryClient();
  const router = useRouter();
  const { id: vehicleId, name } = vehicle;
  // What was typed before goes on from what was shown then.
  const [shown, setShown] = useState(() => ({ ...vehicle, ...CHANGED.get(vehicleId)?.filled }));
  const [began] = useState(() => shownOf(shown));
  const readTheirs = async () => {
    const settings = trpc.vehicles.settings.queryOptions({ vehicleId });
    const now = await queryClient.fetchQuery({ ...settings, staleTime: 0 });
    setShown(now);
    return (field: string) => {
      const one = SHARED.find((name) => name === field);
      return one === undefined ? '' : wordsOf(now, one);
    };
  };
  const form = useForm({
    resolver: formResolver(changesFromIn(updateVehicleInput, began, shown)),
    defaultValues: CHANGED.get(vehicleId)?.values ?? { vehicleId, ...began },
  });
  const { typedBefore, forget } = useKeptForm(form, CHANGED, vehicleId);
  const close = () => {
    forget();
    onClose();
  };
  const { errors } = form.formState;
  const sending = useFormMutation(
    form,
    trpc.vehicles.updateSettings.mutationOptions({
      onSuccess: (saved) => {
        close();
        toast.success(`${saved.name} is saved.`);
        router.refresh();
      },
    }),
    SHARED,
    readTheirs,
  );
  return (
    <FormDialog
      title={`Edit ${name}`}
      action="Save"
      sending={sending}
      onClose={close}
      typedBefore={typedBefore}
    >
      <VehicleFields
        register={(field) => form.register(field, HOW[field])}
        error={(field) => errors[field]?.message}
      />
    </FormDialog>
  );
}
