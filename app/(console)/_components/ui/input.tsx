import type { ComponentProps } from 'react';
import { cn } from '../../_lib/cn';

/** Shared by everything one types or chooses in; 16 px on phones so that iOS does not zoom. */
export const controlStyles =
  'w-full rounded-md border border-line-strong bg-raised px-2.5 text-sm text-fg transition-colors hover:border-faint focus-visible:border-accent focus-visible:outline-1 focus-visible:outline-offset-0 disabled:opacity-60 aria-invalid:border-negative aria-invalid:focus-visible:outline-negative max-md:text-[1rem]';

export function Input({ className, ...props }: ComponentProps<'input'>) {
  return <input className={cn(controlStyles, 'h-8 max-md:h-10', className)} {...props} />;
}

export function Textarea({ className, rows = 4, ...props }: ComponentProps<'textarea'>) {
  return (
    <textarea rows={rows} className={cn(controlStyles, 'resize-y py-1.5', className)} {...props} />
  );
}
