import { cva, type VariantProps } from 'class-variance-authority';
import { Slot } from 'radix-ui';
import type { ComponentProps } from 'react';
import { cn } from '../../_lib/cn';

/** A ring turns in the place of the label, which keeps the button's width. */
const BUSY =
  'relative cursor-progress! opacity-80! [-webkit-text-fill-color:transparent] [&_svg]:invisible after:absolute after:size-3.5 after:animate-spin after:rounded-full after:border-2 after:border-current after:border-t-transparent';

const styles = cva(
  'inline-flex shrink-0 items-center justify-center gap-1.5 rounded-md font-medium whitespace-nowrap transition-colors select-none print:hidden disabled:cursor-not-allowed disabled:opacity-50 [&_svg]:size-4 [&_svg]:shrink-0',
  {
    variants: {
      variant: {
        primary: 'bg-accent text-accent-fg hover:bg-accent-hover',
        secondary:
          'border border-line-strong bg-raised text-fg hover:bg-hover data-[state=open]:bg-hover',
        ghost: 'text-muted hover:bg-hover hover:text-fg data-[state=open]:bg-hover',
        danger: 'bg-negative text-surface hover:opacity-90',
      },
      size: {
        sm: 'h-7 px-2 text-xs max-md:h-9 max-md:px-3',
        md: 'h-8 px-3 text-sm max-md:h-10',
        lg: 'h-10 px-4 text-base',
        icon: 'size-8 max-md:size-10',
        'icon-sm': 'size-7 max-md:size-9',
      },
    },
    defaultVariants: { variant: 'secondary', size: 'md' },
  },
);

export interface ButtonProps extends ComponentProps<'button'>, VariantProps<typeof styles> {
  /** Gives the look to the child element, such as a link. */
  asChild?: boolean;
  /** While what it sent is on its way: it says so, and cannot be pressed again. */
  busy?: boolean | undefined;
}

export function Button({
  className,
  variant,
  size,
  asChild,
  type = 'button',
  busy = false,
  disabled,
  ...props
}: ButtonProps) {
  const Element = asChild ? Slot.Root : 'button';
  return (
    <Element
      {...(asChild ? {} : { type, disabled: busy || disabled, 'aria-busy': busy || undefined })}
      className={cn(styles({ variant, size }), busy && BUSY, className)}
      {...props}
    />
  );
}
