'use client';

import { usePathname, useSearchParams } from 'next/navigation';
import { useEffect, useSyncExternalStore } from 'react';
import { arrive, destinationNow, onWay, placeOf } from '../../_lib/set-out';

/** A line across the top while the page that was asked for is on its way. */
export function ProgressLine() {
  const here = placeOf(usePathname(), useSearchParams().toString());
  // A state set while a page is on its way would come with the page; a store's is shown at once.
  const destination = useSyncExternalStore(onWay, destinationNow, () => null);
  useEffect(arrive, [here]);
  if (destination === null || destination === here) return null;
  return (
    <div
      role="progressbar"
      aria-label="Loading the page"
      className="fixed inset-x-0 top-0 z-60 h-0.5 origin-left animate-way bg-accent print:hidden"
    />
  );
}
