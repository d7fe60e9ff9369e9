'use client';

import { X } from 'lucide-react';
import { Dialog as Primitive } from 'radix-ui';
import type { ComponentProps, ReactNode } from 'react';
import { cn } from '../../_lib/cn';
import { useAskedToLeave } from '../../_lib/use-asked-to-leave';
import { useFocusBack } from '../../_lib/use-focus-back';
import { Button } from './button';
import { DiscardQuestion } from './discard-question';
import { useLeaving } from './use-leaving';

interface DialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** While something is sent: it stays open, so that a failure is told beside what was typed. */
  busy?: boolean;
  /** What it shows cannot be shown again: it closes by the button at its foot alone. */
  shownOnce?: boolean;
  /** Something runs in it that its end would stop: a slip beside it ends nothing. */
  running?: boolean;
  /** It opens with something typed in before. */
  typedBefore?: boolean;
  /** What was typed is stored, and the dialog still open: it closes unasked. */
  stored?: boolean;
  title: string;
  description?: ReactNode;
  children: ReactNode;
  className?: string;
}

/** A modal dialog: centred on a desk, a sheet from below on a phone. */
export function Dialog({
  open,
  onOpenChange,
  busy = false,
  shownOnce = false,
  running = false,
  typedBefore = false,
  stored = false,
  title,
  description,
  children,
  className,
}: DialogProps) {
  const { typed, asking, leave, keep, begin, noteEntered, noteTyped } = useLeaving(
    typedBefore,
    stored,
  );
  const stay = (event: Event) => event.preventDefault();
  useAskedToLeave(open && typed);
  const focusBack = useFocusBack();
  return (
    <Primitive.Root open={open} onOpenChange={() => !busy && leave(() => onOpenChange(false))}>
      <Primitive.Portal>
        <Primitive.Overlay className="fixed inset-0 z-50 animate-fade bg-overlay" />
        <Primitive.Content
          {...focusBack}
          data-typed={typed || undefined}
          onOpenAutoFocus={begin}
          onFocus={noteEntered}
          onInput={noteTyped}
          onEscapeKeyDown={shownOnce ? stay : undefined}
          // What was typed does not go by a slip of the hand.
          onPointerDownOutside={shownOnce || running || typed ? stay : undefined}
          {...(description === undefined ? { 'aria-describedby': undefined } : {})}
          className={cn(
            'fixed z-50 flex flex-col bg-raised shadow-pop focus:outline-none',
            'inset-x-0 bottom-0 max-h-[92dvh] animate-rise rounded-t-xl',
            'md:inset-auto md:top-[10vh] md:left-1/2 md:max-h-[80vh] md:w-[34rem] md:-translate-x-1/2 md:animate-fade md:rounded-xl md:border',
            className,
          )}
        >
          <header inert={asking} className="flex items-start gap-3 px-5 pt-4 pb-3">
            <div className="min-w-0 flex-1">
              <Primitive.Title className="text-lg font-semibold tracking-tight">
                {title}
              </Primitive.Title>
              {description !== undefined && (
                <Primitive.Description className="mt-0.5 text-sm text-muted">
                  {description}
                </Primitive.Description>
              )}
            </div>
            {!shownOnce && (
              <Primitive.Close asChild>
                <Button
                  variant="ghost"
                  size="icon-sm"
                  aria-label="Close"
                  disabled={busy}
                  className="-mr-1.5"
                >
                  <X />
                </Button>
              </Primitive.Close>
            )}
          </header>
          <div inert={asking} className="contents">
            {children}
          </div>
          {asking && <DiscardQuestion onKeep={keep} onDiscard={() => onOpenChange(false)} />}
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}

/** The scrolling middle of a dialog. */
export const DialogBody = ({
  children,
  className,
  scrolls = false,
}: {
  children: ReactNode;
  className?: string;
  /** It may be long and holds nothing to focus: the keyboard scrolls it as a whole. */
  scrolls?: boolean;
}) => (
  <div
    className={cn('min-h-0 flex-1 overflow-y-auto px-5 pb-5', className)}
    {...(scrolls ? { tabIndex: 0 } : {})}
  >
    {children}
  </div>
);

/** The way out at a dialog's foot, which asks about what was typed, as Escape does. */
export const DialogCancel = ({ disabled }: { disabled?: boolean }) => (
  <Primitive.Close asChild>
    <Button disabled={disabled}>Cancel</Button>
  </Primitive.Close>
);

/** The actions at the foot of a dialog, the main one last. */
type DialogFooterProps = Omit<ComponentProps<'footer'>, 'className'>;

export const DialogFooter = ({ children, ...props }: DialogFooterProps) => (
  <footer
    {...props}
    className="flex items-center justify-end gap-2 border-t px-5 py-3 pb-[max(0.75rem,env(safe-area-inset-bottom))]"
  >
    {children}
  </footer>
);
