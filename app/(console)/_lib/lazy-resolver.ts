'use client';

import type { FieldValues, Resolver } from 'react-hook-form';
import type { z } from 'zod';

/**
 * As formResolver, for forms that a page shows at once: the schema and what reads it come with the
 * first submit, so that they do not weigh on the page's start.
 * @param load imports the schema
 */
export const lazyResolver =
  <I extends FieldValues, O>(load: () => Promise<z.ZodType<O, I>>): Resolver<I, unknown, O> =>
  async (values, context, options) => {
    const [{ formResolver }, schema] = await Promise.all([import('./form'), load()]);
    return formResolver(schema)(values, context, options);
  };
