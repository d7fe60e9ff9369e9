'use client';

import { useEffect, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';

interface Kept {
  /** Whether something was typed before. */
  typedBefore: boolean;
  /** For when it is stored or given up. */
  forget: () => void;
}

/**
 * Keeps what is typed into a form for as long as the window is open: whoever went Back out of its
 * dialog finds it there again.
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
    const { unsubscribe } = form.watch(() => void kept.set(name, form.getValues()));
    return unsubscribe;
  }, [before, form, kept, name]);
  return { typedBefore: before !== undefined, forget: () => void kept.delete(name) };
}
