'use client';

import Link from 'next/link';
import { useForm } from 'react-hook-form';
import { acceptInvitationInput } from '@/server/routers/invitations/schemas';
import { FormError } from '../../../_components/form-error';
import { Button } from '../../../_components/ui/button';
import { Field } from '../../../_components/ui/field';
import { Input } from '../../../_components/ui/input';
import { signIn } from '../../../_lib/auth-requests';
import { formResolver } from '../../../_lib/form';
import { HOME, signInPath } from '../../../_lib/next-path';
import { useTRPC } from '../../../_lib/trpc';
import { useFormMutation } from '../../../_lib/use-form-mutation';

/** Name and password of whoever was invited; then they are in. */
export function JoinForm({ token, email }: { token: string; email: string }) {
  const trpc = useTRPC();
  const form = useForm({
    resolver: formResolver(acceptInvitationInput),
    defaultValues: { token, name: '', password: '' },
  });
  const { errors } = form.formState;
  const sending = useFormMutation(
    form,
    trpc.invitations.accept.mutationOptions({
      onSuccess: async (joined, { password }) => {
        const refusal = await signIn({ email: joined.email, password });
        window.location.assign(refusal === null ? HOME : signInPath(HOME));
      },
    }),
    ['name', 'password'],
  );
  const done = sending.busy || sending.done;
  return (
    <form
      method="post"
      noValidate
      className="mt-6 flex flex-col gap-4"
      onSubmit={(event) => void sending.onSubmit(event)}
    >
      <Field label="E-mail">
        {(control) => (
          <Input
            {...control}
            value={email}
            readOnly
            type="email"
            autoComplete="username"
            className="h-10 bg-transparent text-muted"
          />
        )}
      </Field>
      <Field label="Your name" error={errors.name?.message}>
        {(control) => (
          <Input
            {...control}
            {...form.register('name')}
            autoComplete="name"
            autoFocus
            className="h-10"
          />
        )}
      </Field>
      <Field
        label="Password"
        error={errors.password?.message}
        hint="12 characters or more. If this address has an account here already, its password."
      >
        {(control) => (
          <Input
            {...control}
            {...form.register('password')}
            type="password"
            autoComplete="new-password"
            className="h-10"
          />
        )}
      </Field>
      <FormError message={sending.failure} />
      <Button type="submit" variant="primary" size="lg" disabled={done} className="w-full">
        {done ? 'Joining…' : 'Join'}
      </Button>
      <p className="text-sm text-muted">
        Joined already?{' '}
        <Link href="/sign-in" prefetch={false} className="rounded underline hover:text-accent">
          Sign in
        </Link>
      </p>
    </form>
  );
}
