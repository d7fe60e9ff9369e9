import type { KeyboardEvent } from 'react';

/** In a text Enter begins a line; with Control or Command it sends, as wherever texts are written. */
export function sendByKey({
  key,
  ctrlKey,
  metaKey,
  target,
  currentTarget,
}: KeyboardEvent<HTMLFormElement>): void {
  const isSent = key === 'Enter' && (ctrlKey || metaKey);
  if (isSent && target instanceof HTMLTextAreaElement) currentTarget.requestSubmit();
}
