'use client';

import { useSearchParams } from 'next/navigation';

/**
 * Whether a page's form for something new is open, as `?new` in the address says.
 * @param name what the address calls it, where it is another form
 */
export function useNew(name = 'new'): [boolean, (open: boolean) => void] {
  const isOpen = useSearchParams().has(name);
  const setOpen = (open: boolean) => {
    const url = new URL(window.location.href);
    if (open) url.searchParams.set(name, '');
    else url.searchParams.delete(name);
    window.history.replaceState(null, '', url);
  };
  return [isOpen, setOpen];
}
