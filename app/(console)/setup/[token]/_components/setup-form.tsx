'use client';

import { useForm } from 'react-hook-form';
import { completeSetupInput } from '@/server/routers/setup/schemas';
import { FormError } from '../../../_components/form-error';
import { Button } from '../../../_components/ui/button';
import { Field } from '../../../_components/ui/field';
import { Input } from '../../../_components/ui/input';
import { Select } from '../../../_components/ui/select';
import { signIn } from '../../../_lib/auth-requests';
import { VEHICLE_TYPE_OPTIONS } from '../../../_lib/enum-options';
import { formResolver } from '../../../_lib/form';
import { HOME, signInPath } from '../../../_lib/next-path';
import { useTRPC } from '../../../_lib/trpc';
import { useFormMutation } from '../../../_lib/use-form-mutation';

const FIELDS = [
  'organizationName',
  'vehicleName',
  'vehicleType',
  'name',
  'email',
  'password',
] as const;

/** Everything that the service needs to begin. */
export function SetupForm({ token }: { token: string }) {
  const trpc = useTRPC();
  const form = useForm({
    resolver: formResolver(completeSetupInput),
    defaultValues: {
      token,
      organizationName: '',
      vehicleName: '',
      vehicleType: 'FUND',
      name: '',
      email: '',
      password: '',
    },
  });
  const { register, formState } = form;
  const error = (field: (typeof FIELDS)[number]) => formState.errors[field]?.message;
  const sending = useFormMutation(
    form,
    trpc.setup.complete.mutationOptions({
      onSuccess: async (made, { password }) => {
        const refusal = await signIn({ email: made.email, password });
        window.location.assign(refusal === null ? HOME : signInPath(HOME));
      },
    }),
    FIELDS,
  );
  const done = sending.busy || sending.done;
  return (
    <form
      method="post"
      noValidate
      className="mt-6 grid grid-cols-3 gap-x-3 gap-y-4"
      onSubmit={(event) => void sending.onSubmit(event)}
    >
      <Field label="Firm" error={error('organizationName')} className="col-span-3">
        {(control) => (
          <Input
            {...control}
            {...register('organizationName')}
            autoFocus
            placeholder="Acme Capital"
            autoComplete="organization"
            className="h-10"
          />
        )}
      </Field>
      <Field label="First vehicle" error={error('vehicleName')} className="col-span-2">
        {(control) => (
          <Input
            {...control}
            {...register('vehicleName')}
            placeholder="Acme Fund I"
            className="h-10"
          />
        )}
      </Field>
      <Field label="Type" error={error('vehicleType')}>
        {(control) => (
          <Select
            {...control}
            {...register('vehicleType')}
            options={VEHICLE_TYPE_OPTIONS}
            className="h-10"
          />
        )}
      </Field>
      <Field label="Your name" error={error('name')} className="col-span-3">
        {(control) => (
          <Input {...control} {...register('name')} autoComplete="name" className="h-10" />
        )}
      </Field>
      <Field label="E-mail" error={error('email')} className="col-span-3">
        {(control) => (
          <Input
            {...control}
            {...register('email')}
            type="email"
            autoComplete="username"
            className="h-10"
          />
        )}
      </Field>
      <Field
        label="Password"
        error={error('password')}
        hint="12 characters or more."
        className="col-span-3"
      >
        {(control) => (
          <Input
            {...control}
            {...register('password')}
            type="password"
            autoComplete="new-password"
            className="h-10"
          />
        )}
      </Field>
      <FormError message={sending.failure} />
      <Button
        type="submit"
        variant="primary"
        size="lg"
        disabled={done}
        className="col-span-3 w-full"
      >
        {done ? 'Setting up…' : 'Set up'}
      </Button>
    </form>
  );
}
