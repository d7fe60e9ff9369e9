'use client';

import { Tooltip as Primitive } from 'radix-ui';
import type { ReactNode } from 'react';

interface TooltipProps {
  label: ReactNode;
  children: ReactNode;
  side?: 'top' | 'right' | 'bottom' | 'left';
}

/** A hint on hover and focus; the child must be a focusable element. */
export const Tooltip = ({ label, children, side = 'top' }: TooltipProps) => (
  <Primitive.Provider delayDuration={300}>
    <Primitive.Root>
      <Primitive.Trigger asChild>{children}</Primitive.Trigger>
      <Primitive.Portal>
        <Primitive.Content
          side={side}
          sideOffset={6}
          collisionPadding={8}
          className="z-50 max-w-72 animate-fade rounded-md bg-fg px-2 py-1 text-xs text-surface"
        >
          {label}
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  </Primitive.Provider>
);
