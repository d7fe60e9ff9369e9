'use client';

import { useEffect } from 'react';

/**
 * Has the browser ask before the window is closed or loaded anew, while something is unsaved.
 * @param unsaved asked at that moment, where it is a function
 */
export function useAskedToLeave(unsaved: boolean | (() => boolean)): void {
  useEffect(() => {
    if (unsaved === false) return undefined;
    const ask = (event: BeforeUnloadEvent) => {
      if (unsaved === true || unsaved()) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [unsaved]);
}
