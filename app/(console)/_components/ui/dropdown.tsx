'use client';

import { Check } from 'lucide-react';
import { type DropdownMenu as Primitive, Slot } from 'radix-ui';
import { type ComponentProps, createContext, type ReactNode, useContext, useState } from 'react';
import { toast } from 'sonner';
import { cn } from '../../_lib/cn';

const item =
  'relative flex cursor-default items-center gap-2 rounded-md px-2 py-1.5 text-sm outline-none select-none data-[disabled]:opacity-50 data-[highlighted]:bg-hover max-md:py-2.5 [&_svg]:size-4 [&_svg]:shrink-0 [&_svg]:text-faint';

const load = () => import('./dropdown-parts').then(({ parts }) => parts);

interface Menu {
  /** Null until the menu was first opened. */
  parts: Awaited<ReturnType<typeof load>> | null;
  open: () => void;
}

const MenuContext = createContext<Menu>({ parts: null, open: () => undefined });
const useParts = () => useContext(MenuContext).parts;

/** A menu behind a button; what draws it is loaded when somebody is about to open one. */
export function Dropdown({ children }: { children: ReactNode }) {
  const [parts, setParts] = useState<Menu['parts']>(null);
  const [isOpen, setOpen] = useState(false);
  const open = () =>
    void load().then(
      (loaded) => {
        setParts(loaded);
        setOpen(true);
      },
      () => toast.error('The menu could not be loaded. Check your connection and try again.'),
    );
  const menu = <MenuContext value={{ parts, open }}>{children}</MenuContext>;
  return parts ? (
    <parts.Root open={isOpen} onOpenChange={setOpen}>
      {menu}
    </parts.Root>
  ) : (
    menu
  );
}

/** Loads what draws the menu ahead of the click; a failure is told when the menu is opened. */
const warm = () => void load().catch(() => undefined);

interface TriggerProps extends ComponentProps<'button'> {
  asChild?: boolean;
}

export function DropdownTrigger({ asChild = false, ...props }: TriggerProps) {
  const { parts, open } = useContext(MenuContext);
  if (parts) return <parts.Trigger asChild={asChild} {...props} />;
  const Element = asChild ? Slot.Root : 'button';
  return (
    <Element
      {...(asChild ? {} : { type: 'button' })}
      aria-haspopup="menu"
      aria-expanded={false}
      onPointerEnter={warm}
      onFocus={warm}
      onClick={open}
      onKeyDown={(event) => event.key === 'ArrowDown' && open()}
      {...props}
    />
  );
}

export function DropdownRadioGroup(props: ComponentProps<typeof Primitive.RadioGroup>) {
  const parts = useParts();
  return parts && <parts.RadioGroup {...props} />;
}

export function DropdownContent({ className, ...props }: ComponentProps<typeof Primitive.Content>) {
  const parts = useParts();
  if (!parts) return null;
  return (
    <parts.Portal>
      <parts.Content
        sideOffset={4}
        collisionPadding={8}
        className={cn(
          'z-50 max-h-[min(24rem,var(--radix-dropdown-menu-content-available-height))] min-w-44 animate-pop overflow-y-auto rounded-lg border bg-raised p-1 shadow-pop',
          className,
        )}
        {...props}
      />
    </parts.Portal>
  );
}

interface ItemProps extends ComponentProps<typeof Primitive.Item> {
  danger?: boolean;
}

export function DropdownItem({ className, danger, ...props }: ItemProps) {
  const parts = useParts();
  const styles = cn(item, danger && 'text-negative [&_svg]:text-negative', className);
  return parts && <parts.Item className={styles} {...props} />;
}

function Indicator() {
  const parts = useParts();
  return (
    parts && (
      <parts.ItemIndicator className="absolute right-2">
        <Check className="!text-accent" />
      </parts.ItemIndicator>
    )
  );
}

type CheckboxItemProps = ComponentProps<typeof Primitive.CheckboxItem>;

export function DropdownCheckboxItem({ className, children, ...props }: CheckboxItemProps) {
  const parts = useParts();
  if (!parts) return null;
  return (
    <parts.CheckboxItem
      className={cn(item, 'pr-8', className)}
      // Several are ticked in one go.
      onSelect={(event) => event.preventDefault()}
      {...props}
    >
      {children}
      <Indicator />
    </parts.CheckboxItem>
  );
}

type RadioItemProps = ComponentProps<typeof Primitive.RadioItem>;

export function DropdownRadioItem({ className, children, ...props }: RadioItemProps) {
  const parts = useParts();
  if (!parts) return null;
  return (
    <parts.RadioItem className={cn(item, 'pr-8', className)} {...props}>
      {children}
      <Indicator />
    </parts.RadioItem>
  );
}

export function DropdownLabel({ className, ...props }: ComponentProps<typeof Primitive.Label>) {
  const parts = useParts();
  const styles = cn('px-2 pt-2 pb-1 text-xs font-medium text-faint', className);
  return parts && <parts.Label className={styles} {...props} />;
}

export function DropdownSeparator() {
  const parts = useParts();
  return parts && <parts.Separator className="-mx-1 my-1 h-px bg-line" />;
}
