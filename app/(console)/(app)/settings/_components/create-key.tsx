'use client';

import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { createApiKeyInput } from '@/server/routers/api-keys/schemas';
import { CopyField } from '../../../_components/copy-field';
import { FormError } from '../../../_components/form-error';
import { Button } from '../../../_components/ui/button';
import { Checkbox } from '../../../_components/ui/checkbox';
import { Dialog, DialogBody, DialogFooter } from '../../../_components/ui/dialog';
import { Field } from '../../../_components/ui/field';
import { Input } from '../../../_components/ui/input';
import { asText, formResolver, showProblem } from '../../../_lib/form';
import { useTRPC } from '../../../_lib/trpc';
import { useRefresh } from '../../../_lib/use-refresh';
import { useWorld } from '../../../_lib/world';

/** The key in clear, which nobody sees again. */
const ShownOnce = ({ secret, onClose }: { secret: string; onClose: () => void }) => (
  <Dialog
    open
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

/** The form for a new key, then the key. */
export function CreateKey({ onClose }: { onClose: () => void }) {
  const trpc = useTRPC();
  const refresh = useRefresh();
  const { organizations } = useWorld();
  const [failure, setFailure] = useState<string | null>(null);
  const [secret, setSecret] = useState<string | null>(null);
  const form = useForm({
    resolver: formResolver(createApiKeyInput),
    defaultValues: { name: '', readOnly: false, organizationIds: [] },
  });
  const { register, formState } = form;
  const create = useMutation(
    trpc.apiKeys.create.mutationOptions({
      meta: { ownErrors: true },
      onError: (problem) => setFailure(showProblem(form, problem, ['name', 'expiresAt'])),
      onSuccess: async ({ key }) => {
        setSecret(key);
        await refresh(trpc.apiKeys.pathFilter());
      },
    }),
  );
  const submit = form.handleSubmit((input) => {
    setFailure(null);
    create.mutate(input);
  });
  if (secret !== null) return <ShownOnce secret={secret} onClose={onClose} />;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Create key"
      description="It acts as you. Name it after what uses it, so that you know which to revoke."
      className="md:w-[28rem]"
    >
      <form noValidate onSubmit={(event) => void submit(event)} className="flex min-h-0 flex-col">
        <DialogBody className="flex flex-col gap-3.5">
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
          <FormError message={failure} />
        </DialogBody>
        <DialogFooter>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="primary" disabled={create.isPending}>
            Create key
          </Button>
        </DialogFooter>
      </form>
    </Dialog>
  );
}
