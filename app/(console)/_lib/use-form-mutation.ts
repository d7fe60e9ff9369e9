'use client';

import { useMutation, type UseMutationOptions } from '@tanstack/react-query';
import { useState } from 'react';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { showProblem } from './show-problem';

/**
 * Sends what a form has checked. What the service says about a field is put beside it, the rest
 * is `failure`.
 * @param fields the fields of the form that can show what is wrong with them
 */
export function useFormMutation<T extends FieldValues, C, I, O extends I, R, E>(
  form: UseFormReturn<T, C, O>,
  mutation: UseMutationOptions<R, E, I>,
  fields: readonly FieldPath<T>[],
) {
  const [failure, setFailure] = useState<string | null>(null);
  const { mutate, isPending, isSuccess } = useMutation({
    ...mutation,
    meta: { ownErrors: true },
    onError: (problem) => setFailure(showProblem(form, problem, fields)),
  });
  const onSubmit = form.handleSubmit((input) => {
    setFailure(null);
    mutate(input);
  });
  return { busy: isPending, done: isSuccess, failure, setFailure, onSubmit };
}
