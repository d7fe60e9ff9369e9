import type { ComponentProps, ReactNode } from 'react';
import { cn } from '../../_lib/cn';

interface CheckboxProps extends ComponentProps<'input'> {
  label: ReactNode;
  hint?: ReactNode;
}

/** A box to tick, with its label beside it. */
export const Checkbox = ({ label, hint, className, ...props }: CheckboxProps) => (
  <label className={cn('flex items-start gap-2.5 py-1 text-sm max-md:py-2', className)}>
    <input type="checkbox" className="mt-0.5 size-4 shrink-0 accent-accent" {...props} />
    <span className="min-w-0">
      {label}
      {hint !== undefined && <span className="block text-xs text-faint">{hint}</span>}
    </span>
  </label>
);
