import type { ClipboardEvent, ComponentProps } from 'react';
import { cn } from '../../_lib/cn';

/** Shared by everything one types or chooses in; 16 px on phones so that iOS does not zoom. */
export const controlStyles =
  'w-full rounded-md border border-line-strong bg-raised px-2.5 text-sm text-fg transition-colors hover:border-faint focus-visible:border-accent focus-visible:outline-1 focus-visible:outline-offset-0 disabled:opacity-60 aria-invalid:border-negative aria-invalid:focus-visible:outline-negative max-md:text-[1rem]';

/**
 * Cells of a column, pasted, stay apart by tabs: a field makes spaces of their line breaks, and of
 * `12` and `345` one number.
 */
function keepCellsApart(event: ClipboardEvent<HTMLInputElement>): void {
  const text = event.clipboardData.getData('text/plain').trim();
  if (!/[\r\n]/.test(text)) return;
  event.preventDefault();
  // Unlike a changed value, it can be undone, and is heard by the form.
  document.execCommand('insertText', false, text.replace(/\s*[\r\n]+\s*/g, '\t'));
}

export function Input({ className, ...props }: ComponentProps<'input'>) {
  const { inputMode } = props;
  const isNumber = inputMode === 'decimal' || inputMode === 'numeric';
  return (
    <input
      className={cn(controlStyles, 'h-8 max-md:h-10', className)}
      onPaste={isNumber ? keepCellsApart : undefined}
      {...props}
    />
  );
}

export function Textarea({ className, rows = 4, ...props }: ComponentProps<'textarea'>) {
  return (
    <textarea rows={rows} className={cn(controlStyles, 'resize-y py-1.5', className)} {...props} />
  );
}
