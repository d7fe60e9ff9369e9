'use client';

import { useEffect, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { changesOf } from './changes';

interface Kept {
  /** Whether something was typed before. */
  typedBefore: boolean;
  /** For when it is stored or given up. */
  forget: () => void;
}

/** True if a form says something that it did not say as it was opened first. */
const isTyped = (began: object, values: object): boolean =>
  Object.entries(changesOf(began, values)).some(
    ([field, value]) => field in began || (value ?? '') !== '',
  );

/**
 * Keeps what is typed into a form for as long as the window is open: whoever went Back out of its
 * dialog, or on to another of its kind, finds it there again.
 * @param kept where it is kept, by name
 */
export function useKeptForm<T extends FieldValues, C, O>(
  form: UseFormReturn<T, C, O>,
  kept: Map<string, T>,
  name: string,
): Kept {
  const [before] = useState(() => kept.get(name));
  useEffect(() => {
    if (before) form.reset(before, { keepDefaultValues: true });
    const { unsubscribe } = form.watch(() => {
      const values = form.getValues();
      if (isTyped(form.formState.defaultValues ?? {}, values)) kept.set(name, values);
      else kept.delete(name);
    });
    return unsubscribe;
  }, [before, form, kept, name]);
  return { typedBefore: before !== undefined, forget: () => void kept.delete(name) };
}
