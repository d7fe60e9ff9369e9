'use client';

import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { problemOf } from './problem';

/**
 * Puts what the service said about fields beside them.
 * @returns the message for the form as a whole, or null if every complaint found its field
 */
export function showProblem<T extends FieldValues, C, O>(
  form: UseFormReturn<T, C, O>,
  error: unknown,
  fields: readonly FieldPath<T>[],
): string | null {
  const { message, issues, requestId } = problemOf(error);
  let placed = 0;
  for (const issue of issues) {
    const field = fields.find((name) => name === issue.path.join('.'));
    if (field === undefined) continue;
    form.setError(field, { message: issue.message }, { shouldFocus: placed === 0 });
    placed += 1;
  }
  if (placed > 0 && placed === issues.length) return null;
  return requestId === null ? message : `${message} (request ${requestId})`;
}
