'use client';

import { useRouter } from 'next/navigation';
import { toast } from 'sonner';

/**
 * True while the connection is away, which is told then: another page would be the browser's own
 * error page, and what is typed on this one would be lost.
 */
export function stays(): boolean {
  if (navigator.onLine) return false;
  toast.error('The connection is away, so this page stays. Try again once it is back.', {
    id: 'offline',
    duration: 10_000,
  });
  return true;
}

/** Goes to another page of the console by no link: by a key, a command or what was done here. */
export function useGo(): (href: string) => void {
  const router = useRouter();
  return (href) => {
    if (!stays()) router.push(href);
  };
}
