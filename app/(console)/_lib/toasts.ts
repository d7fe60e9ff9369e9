'use client';

import { toast } from 'sonner';
import { isTheirs, type Outcome, wordsOf } from './outcome';
import { problemOf } from './problem';

/** Says what went wrong, with the request id for whoever looks after the service. */
export function toastProblem(error: unknown): void {
  const { message, requestId } = problemOf(error);
  toast.error(message, {
    duration: 10_000,
    ...(requestId === null ? {} : { description: `Request ${requestId}` }),
  });
}

/** Says why what was chosen is not stored, where there is no field to say it beside. */
export function toastOutcome(label: string, outcome: Outcome): void {
  if (outcome !== null) toast.error(wordsOf(label, outcome), { duration: 10_000 });
}

/** Says why what was typed is not stored, to whoever has left its place by then. */
export function toastUnsaved(label: string, outcome: Exclude<Outcome, null>): void {
  const why =
    'error' in outcome
      ? `it ${outcome.error}.`
      : isTheirs(outcome)
        ? 'somebody else changed it meanwhile.'
        : outcome.failure;
  toast.error(`${label} was not saved: ${why}`, {
    duration: 10_000,
    description: 'What you typed is kept in its place.',
  });
}

/** Says why what was done is not taken back. */
export function toastLeft(outcome: Outcome): void {
  if (outcome === null) return;
  if (isTheirs(outcome)) toast('Somebody else changed it meanwhile, so it is left as it is.');
  else toastOutcome('It', outcome);
}

/**
 * Says what was done, and how to take it back.
 * @param more the `id` by which it is dismissed where there is nothing to take back any more, and
 * the `description`: which of many it was done to, as the list calls it, where the message does
 * not say
 */
export function toastUndo(
  message: string,
  undo: () => void,
  more: { id?: string; description?: string } = {},
): void {
  toast(message, { ...more, duration: 8000, action: { label: 'Undo', onClick: undo } });
}

/**
 * As toastUndo, for what others may have changed meanwhile: then it is left as it is.
 * @param stillSo reads whether the record still says what was set
 */
export function toastUndoIf(
  message: string,
  stillSo: () => Promise<boolean>,
  undo: () => void,
): void {
  const check = async () => {
    if (await stillSo()) undo();
    else toast('Somebody else changed it meanwhile, so it is left as it is.');
  };
  toastUndo(message, () => void check().catch(toastProblem));
}
