import type { Instrumentation } from 'next';

let notePageError: ((error: unknown, route: string) => void) | undefined;

/** Next calls this when a server of its own starts (`next dev`, or a host that runs Next). */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  ({ notePageError } = await import('./server/http/page-errors'));
  const { boot } = await import('./server/boot');
  await boot();
}

/** Next calls this for each error of a page, before it answers. */
export const onRequestError: Instrumentation.onRequestError = (error, _request, { routePath }) =>
  notePageError?.(error, routePath);
