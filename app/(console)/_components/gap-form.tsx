'use client';

import { useMutation } from '@tanstack/react-query';
import { type FormEvent, type ReactNode, useState } from 'react';
import { toast } from 'sonner';
import type { Gap } from '../_lib/outputs';
import { problemOf } from '../_lib/problem';
import { useTRPC } from '../_lib/trpc';
import { useRefresh } from '../_lib/use-refresh';
import { FormError } from './form-error';
import { GapFields, type GapErrors, gapValue, plainErrors, textOf } from './gap-fields';
import { Field } from './ui/field';
import { Textarea } from './ui/input';

interface Props {
  gap: Gap;
  /** Called when the gap is resolved. */
  onDone: () => void;
  autoFocus?: boolean;
  className?: string;
  /** Wraps the fields, and places the buttons; `busy` while the service works. */
  children: (fields: ReactNode, busy: boolean) => ReactNode;
}

/** Resolves a gap with what was typed; the service checks it, and what it did is told. */
function useResolveGap(gap: Gap, onDone: () => void) {
  const trpc = useTRPC();
  const refresh = useRefresh();
  const [errors, setErrors] = useState<GapErrors>({});
  const [failure, setFailure] = useState<string | null>(null);
  const resolve = useMutation(
    trpc.dataGaps.resolve.mutationOptions({
      meta: { ownErrors: true },
      onError: (error) => {
        const { issues, message, requestId } = problemOf(error);
        const placed = issues
          .filter(({ path }) => path[0] === 'resolvedValue')
          .map((issue): [string, string] => [String(issue.path[1] ?? 'value'), issue.message]);
        setErrors(Object.fromEntries(placed));
        if (placed.length === 0) setFailure(`${message} (request ${requestId ?? 'not answered'})`);
      },
      onSuccess: async ({ effects }) => {
        onDone();
        toast.success('The gap is resolved.', {
          description: effects.map(({ detail }) => detail).join(' '),
        });
        await refresh(
          trpc.dataGaps.pathFilter(),
          trpc.review.pathFilter(),
          trpc.metricSnapshots.pathFilter(),
          trpc.customers.pathFilter(),
          trpc.investorUpdates.pathFilter(),
        );
      },
    }),
  );
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const plain = plainErrors(gap, form);
    setErrors(plain);
    setFailure(null);
    if (Object.keys(plain).length > 0) return;
    const notes = textOf(form, 'notes').trim();
    resolve.mutate({
      id: gap.id,
      resolvedValue: gapValue(gap, form),
      ...(notes === '' ? {} : { notes }),
    });
  };
  return { submit, errors, failure, busy: resolve.isPending };
}

/** The right form for a gap's type. */
export function GapForm({ gap, onDone, autoFocus = false, className, children }: Props) {
  const { submit, errors, failure, busy } = useResolveGap(gap, onDone);
  return (
    <form noValidate onSubmit={submit} className={className}>
      {children(
        <>
          <GapFields gap={gap} errors={errors} autoFocus={autoFocus} />
          <Field label="Notes" error={errors.notes}>
            {(control) => <Textarea {...control} name="notes" rows={2} />}
          </Field>
          <FormError message={failure} />
        </>,
        busy,
      )}
    </form>
  );
}
