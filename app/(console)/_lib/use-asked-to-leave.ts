'use client';

import { useEffect } from 'react';
import { holdOpen } from './begun';

/** Has the browser ask before the window is closed or loaded anew, while something here is unsaved. */
export function useAskedToLeave(unsaved: boolean): void {
  useEffect(() => (unsaved ? holdOpen() : undefined), [unsaved]);
}
