'use client';

import { type ComponentProps, type KeyboardEvent, useId, useRef, useState } from 'react';
import { cn } from '../../_lib/cn';
import { useListening } from '../../_lib/use-listening';
import { Select } from './select';

interface Props extends Omit<ComponentProps<typeof Select>, 'value' | 'onChange' | 'onBlur'> {
  value: string;
  /** Told of what was chosen for good; not of what the arrow keys pass on their way. */
  onPick: (value: string) => void;
}

/** What opens the list; what is chosen there is chosen for good. */
const opensList = ({ key, altKey }: KeyboardEvent): boolean =>
  key === ' ' || key === 'F4' || (altKey && (key === 'ArrowDown' || key === 'ArrowUp'));

/** There the arrow keys open the list, and change nothing by themselves. */
const isMac = (): boolean => /Mac|iPhone|iPad/.test(navigator.userAgent);

/**
 * A select that stores what is chosen. Of a closed list, each arrow key or letter chooses at once on
 * Windows and Linux: such a choice is shown, and holds once Enter is pressed or the field is left.
 * Before the page listens nothing can be chosen, since it would be shown and not stored.
 */
export function PickSelect({ value, onPick, disabled, className, ...props }: Props) {
  const listening = useListening();
  const [held, setHeld] = useState<string | null>(null);
  const byKey = useRef(false);
  const note = useId();
  const isHeld = held !== null && held !== value;
  const pick = () => {
    byKey.current = false;
    setHeld(null);
    if (isHeld) onPick(held);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && isHeld) {
      event.preventDefault();
      pick();
    } else if (event.key === 'Escape' && isHeld) {
      // It takes the choice back, and closes nothing around it.
      event.preventDefault();
      event.stopPropagation();
      setHeld(null);
    } else byKey.current = !opensList(event) && !isMac();
  };
  const described = [props['aria-describedby'], isHeld ? note : undefined]
    .filter(Boolean)
    .join(' ');
  return (
    <span className="relative block">
      <Select
        {...props}
        className={cn(className, !disabled && 'disabled:opacity-100')}
        disabled={disabled || !listening}
        value={held ?? value}
        aria-describedby={described === '' ? undefined : described}
        onPointerDown={() => (byKey.current = false)}
        onKeyDown={onKeyDown}
        onBlur={pick}
        onChange={({ target }) => {
          if (byKey.current) return setHeld(target.value);
          setHeld(null);
          if (target.value !== value) onPick(target.value);
        }}
      />
      {isHeld && (
        // Over the page, no wider than the field: nothing moves under the eyes of somebody who is choosing.
        <span
          id={note}
          role="status"
          className="absolute inset-x-0 top-full z-20 mt-1 rounded-md border bg-raised px-2 py-1 text-xs text-balance text-muted shadow-pop"
        >
          Enter keeps it, Escape takes it back.
        </span>
      )}
    </span>
  );
}
