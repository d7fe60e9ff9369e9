import type { ComponentProps } from 'react';
import { cn } from '../../_lib/cn';

/** A table that scrolls sideways by itself when it must. */
export const Table = ({ className, ...props }: ComponentProps<'table'>) => (
  <div className="relative w-full overflow-x-auto" tabIndex={-1}>
    <table className={cn('w-full border-collapse text-sm', className)} {...props} />
  </div>
);

export const Th = ({ className, ...props }: ComponentProps<'th'>) => (
  <th
    scope="col"
    className={cn(
      'h-8 border-b px-2.5 text-left text-xs font-medium whitespace-nowrap text-faint first:pl-0 last:pr-0',
      className,
    )}
    {...props}
  />
);

export const Td = ({ className, ...props }: ComponentProps<'td'>) => (
  <td
    className={cn('border-b px-2.5 py-2 align-middle first:pl-0 last:pr-0', className)}
    {...props}
  />
);

/** For cells and headings of numbers. */
export const NUMERIC = 'text-right tabular-nums';
