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

/**
 * Says beside each field that somebody else changed meanwhile what it says by now.
 * @param theirs what a field says by now, in words; '' for nothing
 */
export function showTheirs<T extends FieldValues, C, O>(
  form: UseFormReturn<T, C, O>,
  error: unknown,
  fields: readonly FieldPath<T>[],
  theirs: (field: FieldPath<T>) => string,
): void {
  for (const { path } of problemOf(error).issues) {
    const field = fields.find((name) => name === path.join('.'));
    if (field === undefined) continue;
    const words = theirs(field);
    const did = words === '' ? 'was emptied' : 'was changed';
    const to = words === '' ? '' : `, to “${words}”`;
    form.setError(field, {
      message: `${did} by somebody else meanwhile${to}. Save again to put yours in its place`,
    });
  }
}
