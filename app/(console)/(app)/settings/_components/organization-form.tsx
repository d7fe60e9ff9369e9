'use client';

import { useRouter } from 'next/navigation';
import { useCallback, useMemo, useState } from 'react';
import { useForm } from 'react-hook-form';
import { toast } from 'sonner';
import type { z } from 'zod';
import type { updateOrganizationInput } from '@/server/routers/organizations/schemas';
import { FormError } from '../../../_components/form-error';
import { Button } from '../../../_components/ui/button';
import { Section } from '../../../_components/ui/card';
import { Field } from '../../../_components/ui/field';
import { Input } from '../../../_components/ui/input';
import { Select } from '../../../_components/ui/select';
import { lazyResolver, orOffline } from '../../../_lib/lazy-resolver';
import { useTRPC } from '../../../_lib/trpc';
import { useFormMutation } from '../../../_lib/use-form-mutation';
import { keepForms, typedOver, useKeptForm } from '../../../_lib/use-kept-form';
import { useOrganization } from '../../../_lib/world';

const schemaOf = (began: object) =>
  Promise.all([
    import('../../../_lib/form'),
    import('@/server/routers/organizations/schemas'),
  ]).then(([{ changesIn }, m]) => changesIn(m.updateOrganizationInput, began));

/** What was typed and not saved yet, by organization. */
const KEPT = keepForms<z.input<typeof updateOrganizationInput>>();

const asChoice = { setValueAs: (value: unknown) => (value === '' ? null : value) };

/** Name and currently investing vehicle of the organization; managers change them, each alone. */
export function OrganizationForm() {
  const trpc = useTRPC();
  const router = useRouter();
  const { id: organizationId, name, currentVehicleId, role, vehicles } = useOrganization();
  const [began, setBegan] = useState({ name, currentVehicleId });
  const stored = useMemo(() => ({ organizationId, ...began }), [organizationId, began]);
  const [beginning] = useState(() => typedOver(KEPT, organizationId, stored));
  const { resolver, warm } = useMemo(() => lazyResolver(() => schemaOf(began)), [began]);
  const form = useForm({ resolver, ...beginning });
  useKeptForm(
    form,
    KEPT,
    organizationId,
    useCallback(() => stored, [stored]),
  );
  const { errors, isDirty } = form.formState;
  const sending = useFormMutation(
    form,
    trpc.organizations.update.mutationOptions({
      onSuccess: (saved) => {
        const now = { name: saved.name, currentVehicleId: saved.currentVehicleId };
        setBegan(now);
        form.reset({ organizationId, ...now });
        KEPT.delete(organizationId);
        toast.success(`${saved.name} is saved.`);
        router.refresh();
      },
    }),
    ['name', 'currentVehicleId'],
  );
  const disabled = role !== 'MANAGER';
  // To whoever does not reach it, "None" or another vehicle would stand where the true one is.
  const isInvestingShown = !disabled || vehicles.some(({ id }) => id === currentVehicleId);
  return (
    <Section title="Organization" className="max-w-md">
      <form
        noValidate
        onFocus={warm}
        onSubmit={orOffline(sending.onSubmit, sending.setFailure)}
        className="flex flex-col gap-3.5"
      >
        <Field label="Name" required error={errors.name?.message}>
          {(control) => <Input {...control} {...form.register('name', { disabled })} />}
        </Field>
        {isInvestingShown && (
          <Field
            label="Invests now"
            error={errors.currentVehicleId?.message}
            hint="New deals land in this vehicle unless they name another."
          >
            {(control) => (
              <Select
                {...control}
                {...form.register('currentVehicleId', { ...asChoice, disabled })}
                empty="None"
                options={vehicles.map((vehicle) => ({ value: vehicle.id, label: vehicle.name }))}
              />
            )}
          </Field>
        )}
        <FormError message={sending.failure} />
        {disabled ? (
          <p className="text-sm text-muted">A manager of {name} can change this.</p>
        ) : (
          <div>
            <Button type="submit" variant="primary" busy={sending.busy} disabled={!isDirty}>
              Save
            </Button>
          </div>
        )}
      </form>
    </Section>
  );
}
