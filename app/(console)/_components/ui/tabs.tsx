'use client';

import { Tabs as Primitive } from 'radix-ui';
import { type ComponentProps, type ReactNode, type SyntheticEvent, useEffect, useRef } from 'react';
import { cn } from '../../_lib/cn';
import { count as counted } from '../../_lib/format';

export const Tabs = Primitive.Root;

/** The row of tabs; where it is wider than the screen, the chosen one is brought into view. */
export function TabsList({ className, ...props }: ComponentProps<typeof Primitive.List>) {
  const list = useRef<HTMLDivElement>(null);
  const width = useRef(0);
  useEffect(() => {
    const row = list.current;
    // Counts that come later make the row wider, and push the last tabs out again.
    if (!row || row.scrollWidth === width.current) return;
    width.current = row.scrollWidth;
    const chosen = row.querySelector<HTMLElement>('[data-state=active]');
    if (chosen) row.scrollLeft = chosen.offsetLeft - 96;
  });
  return (
    <Primitive.List
      ref={list}
      className={cn(
        'relative flex gap-5 overflow-x-auto overflow-y-hidden border-b [scrollbar-width:none] print:border-0',
        className,
      )}
      {...props}
    />
  );
}

interface TabProps {
  value: string;
  children: ReactNode;
  count?: number | undefined;
}

/** Radix focuses a clicked tab by script, which browsers take for the keyboard's doing. */
const byPointer =
  (is: boolean) =>
  ({ currentTarget }: SyntheticEvent) =>
    currentTarget.toggleAttribute('data-by-pointer', is);

/** One tab, with how many things are behind it. */
export const Tab = ({ value, children, count }: TabProps) => (
  <Primitive.Trigger
    value={value}
    onPointerDown={byPointer(true)}
    onBlur={byPointer(false)}
    className="-mb-px flex h-9 shrink-0 items-center gap-1.5 rounded-t-sm border-b-2 border-transparent px-0.5 text-sm font-medium whitespace-nowrap text-muted hover:text-fg focus-visible:outline-offset-[-2px] data-by-pointer:outline-none data-[state=active]:border-accent data-[state=active]:text-fg max-md:h-11 print:border-0 print:data-[state=inactive]:hidden"
  >
    {children}
    {count !== undefined && count > 0 && (
      <span className="text-xs font-normal text-faint tabular-nums">{counted(count)}</span>
    )}
  </Primitive.Trigger>
);

/** What a tab shows. It is no stop of the keyboard: Tab leads to what is in it. */
export const TabPanel = ({ className, ...props }: ComponentProps<typeof Primitive.Content>) => (
  <Primitive.Content
    tabIndex={-1}
    className={cn('pt-5 focus-visible:outline-none', className)}
    {...props}
  />
);
