'use client';

import { z } from 'zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { createApiKeyInput } from '@/server/routers/api-keys/schemas';
import { CopyField } from '../../../_components/copy-field';
import { FormDialog } from '../../../_components/form-dialog';
import { Button } from '../../../_components/ui/button';
import { Checkbox } from '../../../_components/ui/checkbox';
import { Dialog, DialogBody, DialogFooter } from '../../../_components/ui/dialog';
import { Field } from '../../../_components/ui/field';
import { Input } from '../../../_components/ui/input';
import { asText, formResolver } from '../../../_lib/form';
import { useTRPC } from '../../../_lib/trpc';
import { useFormMutation } from '../../../_lib/use-form-mutation';
import { keepForms, useKeptForm } from '../../../_lib/use-kept-form';
import { useRefresh } from '../../../_lib/use-refresh';
import { useWorld } from '../../../_lib/world';

/** The key in clear, which nobody sees again. */
const ShownOnce = ({ secret, onClose }: { secret: string; onClose: () => void }) => (
  <Dialog
    open
    shownOnce
    onOpenChange={onClose}
    title="Your new key"
    description="Copy it now. We keep only a fingerprint of it, so it cannot be shown again."
  >
    <DialogBody className="flex flex-col gap-4">
      <CopyField label="API key" text={secret} />
      <CopyField
        long
        label="Try it"
        text={`curl -H "Authorization: Bearer ${secret}" ${window.location.origin}/api/v1/vehicles`}
      />
    </DialogBody>
    <DialogFooter>
      <Button variant="primary" onClick={onClose}>
        Done
      </Button>
    </DialogFooter>
  </Dialog>
);

/** Boxes of which none is ticked name no organization. */
const formInput = createApiKeyInput.extend({
  organizationIds: z
    .array(z.string())
    .transform((ids) => (ids.length === 0 ? undefined : ids))
    .pipe(createApiKeyInput.shape.organizationIds),
});

const KEPT = keepForms<z.input<typeof formInput>>();
const KEPT_AS = 'new';

/** The form for a new key, then the key. */
export function CreateKey({ onClose }: { onClose: () => void }) {
  const trpc = useTRPC();
  const refresh = useRefresh();
  const { organizations } = useWorld();
  const [secret, setSecret] = useState<string | null>(null);
  const form = useForm({
    resolver: formResolver(formInput),
    defaultValues: KEPT.get(KEPT_AS)?.values ?? { name: '', readOnly: false, organizationIds: [] },
  });
  const { typedBefore, forget } = useKeptForm(form, KEPT, KEPT_AS);
  const { register, formState } = form;
  const sending = useFormMutation(
    form,
    trpc.apiKeys.create.mutationOptions({
      onSuccess: async ({ key }) => {
        forget();
        setSecret(key);
        await refresh(trpc.apiKeys.pathFilter());
      },
    }),
    ['name', 'expiresAt'],
  );
  if (secret !== null) return <ShownOnce secret={secret} onClose={onClose} />;
  return (
    <FormDialog
      narrow
      title="Create key"
      description="It acts as you. Name it after what uses it, so that you know which to revoke."
      action="Create key"
      sending={sending}
      onClose={() => {
        forget();
        onClose();
      }}
      typedBefore={typedBefore}
    >
      <Field label="Name" required error={formState.errors.name?.message}>
        {(control) => (
          <Input {...control} {...register('name')} autoFocus placeholder="Update mailer" />
        )}
      </Field>
      <Field
        label="Expires"
        error={formState.errors.expiresAt?.message}
        hint="At midnight UTC. Empty: never."
      >
        {(control) => <Input {...control} {...register('expiresAt', asText)} type="date" />}
      </Field>
      <Checkbox
        {...register('readOnly')}
        label="Read-only"
        hint="For what only looks: dashboards, reports, chat."
      />
      {organizations.length > 1 && (
        <fieldset>
          <legend className="text-xs font-medium text-muted">Organizations</legend>
          {organizations.map(({ id, name }) => (
            <Checkbox key={id} {...register('organizationIds')} value={id} label={name} />
          ))}
          <p className="text-xs text-faint">None ticked: all of yours, future ones too.</p>
        </fieldset>
      )}
    </FormDialog>
  );
}
