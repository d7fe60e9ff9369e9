'use client';

import { useEffect, useRef, useState } from 'react';

/**
 * What was begun in a dialog without a form's own state, kept as useKeptForm keeps: whoever went
 * Back out of it finds it there again.
 * @param kept where it is kept, by name
 * @param isBegun false for what nobody would miss
 */
export function useKeptState<T>(
  kept: Map<string, T>,
  name: string,
  initial: T,
  isBegun: (state: T) => boolean,
) {
  const [before] = useState(() => kept.get(name));
  const [state, setState] = useState(before ?? initial);
  const forgotten = useRef(false);
  const begun = isBegun(state);
  useEffect(() => {
    if (forgotten.current) return;
    if (begun) kept.set(name, state);
    else kept.delete(name);
  }, [begun, kept, name, state]);
  return {
    state,
    change: (part: Partial<T>) => setState((old) => ({ ...old, ...part })),
    /** Whether something was begun before. */
    begunBefore: before !== undefined,
    /** For when it is stored or given up. */
    forget: () => {
      forgotten.current = true;
      kept.delete(name);
    },
  };
}
