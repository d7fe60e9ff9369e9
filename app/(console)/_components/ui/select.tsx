import { ChevronsUpDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { cn } from '../../_lib/cn';
import { controlStyles } from './input';

export interface Option<V extends string = string> {
  value: V;
  label: string;
}

interface SelectProps extends ComponentProps<'select'> {
  options: readonly Option[];
  /** A first, empty choice. */
  empty?: string;
}

/** The platform's own select: best on phones, with the keyboard and with screen readers. */
export function Select({ className, options, empty, ...props }: SelectProps) {
  return (
    <span className="relative block">
      <select
        className={cn(controlStyles, 'h-8 appearance-none pr-8 max-md:h-10', className)}
        {...props}
      >
        {empty !== undefined && <option value="">{empty}</option>}
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      <ChevronsUpDown
        aria-hidden
        className="print:hidden pointer-events-none absolute top-1/2 right-2.5 size-3.5 -translate-y-1/2 text-faint"
      />
    </span>
  );
}
