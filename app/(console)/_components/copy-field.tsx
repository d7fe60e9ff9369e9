'use client';

import { Check, Copy } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { cn } from '../_lib/cn';
import { Button } from './ui/button';

/** Copies text; false where the browser does not let us (plain HTTP on another host). */
async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

interface CopyButtonProps {
  /** The text, or how to get it once somebody asks. */
  text: string | (() => string);
  label?: string;
}

/** A button that copies, and says that it has. */
export function CopyButton({ text, label = 'Copy' }: CopyButtonProps) {
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return undefined;
    const timer = setTimeout(() => setCopied(false), 2000);
    return () => clearTimeout(timer);
  }, [copied]);
  return (
    <Button
      size="sm"
      onClick={() => void copyText(typeof text === 'string' ? text : text()).then(setCopied)}
    >
      {copied ? <Check /> : <Copy />}
      <span aria-live="polite">{copied ? 'Copied' : label}</span>
    </Button>
  );
}

interface CopyFieldProps {
  label: string;
  text: string;
  /** Shown over several lines, as commands are. */
  long?: boolean;
}

/** A text to take along: it selects itself on a click, and a button copies it. */
export function CopyField({ label, text, long }: CopyFieldProps) {
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  return (
    <div className="flex flex-col gap-1.5">
      <div className="flex items-center justify-between gap-3">
        <label htmlFor={id} className="text-xs font-medium text-muted">
          {label}
        </label>
        <CopyButton text={text} />
      </div>
      <textarea
        id={id}
        ref={field}
        readOnly
        rows={long ? 3 : 1}
        value={text}
        spellCheck={false}
        onFocus={() => field.current?.select()}
        className={cn(
          'w-full resize-none rounded-md border bg-subtle px-2.5 py-1.5 font-mono text-xs [overflow-wrap:anywhere]',
          !long && 'overflow-x-auto whitespace-nowrap [scrollbar-width:none]',
        )}
      />
    </div>
  );
}
