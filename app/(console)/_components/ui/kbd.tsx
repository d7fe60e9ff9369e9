'use client';

import { useModKey } from '../../_lib/use-mod-key';
import { cn } from '../../_lib/cn';

/** A key or a sequence of keys such as "g p"; `mod` is ⌘ or Ctrl. */
export function Kbd({ keys, className }: { keys: string; className?: string }) {
  const mod = useModKey();
  return (
    <span className={cn('inline-flex gap-0.5', className)}>
      {keys.split(' ').map((key) => (
        <kbd
          key={key}
          className="inline-flex h-[1.125rem] min-w-[1.125rem] items-center justify-center rounded border bg-subtle px-1 font-sans text-2xs text-muted"
        >
          {key === 'mod' ? mod : key}
        </kbd>
      ))}
    </span>
  );
}
