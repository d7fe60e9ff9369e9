import { cva, type VariantProps } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { cn } from '../../_lib/cn';

const styles = cva(
  'inline-flex h-5 shrink-0 items-center gap-1 rounded px-1.5 text-xs font-medium whitespace-nowrap [&_svg]:size-3',
  {
    variants: {
      tone: {
        neutral: 'bg-hover text-muted',
        accent: 'bg-accent-soft text-accent',
        positive: 'bg-positive-soft text-positive',
        warning: 'bg-warning-soft text-warning',
        negative: 'bg-negative-soft text-negative',
      },
    },
    defaultVariants: { tone: 'neutral' },
  },
);

export type Tone = NonNullable<VariantProps<typeof styles>['tone']>;

/** A short state in colour; the word says it, the colour only helps. */
export const Badge = ({
  className,
  tone,
  ...props
}: ComponentProps<'span'> & VariantProps<typeof styles>) => (
  <span className={cn(styles({ tone }), className)} {...props} />
);
