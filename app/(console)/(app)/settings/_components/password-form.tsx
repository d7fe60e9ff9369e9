'use client';

import { useForm } from 'react-hook-form';
import { toast } from 'sonner';
import { FormError } from '../../../_components/form-error';
import { Button } from '../../../_components/ui/button';
import { Field } from '../../../_components/ui/field';
import { Input } from '../../../_components/ui/input';
import { lazyResolver, orOffline } from '../../../_lib/lazy-resolver';
import { useTRPC } from '../../../_lib/trpc';
import { useAskedToLeave } from '../../../_lib/use-asked-to-leave';
import { useFormMutation } from '../../../_lib/use-form-mutation';
import { useRefresh } from '../../../_lib/use-refresh';

const { resolver, warm } = lazyResolver(() =>
  import('@/server/routers/me/schemas').then((m) => m.changePasswordInput),
);

const EMPTY = { currentPassword: '', newPassword: '' };

/** A new password, for whoever knows the current one. */
export function PasswordForm() {
  const trpc = useTRPC();
  const refresh = useRefresh();
  const form = useForm({ resolver, defaultValues: EMPTY });
  const { errors, isDirty } = form.formState;
  // A password is kept nowhere, so whoever closes the window with one typed is asked.
  useAskedToLeave(isDirty);
  const sending = useFormMutation(
    form,
    trpc.me.changePassword.mutationOptions({
      onSuccess: async () => {
        form.reset(EMPTY);
        toast.success('Your password is changed.', {
          description: 'Every other browser has been signed out.',
        });
        await refresh(trpc.me.pathFilter());
      },
    }),
    ['currentPassword', 'newPassword'],
  );
  return (
    <form
      method="post"
      noValidate
      onFocus={warm}
      onSubmit={orOffline(sending.onSubmit, sending.setFailure)}
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
      <FormError message={sending.failure} />
      <div>
        <Button type="submit" busy={sending.busy}>
          Change password
        </Button>
      </div>
    </form>
  );
}
