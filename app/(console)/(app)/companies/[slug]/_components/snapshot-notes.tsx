'use client';

import { useState } from 'react';
import { cn } from '../../../../_lib/cn';

/** Longer ones are cut off until somebody asks for the rest: about three lines of a desk's width. */
const SHORT = 280;

/**
 * What was noted about a snapshot. It stays in sight while the numbers above it scroll sideways, and
 * is no wider than the screen.
 */
export function SnapshotNotes({ text }: { text: string }) {
  const [whole, setWhole] = useState(false);
  const isLong = text.length > SHORT || text.split('\n').length > 3;
  return (
    <div className="sticky left-0 w-fit max-w-[min(46rem,calc(100vw-2rem))] text-xs text-muted">
      <p
        className={cn(
          'text-pretty wrap-anywhere whitespace-pre-line',
          isLong && !whole && 'line-clamp-3',
        )}
      >
        <span className="sr-only">Notes: </span>
        {text}
      </p>
      {isLong && (
        <button
          type="button"
          aria-expanded={whole}
          onClick={() => setWhole(!whole)}
          className="mt-0.5 font-medium text-accent hover:underline max-md:py-2"
        >
          {whole ? 'Show less' : 'Show all'}
        </button>
      )}
    </div>
  );
}
