'use client';

import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import { Input } from './ui/input';
import { cn } from '../_lib/cn';

/** What came of checking what was typed. */
type Outcome = { error: string } | null;

interface InlineEditProps {
  label: string;
  /** What stands in the input. */
  text: string;
  /** What is shown while nobody edits. */
  children: ReactNode;
  /** Checks and saves what was typed, only if it has changed; tells what is wrong with it. */
  onSave: (typed: string) => Promise<Outcome>;
  kind?: 'text' | 'money' | 'date' | 'url';
  disabled?: boolean;
  className?: string;
}

/** A value that turns into an input on click: Enter or leaving saves, Escape puts it back. */
export function InlineEdit(props: InlineEditProps) {
  const { label, text, children, onSave, kind = 'text', disabled, className } = props;
  const [editing, setEditing] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  // Enter saves, and then the input that goes away reports that it was left.
  const open = useRef(false);
  const start = () => {
    open.current = true;
    setEditing(true);
  };
  const close = () => {
    open.current = false;
    setEditing(false);
    setError(null);
    requestAnimationFrame(() => button.current?.focus({ preventScroll: true }));
  };
  const save = async (typed: string) => {
    if (!open.current) return;
    if (typed.trim() === text.trim()) return close();
    open.current = false;
    const outcome = await onSave(typed.trim());
    if (outcome === null) return close();
    open.current = true;
    setError(outcome.error);
  };
  if (disabled) return <div className={cn('px-2 py-1 max-md:py-2', className)}>{children}</div>;
  if (!editing) {
    return (
      <button
        ref={button}
        type="button"
        aria-label={`${label}: ${text === '' ? 'empty' : text}. Edit`}
        onClick={start}
        className={cn(
          'block w-full min-w-0 rounded-md px-2 py-1 text-left transition-colors hover:bg-hover max-md:py-2',
          className,
        )}
      >
        {children}
      </button>
    );
  }
  return (
    <div className="min-w-0">
      <Input
        autoFocus
        aria-label={label}
        aria-invalid={error !== null}
        aria-describedby={error === null ? undefined : id}
        type={kind === 'date' ? 'date' : kind === 'url' ? 'url' : 'text'}
        inputMode={kind === 'money' ? 'decimal' : undefined}
        defaultValue={text}
        onFocus={(event) => kind !== 'date' && event.target.select()}
        onBlur={(event) => void save(event.target.value)}
        onKeyDown={(event: KeyboardEvent<HTMLInputElement>) => {
          if (event.key === 'Enter') void save(event.currentTarget.value);
          if (event.key === 'Escape') close();
        }}
        className={cn('px-[0.4375rem]', className)}
      />
      {error !== null && (
        <p id={id} role="alert" className="px-2 pt-1 text-xs text-negative">
          {label} {error}.
        </p>
      )}
    </div>
  );
}
