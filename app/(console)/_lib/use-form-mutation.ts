'use client';

import { useMutation, type UseMutationOptions } from '@tanstack/react-query';
import { useState } from 'react';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { maybeStored } from './maybe-stored';
import { isMeanwhile } from './outcome';
import { problemOf, sentenceOf } from './problem';
import { showProblem, showTheirs } from './show-problem';
import { useSentOnce } from './use-sent-once';

/**
 * Sends what a form has checked. What the service says about a field is put beside it, the rest
 * is `failure`.
 * @param fields the fields of the form that can show what is wrong with them
 * @param readTheirs reads the record again where somebody else changed it meanwhile, and gives what
 *   a field says by now, in words
 * @param onConflict tells in its own way why what was sent cannot stand beside what is stored; false
 *   where it knows of nothing
 */
export function useFormMutation<T extends FieldValues, C, I, O extends I, R, E>(
  form: UseFormReturn<T, C, O>,
  mutation: UseMutationOptions<R, E, I>,
  fields: readonly FieldPath<T>[],
  readTheirs?: () => Promise<(field: FieldPath<T>) => string>,
  onConflict?: (input: I) => Promise<boolean>,
) {
  const [failure, setFailure] = useState<string | null>(null);
  const sending = useMutation({
    ...mutation,
    meta: { ownErrors: true },
    onError: async (problem, input) => {
      if (onConflict && problemOf(problem).status === 409) {
        // Where it cannot be asked either, the service's own words are all there is.
        if (await onConflict(input).catch(() => false)) return;
      }
      const said = showProblem(form, problem, fields);
      if (readTheirs && isMeanwhile(problem)) {
        const theirs = await readTheirs().catch((unread: unknown) =>
          setFailure(sentenceOf(unread)),
        );
        return theirs && showTheirs(form, problem, fields, theirs);
      }
      setFailure(said && said + maybeStored(problem, mutation.mutationKey));
    },
  });
  const send = useSentOnce<I>({ mutate: (input, options) => sending.mutate(input, options) });
  const onSubmit = form.handleSubmit((input) => {
    setFailure(null);
    send(input);
  });
  return { busy: sending.isPending, done: sending.isSuccess, failure, setFailure, onSubmit };
}
