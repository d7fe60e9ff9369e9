'use client';

import { useEffect } from 'react';
import { stayOpen } from './over-list';

/**
 * Keeps texts in the page's address, without a step of the history: whoever opens a row and goes
 * back finds the page as it was, as it reads them from its search parameters. An empty text is left
 * out.
 */
export function useKeptInAddress(texts: Readonly<Record<string, string | readonly string[]>>) {
  useEffect(() => {
    const url = new URL(window.location.href);
    for (const [name, value] of Object.entries(texts)) {
      url.searchParams.delete(name);
      for (const text of typeof value === 'string' ? [value] : value) {
        if (text !== '') url.searchParams.append(name, text);
      }
    }
    const before = new URLSearchParams(window.location.search);
    before.sort();
    const after = new URLSearchParams(url.search);
    after.sort();
    if (after.toString() !== before.toString()) stayOpen(url);
  });
}
