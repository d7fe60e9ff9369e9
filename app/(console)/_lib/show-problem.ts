'use client';

import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { problemOf, sentenceOf } from './problem';

/**
 * Puts what the service said about fields beside them.
 * @param fieldOf names the field of a complaint's path, where the form is not shaped as the input
 * @returns the message for the form as a whole, or null if every complaint found its field
 */
export function showProblem<T extends FieldValues, C, O>(
  form: UseFormReturn<T, C, O>,
  error: unknown,
  fields: readonly FieldPath<T>[],
  fieldOf = (path: readonly (string | number)[]) => path.join('.'),
): string | null {
  const { issues } = problemOf(error);
  let placed = 0;
  for (const issue of issues) {
    const field = fields.find((name) => name === fieldOf(issue.path));
    if (field === undefined) continue;
    form.setError(field, { message: issue.message }, { shouldFocus: placed === 0 });
    placed += 1;
  }
  if (placed > 0 && placed === issues.length) return null;
  return sentenceOf(error);
}
