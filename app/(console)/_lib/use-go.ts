'use client';

import { useRouter } from 'next/navigation';
import { toast } from 'sonner';

/** Whether the server answers; on its own machine it does, however offline the browser is. */
async function answers(): Promise<boolean> {
  try {
    await fetch('/healthz', { method: 'HEAD', cache: 'no-store' });
    return true;
  } catch {
    return false;
  }
}

/**
 * Goes on to another page, unless the connection is away, which is told then: the page would be the
 * browser's own error page, and what is typed on this one would be lost.
 */
export async function unlessAway(go: () => void): Promise<void> {
  if (navigator.onLine || (await answers())) return go();
  toast.error('The connection is away, so this page stays. Try again once it is back.', {
    id: 'offline',
    duration: 10_000,
  });
}

/** Goes to another page of the console by no link: by a key, a command or what was done here. */
export function useGo(): (href: string) => void {
  const router = useRouter();
  return (href) => void unlessAway(() => router.push(href));
}
