'use client';

import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { toast } from 'sonner';
import { effectsInWords } from '../_lib/effect-words';
import { orOffline } from '../_lib/lazy-resolver';
import type { Gap } from '../_lib/outputs';
import { asText } from '../_lib/register-as';
import { sendByKey } from '../_lib/send-by-key';
import { resolvedBefore } from '../_lib/settled-words';
import { useTRPC } from '../_lib/trpc';
import { useSentOnce } from '../_lib/use-sent-once';
import { FormError } from './form-error';
import { GapFields } from './gap-fields';
import { Field } from './ui/field';
import { Textarea } from './ui/input';
import { showGapProblem, useKeptGapForm, useRefreshAfterGap } from './use-gap-form';

interface Props {
  gap: Gap;
  /** Called when the gap is resolved. */
  onDone: () => void;
  autoFocus?: boolean;
  className?: string;
  /** Wraps the fields, and places the buttons; `busy` while the service works. */
  children: (fields: ReactNode, busy: boolean) => ReactNode;
}

/** The right form for a gap's type; what resolving it did is told. */
export function GapForm({ gap, onDone, autoFocus = false, className, children }: Props) {
  const trpc = useTRPC();
  const refresh = useRefreshAfterGap();
  const { form, warm, filling, forget } = useKeptGapForm(gap);
  const { errors } = form.formState;
  const [failure, setFailure] = useState<string | null>(null);
  const resolve = useMutation(
    trpc.dataGaps.resolve.mutationOptions({
      meta: { ownErrors: true },
      onError: (error) => setFailure(showGapProblem(gap, form, error)),
      onSuccess: async (gap) => {
        forget();
        onDone();
        // Only an answer that was taken has effects.
        if (gap.effects.length === 0) toast.warning(resolvedBefore(gap), { duration: 10_000 });
        else {
          toast.success('The gap is resolved.', {
            description: effectsInWords(gap, gap.effects),
          });
        }
        await refresh();
      },
    }),
  );
  const send = useSentOnce(resolve);
  const submit = form.handleSubmit((answer) => {
    setFailure(null);
    send({ id: gap.id, ...answer });
  });
  return (
    <form
      noValidate
      onFocus={warm}
      onSubmit={orOffline(submit, setFailure)}
      onKeyDown={sendByKey}
      className={className}
    >
      {children(
        <>
          <GapFields gap={gap} form={form} filling={filling} autoFocus={autoFocus} />
          <Field label="Notes" error={errors.notes?.message}>
            {(control) => <Textarea {...control} {...form.register('notes', asText)} rows={2} />}
          </Field>
          <FormError message={failure} />
        </>,
        resolve.isPending,
      )}
    </form>
  );
}
