'use client';

import { useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import type { z } from 'zod';
import { createInvitationInput, NO_VEHICLE } from '@/server/routers/invitations/schemas';
import { CopyField } from '../../../_components/copy-field';
import { FormDialog } from '../../../_components/form-dialog';
import { Button } from '../../../_components/ui/button';
import { Checkbox } from '../../../_components/ui/checkbox';
import { Dialog, DialogBody, DialogFooter } from '../../../_components/ui/dialog';
import { Field } from '../../../_components/ui/field';
import { Input } from '../../../_components/ui/input';
import { Select } from '../../../_components/ui/select';
import { ROLE_OPTIONS } from '../../../_lib/enum-options';
import { asNumber, formResolver } from '../../../_lib/form';
import { day } from '../../../_lib/format';
import type { Invitation } from '../../../_lib/outputs';
import { useTRPC } from '../../../_lib/trpc';
import { useFormMutation } from '../../../_lib/use-form-mutation';
import { keepForms, useKeptForm } from '../../../_lib/use-kept-form';
import { useRefresh } from '../../../_lib/use-refresh';
import { useOrganization } from '../../../_lib/world';

interface Made {
  invitation: Invitation;
  urlPath: string;
  replaced: boolean;
}

/** The link, which nobody sees again. */
const LinkOnce = ({ made, onClose }: { made: Made; onClose: () => void }) => (
  <Dialog
    open
    shownOnce
    onOpenChange={onClose}
    title={`Send this link to ${made.invitation.email}`}
    description={`It works once, until ${day(made.invitation.expiresAt)}, and is not shown again. Whoever has it can join in their name, so send it to them alone.${made.replaced ? ' The link they were sent before no longer works.' : ''}`}
  >
    <DialogBody>
      <CopyField label="Invitation link" text={`${window.location.origin}${made.urlPath}`} />
    </DialogBody>
    <DialogFooter>
      <Button variant="primary" onClick={onClose}>
        Done
      </Button>
    </DialogFooter>
  </Dialog>
);

const LIFETIMES = [
  { value: '1', label: '1 day' },
  { value: '7', label: '7 days' },
  { value: '30', label: '30 days' },
];

/** The procedure's own check, with what it knows of the organization: whether it has vehicles. */
const whereVehicles = createInvitationInput.refine(
  ({ role, vehicleIds }) => role === 'MANAGER' || vehicleIds.length > 0,
  { path: ['vehicleIds'], error: NO_VEHICLE },
);

/** What each role reaches, said where it is given. */
const REACHES: Record<string, string> = {
  MANAGER: 'Managers reach every vehicle.',
  EDITOR:
    'Editors read and change everything in the vehicles they are granted, and the deals of those or of none.',
  VIEWER:
    'Viewers land on the investor portal. With an API key of their own they also read what it leaves out: check sizes and valuations, notes, whole updates and hidden asks of the vehicles they are granted, and the deals of those or of none, with their comments.',
};

const KEPT = keepForms<z.input<typeof createInvitationInput>>();

/** Offers somebody a place; the manager passes the link on. */
export function Invite({ onClose }: { onClose: () => void }) {
  const trpc = useTRPC();
  const refresh = useRefresh();
  const { id: organizationId, name, vehicles } = useOrganization();
  const [made, setMade] = useState<Made | null>(null);
  const form = useForm({
    resolver: formResolver(vehicles.length > 0 ? whereVehicles : createInvitationInput),
    defaultValues: KEPT.get(organizationId)?.values ?? {
      organizationId,
      email: '',
      role: 'EDITOR',
      vehicleIds: vehicles.length === 1 ? vehicles.map(({ id }) => id) : [],
      expiresInDays: 7,
    },
  });
  const { typedBefore, forget } = useKeptForm(form, KEPT, organizationId);
  const { register, formState, watch } = form;
  const role = watch('role');
  const wrong = formState.errors.vehicleIds?.message;
  const wrongId = useId();
  const sending = useFormMutation(
    form,
    trpc.invitations.create.mutationOptions({
      onSuccess: async (answer) => {
        forget();
        setMade(answer);
        await refresh(trpc.invitations.pathFilter());
      },
    }),
    ['email', 'role', 'vehicleIds'],
  );
  if (made) return <LinkOnce made={made} onClose={onClose} />;
  return (
    <FormDialog
      narrow
      title={`Invite to ${name}`}
      description="You get a link to pass on. Nothing is sent from here."
      action="Make link"
      sending={sending}
      onClose={() => {
        forget();
        onClose();
      }}
      typedBefore={typedBefore}
    >
      <Field label="E-mail" required error={formState.errors.email?.message}>
        {(control) => (
          <Input {...control} {...register('email')} type="email" autoFocus inputMode="email" />
        )}
      </Field>
      <div className="grid grid-cols-2 gap-3">
        <Field label="Role" required error={formState.errors.role?.message}>
          {(control) => <Select {...control} {...register('role')} options={ROLE_OPTIONS} />}
        </Field>
        <Field label="Link works for">
          {(control) => (
            <Select {...control} {...register('expiresInDays', asNumber)} options={LIFETIMES} />
          )}
        </Field>
      </div>
      <p className="text-xs text-muted">{REACHES[role]}</p>
      {role !== 'MANAGER' && (
        <fieldset aria-describedby={wrong === undefined ? undefined : wrongId}>
          <legend className="text-xs font-medium text-muted">Vehicles</legend>
          {vehicles.map((vehicle) => (
            <Checkbox
              key={vehicle.id}
              {...register('vehicleIds')}
              value={vehicle.id}
              label={vehicle.name}
            />
          ))}
          {wrong !== undefined && (
            <p id={wrongId} role="alert" className="text-xs text-negative">
              {wrong}
            </p>
          )}
        </fieldset>
      )}
    </FormDialog>
  );
}
