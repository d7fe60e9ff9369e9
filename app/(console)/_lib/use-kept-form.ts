'use client';

import { useCallback, useEffect, useRef, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { keepBegun } from './begun';
import { changesOf } from './changes';

/** A form that was begun: what it says, and what of that the console had filled in. */
export interface BegunForm<T> {
  values: T;
  filled: object;
}

/** A place for begun forms of a kind, by name. */
export const keepForms = <T>(counts?: (name: string) => boolean) => keepBegun<BegunForm<T>>(counts);

/**
 * What a form that stays in its page begins with: what is stored by now, and over it what was typed
 * before. It is unsaved from the start then.
 */
export function typedOver<T extends object>(
  kept: Map<string, BegunForm<T>>,
  name: string,
  stored: T,
) {
  const before = kept.get(name);
  if (!before) return { defaultValues: stored };
  return {
    defaultValues: stored,
    values: { ...stored, ...changesOf(before.filled, before.values) },
    resetOptions: { keepDefaultValues: true },
  };
}

/** True if a form says something that it was not filled in with. */
const isTyped = (filled: object, values: object): boolean =>
  Object.entries(changesOf(filled, values)).some(
    // As texts, since what is ticked in a list comes as another list each time.
    ([field, value]) =>
      JSON.stringify(value ?? '') !== JSON.stringify(Reflect.get(filled, field) ?? ''),
  );

/**
 * Keeps what is typed into a form for as long as the window is open: whoever went Back out of its
 * dialog, or on to another of its kind, finds it there again. The form starts from what is kept.
 * @param kept where it is kept, by name
 * @param filledNow what the console has filled in by now, where that is not what the form began with
 */
export function useKeptForm<T extends FieldValues, C, O>(
  form: UseFormReturn<T, C, O>,
  kept: Map<string, BegunForm<T>>,
  name: string,
  filledNow?: () => object,
) {
  const [before] = useState(() => kept.get(name));
  const [began] = useState(() => before?.filled ?? form.formState.defaultValues ?? {});
  const forgotten = useRef(false);
  const keep = useCallback(() => {
    // Whatever is still filled in after it was sent is nothing to keep.
    if (forgotten.current) return;
    const values = form.getValues();
    const filled = filledNow?.() ?? began;
    if (isTyped(filled, values)) kept.set(name, { values, filled });
    else kept.delete(name);
  }, [began, filledNow, form, kept, name]);
  useEffect(() => form.watch(keep).unsubscribe, [form, keep]);
  return {
    /** Whether something was typed before. */
    typedBefore: before !== undefined,
    /** For when it was filled in anew. */
    keep,
    /** For when it is stored or given up. */
    forget: () => {
      forgotten.current = true;
      kept.delete(name);
    },
  };
}
