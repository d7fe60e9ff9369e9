import type { ComponentProps, ReactNode } from 'react';
import { cn } from '../../_lib/cn';

/** A bordered area. Never put one into another. */
export const Card = ({ className, ...props }: ComponentProps<'section'>) => (
  <section className={cn('rounded-lg border bg-raised', className)} {...props} />
);

interface SectionProps {
  title: string;
  actions?: ReactNode;
  children: ReactNode;
  className?: string;
}

/** A titled part of a page, without a frame. */
export const Section = ({ title, actions, children, className }: SectionProps) => (
  <section className={cn('min-w-0', className)}>
    <div className="mb-2 flex min-h-8 flex-wrap items-center gap-2">
      <h2 className="flex-1 text-sm font-semibold">{title}</h2>
      {actions}
    </div>
    {children}
  </section>
);
