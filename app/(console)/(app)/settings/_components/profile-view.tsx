'use client';

import { useMutation, useQuery } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { useCallback, useState, useTransition } from 'react';
import { useForm } from 'react-hook-form';
import { toast } from 'sonner';
import { ConfirmDialog } from '../../../_components/confirm-dialog';
import { FormError } from '../../../_components/form-error';
import { Button } from '../../../_components/ui/button';
import { Section } from '../../../_components/ui/card';
import { Field } from '../../../_components/ui/field';
import { Input } from '../../../_components/ui/input';
import { PickSelect } from '../../../_components/ui/pick-select';
import { lazyResolver, orOffline } from '../../../_lib/lazy-resolver';
import { plural } from '../../../_lib/format';
import type { Profile } from '../../../_lib/outputs';
import { useTRPC } from '../../../_lib/trpc';
import { useFormMutation } from '../../../_lib/use-form-mutation';
import { keepForms, typedOver, useKeptForm } from '../../../_lib/use-kept-form';
import { useRefresh } from '../../../_lib/use-refresh';
import { useWorld } from '../../../_lib/world';
import { PasswordForm } from './password-form';

const { resolver, warm } = lazyResolver(() =>
  import('@/server/routers/me/schemas').then((m) => m.renameInput),
);

const KEPT = keepForms<{ name: string }>();
const KEPT_AS = 'name';

function NameForm({ profile }: { profile: Profile }) {
  const trpc = useTRPC();
  const refresh = useRefresh();
  const [stored, setStored] = useState({ name: profile.name });
  const [beginning] = useState(() => typedOver(KEPT, KEPT_AS, stored));
  const form = useForm({ resolver, ...beginning });
  useKeptForm(
    form,
    KEPT,
    KEPT_AS,
    useCallback(() => stored, [stored]),
  );
  const sending = useFormMutation(
    form,
    trpc.me.rename.mutationOptions({
      onSuccess: async ({ name }) => {
        setStored({ name });
        form.reset({ name });
        KEPT.delete(KEPT_AS);
        toast.success('Your name is saved.');
        await refresh(trpc.me.pathFilter(), trpc.members.pathFilter());
      },
    }),
    ['name'],
  );
  return (
    <form
      noValidate
      onFocus={warm}
      onSubmit={orOffline(sending.onSubmit, sending.setFailure)}
      className="flex flex-col gap-3.5"
    >
      <Field label="Name" required error={form.formState.errors.name?.message}>
        {(control) => <Input {...control} {...form.register('name')} autoComplete="name" />}
      </Field>
      <Field label="E-mail" hint="You sign in with it; it cannot be changed here.">
        {(control) => <Input {...control} value={profile.email} readOnly disabled />}
      </Field>
      <FormError message={sending.failure} />
      <div>
        <Button type="submit" busy={sending.busy} disabled={!form.formState.isDirty}>
          Save name
        </Button>
      </div>
    </form>
  );
}

/** The vehicle that keys mean; which one the console shows is another matter. */
function DefaultVehicle() {
  const { me, vehicles, organizations } = useWorld();
  const trpc = useTRPC();
  const router = useRouter();
  const [refreshing, refresh] = useTransition();
  const { mutate, isPending } = useMutation(
    trpc.me.setDefaultVehicle.mutationOptions({
      onSuccess: () => {
        toast.success('Your default vehicle is saved.');
        refresh(() => router.refresh());
      },
    }),
  );
  const firm = (id: string) => organizations.find((entry) => entry.id === id)?.name ?? '';
  // A single vehicle is meant without being named.
  if (vehicles.length < 2) return null;
  return (
    <Section title="Default vehicle">
      <Field label="Vehicle" hint="What your API keys mean where they name no vehicle.">
        {(control) => (
          <PickSelect
            {...control}
            value={me.defaultVehicleId ?? ''}
            disabled={isPending || refreshing}
            aria-busy={isPending || refreshing || undefined}
            onPick={(value) => mutate({ vehicleId: value === '' ? null : value })}
            empty="None: they must name one"
            options={vehicles.map(({ id, name, organizationId }) => ({
              value: id,
              label: organizations.length > 1 ? `${name} (${firm(organizationId)})` : name,
            }))}
          />
        )}
      </Field>
    </Section>
  );
}

function Sessions({ count }: { count: number }) {
  const trpc = useTRPC();
  const [asking, setAsking] = useState(false);
  const end = useMutation(
    trpc.me.signOutEverywhere.mutationOptions({
      onSuccess: () => window.location.assign('/sign-in'),
    }),
  );
  return (
    <Section title="Sessions">
      <p className="text-sm text-muted">
        {plural(count, 'browser')} {count === 1 ? 'is' : 'are'} signed in as you, this one included.
        API keys are no sessions: revoke those under API keys.
      </p>
      <Button className="mt-3" onClick={() => setAsking(true)}>
        Sign out everywhere
      </Button>
      <ConfirmDialog
        open={asking}
        title="Sign out everywhere?"
        description="Every browser, this one included, asks for your password again."
        action="Sign out everywhere"
        busy={end.isPending}
        onConfirm={() => end.mutate({})}
        onClose={() => setAsking(false)}
      />
    </Section>
  );
}

/** Name, default vehicle, password and sessions of the person. */
export function ProfileView({ initial }: { initial: Profile }) {
  const trpc = useTRPC();
  const { data } = useQuery(trpc.me.profile.queryOptions({}, { initialData: initial }));
  return (
    <div className="flex max-w-md flex-col gap-8">
      <Section title="Profile">
        <NameForm profile={data} />
      </Section>
      <DefaultVehicle />
      <Section title="Password">
        <PasswordForm />
      </Section>
      <Sessions count={data.sessionCount} />
    </div>
  );
}
