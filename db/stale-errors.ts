import { isSent } from './unsent';

/** With these a server ends connections that were in use. */
const ENDED = /^(?:57P01|57P02|57P04|57P05|25P03)$/;

/**
 * Whether an error is about a statement that stood on the connection before. postgres.js 3.4 keeps
 * a FATAL answer to the statement under way, rejects that one because its connection closed, and
 * rejects with the answer whatever comes first on the new connection, before it is sent.
 */
const isStale = (error: unknown): boolean =>
  error instanceof Error &&
  'severity' in error &&
  error.severity === 'FATAL' &&
  'code' in error &&
  ENDED.test(String(error.code));

/**
 * Hands a query on again as long as it meets a stale error, of which each connection has one. What
 * has been sent is never sent again: the statement under way meets its own answer there as well.
 */
export function pastStaleErrors(query: object, connections: number): void {
  const reject: unknown = Reflect.get(query, 'reject');
  const handler: unknown = Reflect.get(query, 'handler');
  if (typeof reject !== 'function' || typeof handler !== 'function')
    throw new TypeError('A query has nobody to hand it on, or to tell of its failure.');
  let left = connections;
  const value = (error: unknown) => {
    left -= 1;
    if (left >= 0 && isStale(error) && !isSent(query)) Reflect.apply(handler, undefined, [query]);
    else Reflect.apply(reject, undefined, [error]);
  };
  Object.defineProperty(query, 'reject', { value, writable: true, configurable: true });
}
