'use client';

import { X } from 'lucide-react';
import { Dialog as Primitive } from 'radix-ui';
import type { ReactNode } from 'react';
import { cn } from '../../_lib/cn';
import { useFocusBack } from '../../_lib/use-focus-back';
import { Button } from './button';

interface SheetProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  children: ReactNode;
  className?: string;
}

/** A panel from the right; from below on a phone. */
export function Sheet({ open, onOpenChange, title, children, className }: SheetProps) {
  const focusBack = useFocusBack();
  return (
    <Primitive.Root open={open} onOpenChange={onOpenChange}>
      <Primitive.Portal>
        <Primitive.Overlay className="fixed inset-0 z-50 animate-fade bg-overlay" />
        <Primitive.Content
          {...focusBack}
          aria-describedby={undefined}
          className={cn(
            'fixed z-50 flex animate-rise flex-col bg-raised shadow-pop focus:outline-none',
            'inset-x-0 bottom-0 max-h-[88dvh] rounded-t-xl pb-[env(safe-area-inset-bottom)]',
            'md:inset-y-0 md:right-0 md:left-auto md:max-h-none md:w-96 md:rounded-none md:border-l',
            className,
          )}
        >
          <header className="flex items-center gap-3 px-5 pt-4 pb-2">
            <Primitive.Title className="flex-1 text-lg font-semibold tracking-tight">
              {title}
            </Primitive.Title>
            <Primitive.Close asChild>
              <Button variant="ghost" size="icon-sm" aria-label="Close" className="-mr-1.5">
                <X />
              </Button>
            </Primitive.Close>
          </header>
          <div className="min-h-0 flex-1 overflow-y-auto px-5 pb-5">{children}</div>
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}
