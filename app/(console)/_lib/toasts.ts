'use client';

import { toast } from 'sonner';
import { problemOf } from './problem';

/** Says what went wrong, with the request id for whoever looks after the service. */
export function toastProblem(error: unknown): void {
  const { message, requestId } = problemOf(error);
  toast.error(message, {
    duration: 10_000,
    ...(requestId === null ? {} : { description: `Request ${requestId}` }),
  });
}

/** Says what was done, and how to take it back. */
export function toastUndo(message: string, undo: () => void): void {
  toast(message, { duration: 8000, action: { label: 'Undo', onClick: undo } });
}
