import { AsyncLocalStorage } from 'node:async_hooks';
import type { ServerResponse } from 'node:http';
import { viewOf } from '@/server/errors';
import { errorForLog, log } from '@/server/log';

// Next bundles pages apart, so module scope exists more than once in a process.
const slot = globalThis as typeof globalThis & {
  __fundPages?: AsyncLocalStorage<ServerResponse>;
};

const pages = (): AsyncLocalStorage<ServerResponse> =>
  (slot.__fundPages ??= new AsyncLocalStorage());

/** Serves a page so that `notePageError` knows whose answer an error changes. */
export const servePage = (response: ServerResponse, serve: () => Promise<void>): Promise<void> =>
  pages().run(response, serve);

/**
 * Logs an error that came up while a page was made. While the database is away the page's own
 * error screen is a 503 with Retry-After, as at the other doors, where Next would say 500 for any
 * error.
 * @param route the page's path in the code, which holds no ids
 */
export function notePageError(error: unknown, route: string): void {
  log().error({ door: 'page', operation: route, error: errorForLog(error) }, 'request failed');
  const response = pages().getStore();
  const { status, retryAfter = 1 } = viewOf(error);
  if (response === undefined || response.headersSent || status !== 503) return;
  let current = response.statusCode;
  const set = (next: number): void => {
    current = next === 500 ? status : next;
    if (next === 500) response.setHeader('Retry-After', String(retryAfter));
  };
  set(current);
  Object.defineProperty(response, 'statusCode', { get: () => current, set, configurable: true });
}
