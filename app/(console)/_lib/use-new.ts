'use client';

import { useSearchParams } from 'next/navigation';

/** Whether a page's form for something new is open, as `?new` in the address says. */
export function useNew(): [boolean, (open: boolean) => void] {
  const isOpen = useSearchParams().has('new');
  const setOpen = (open: boolean) => {
    const url = new URL(window.location.href);
    if (open) url.searchParams.set('new', '');
    else url.searchParams.delete('new');
    window.history.replaceState(null, '', url);
  };
  return [isOpen, setOpen];
}
