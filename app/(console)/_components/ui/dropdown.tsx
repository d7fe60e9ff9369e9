'use client';

import { Check } from 'lucide-react';
import { DropdownMenu as Primitive } from 'radix-ui';
import type { ComponentProps } from 'react';
import { cn } from '../../_lib/cn';

const item =
  'relative flex cursor-default items-center gap-2 rounded-md px-2 py-1.5 text-sm outline-none select-none data-[disabled]:opacity-50 data-[highlighted]:bg-hover max-md:py-2.5 [&_svg]:size-4 [&_svg]:shrink-0 [&_svg]:text-faint';

export const Dropdown = Primitive.Root;
export const DropdownTrigger = Primitive.Trigger;
export const DropdownRadioGroup = Primitive.RadioGroup;

export function DropdownContent({ className, ...props }: ComponentProps<typeof Primitive.Content>) {
  return (
    <Primitive.Portal>
      <Primitive.Content
        sideOffset={4}
        collisionPadding={8}
        className={cn(
          'z-50 max-h-[min(24rem,var(--radix-dropdown-menu-content-available-height))] min-w-44 animate-pop overflow-y-auto rounded-lg border bg-raised p-1 shadow-pop',
          className,
        )}
        {...props}
      />
    </Primitive.Portal>
  );
}

interface ItemProps extends ComponentProps<typeof Primitive.Item> {
  danger?: boolean;
}

export const DropdownItem = ({ className, danger, ...props }: ItemProps) => (
  <Primitive.Item
    className={cn(item, danger && 'text-negative [&_svg]:text-negative', className)}
    {...props}
  />
);

const Indicator = () => (
  <Primitive.ItemIndicator className="absolute right-2">
    <Check className="!text-accent" />
  </Primitive.ItemIndicator>
);

export const DropdownCheckboxItem = ({
  className,
  children,
  ...props
}: ComponentProps<typeof Primitive.CheckboxItem>) => (
  <Primitive.CheckboxItem
    className={cn(item, 'pr-8', className)}
    // Several are ticked in one go.
    onSelect={(event) => event.preventDefault()}
    {...props}
  >
    {children}
    <Indicator />
  </Primitive.CheckboxItem>
);

export const DropdownRadioItem = ({
  className,
  children,
  ...props
}: ComponentProps<typeof Primitive.RadioItem>) => (
  <Primitive.RadioItem className={cn(item, 'pr-8', className)} {...props}>
    {children}
    <Indicator />
  </Primitive.RadioItem>
);

export const DropdownLabel = ({ className, ...props }: ComponentProps<typeof Primitive.Label>) => (
  <Primitive.Label
    className={cn('px-2 pt-2 pb-1 text-xs font-medium text-faint', className)}
    {...props}
  />
);

export const DropdownSeparator = () => <Primitive.Separator className="-mx-1 my-1 h-px bg-line" />;
