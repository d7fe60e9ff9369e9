'use client';

import type { FormEvent } from 'react';
import type { FieldValues, Resolver } from 'react-hook-form';
import type { z } from 'zod';
import { OFFLINE } from './problem';

/**
 * As formResolver, for forms that a page shows at once: the schema and what reads it come when the
 * form is first touched (`warm`), so that they do not weigh on the page's start. A submit rejects
 * where they cannot be loaded: see `orOffline`.
 * @param load imports the schema
 */
export function lazyResolver<I extends FieldValues, O>(load: () => Promise<z.ZodType<O, I>>) {
  const loadBoth = () => Promise.all([import('./form'), load()]);
  const resolver: Resolver<I, unknown, O> = async (values, context, options) => {
    const [{ formResolver }, schema] = await loadBoth();
    return formResolver(schema)(values, context, options);
  };
  const warm = () => void loadBoth().catch(() => undefined);
  return { resolver, warm };
}

/** An onSubmit that tells where the service could not even be asked for the form's checks. */
export const orOffline =
  (submit: (event: FormEvent) => Promise<void>, tell: (message: string) => void) =>
  (event: FormEvent) =>
    void submit(event).catch(() => tell(OFFLINE));
