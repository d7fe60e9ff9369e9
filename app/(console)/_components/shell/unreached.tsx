'use client';

import { useOffline } from 'next/offline';
import { Button } from '../ui/button';

/**
 * Stands above the page while the service does not answer: what a link asked for comes once it does,
 * which the router looks after by itself and whenever the browser says that it is online.
 */
export function Unreached() {
  const isAway = useOffline();
  return (
    <div role="status" className="sticky top-0 z-40 print:hidden">
      {isAway && (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b bg-warning-soft px-4 py-2 text-sm text-warning md:px-8">
          <p className="min-w-0 flex-1 basis-64 text-pretty">
            The service cannot be reached. What you asked for comes once it answers; nothing you
            saved is gone.
          </p>
          <Button size="sm" onClick={() => window.dispatchEvent(new Event('online'))}>
            Try again
          </Button>
        </div>
      )}
    </div>
  );
}
