'use client';

import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { Button } from '../../_components/ui/button';
import { Field } from '../../_components/ui/field';
import { Input } from '../../_components/ui/input';
import { signIn } from '../../_lib/auth-requests';
import { formResolver } from '../../_lib/form';

const credentials = z.object({
  email: z.email('must be an e-mail address'),
  password: z.string().min(1, 'is required'),
});

interface Props {
  /** Who signs in, where that is known; else it is asked. */
  email?: string;
  onSignedIn: () => void;
}

/** E-mail and password. */
export function SignInForm({ email, onSignedIn }: Props) {
  const form = useForm({
    resolver: formResolver(credentials),
    defaultValues: { email: email ?? '', password: '' },
  });
  const { errors, isSubmitting, isSubmitSuccessful } = form.formState;
  // Also while the page that follows is on its way.
  const entering = isSubmitting || isSubmitSuccessful;
  const submit = form.handleSubmit(async (values) => {
    const refusal = await signIn(values);
    if (refusal === null) return onSignedIn();
    form.setError('root', { message: refusal });
    form.setFocus('password', { shouldSelect: true });
  });
  return (
    <form
      method="post"
      noValidate
      className="flex flex-col gap-4"
      onSubmit={(event) => void submit(event)}
    >
      <Field label="E-mail" error={errors.email?.message}>
        {(control) => (
          <Input
            {...control}
            {...form.register('email')}
            type="email"
            autoComplete="username"
            readOnly={email !== undefined}
            autoFocus={email === undefined}
            className="h-10"
          />
        )}
      </Field>
      <Field label="Password" error={errors.password?.message}>
        {(control) => (
          <Input
            {...control}
            {...form.register('password')}
            type="password"
            autoComplete="current-password"
            autoFocus={email !== undefined}
            className="h-10"
          />
        )}
      </Field>
      {errors.root?.message !== undefined && (
        <p role="alert" className="rounded-md bg-negative-soft px-3 py-2 text-sm text-negative">
          {errors.root.message}
        </p>
      )}
      <Button type="submit" variant="primary" size="lg" disabled={entering} className="w-full">
        {entering ? 'Signing in…' : 'Sign in'}
      </Button>
    </form>
  );
}
