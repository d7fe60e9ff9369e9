'use client';

import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { toast } from 'sonner';
import { FormError } from '../../../_components/form-error';
import { Button } from '../../../_components/ui/button';
import { Field } from '../../../_components/ui/field';
import { Input } from '../../../_components/ui/input';
import { lazyResolver, orOffline } from '../../../_lib/lazy-resolver';
import { showProblem } from '../../../_lib/show-problem';
import { useTRPC } from '../../../_lib/trpc';
import { useRefresh } from '../../../_lib/use-refresh';

const { resolver, warm } = lazyResolver(() =>
  import('@/server/routers/me/schemas').then((m) => m.changePasswordInput),
);

const EMPTY = { currentPassword: '', newPassword: '' };

/** A new password, for whoever knows the current one. */
export function PasswordForm() {
  const trpc = useTRPC();
  const refresh = useRefresh();
  const [failure, setFailure] = useState<string | null>(null);
  const form = useForm({ resolver, defaultValues: EMPTY });
  const { errors } = form.formState;
  const change = useMutation(
    trpc.me.changePassword.mutationOptions({
      meta: { ownErrors: true },
      onError: (problem) =>
        setFailure(showProblem(form, problem, ['currentPassword', 'newPassword'])),
      onSuccess: async () => {
        form.reset(EMPTY);
        toast.success('Your password is changed.', {
          description: 'Every other browser has been signed out.',
        });
        await refresh(trpc.me.pathFilter());
      },
    }),
  );
  const submit = form.handleSubmit((input) => {
    setFailure(null);
    change.mutate(input);
  });
  return (
    <form
      method="post"
      noValidate
      onFocus={warm}
      onSubmit={orOffline(submit, setFailure)}
      className="flex flex-col gap-3.5"
    >
      <Field label="Current password" required error={errors.currentPassword?.message}>
        {(control) => (
          <Input
            {...control}
            {...form.register('currentPassword')}
            type="password"
            autoComplete="current-password"
          />
        )}
      </Field>
      <Field
        label="New password"
        required
        error={errors.newPassword?.message}
        hint="12 characters or more. Every other browser is signed out."
      >
        {(control) => (
          <Input
            {...control}
            {...form.register('newPassword')}
            type="password"
            autoComplete="new-password"
          />
        )}
      </Field>
      <FormError message={failure} />
      <div>
        <Button type="submit" disabled={change.isPending}>
          Change password
        </Button>
      </div>
    </form>
  );
}
