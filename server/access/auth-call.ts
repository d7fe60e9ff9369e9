import { AsyncLocalStorage } from 'node:async_hooks';

/** What our parts of better-auth learn during one call of it, and cannot hand on through it. */
interface AuthCall {
  /** The first error that it tells of. */
  cause?: Error;
  /** The hash that the password was found to be the one of. */
  verifiedHash?: string;
}

// Next bundles pages and routes apart, so module scope exists more than once in a process.
const slot = globalThis as typeof globalThis & { __fundAuthCall?: AsyncLocalStorage<AuthCall> };

const calls = (): AsyncLocalStorage<AuthCall> => (slot.__fundAuthCall ??= new AsyncLocalStorage());

/** Keeps the first error that better-auth tells of during a call. */
export function noteAuthTrouble(error: unknown): void {
  const call = calls().getStore();
  if (call && error instanceof Error) call.cause ??= error;
}

/** Keeps the hash that the password of this call was found to be the one of. */
export function noteVerified(hash: string): void {
  const call = calls().getStore();
  if (call) call.verifiedHash = hash;
}

/** The hash that the password of this call was found to be the one of, if it was. */
export const verifiedHash = (): string | undefined => calls().getStore()?.verifiedHash;

/**
 * Makes a call of better-auth, which answers every failure alike and tells its cause to its log
 * alone.
 * @throws the cause of the failure, such as that of a database out of reach
 */
export async function inAuthCall<T>(work: () => Promise<T>): Promise<T> {
  const call: AuthCall = {};
  try {
    return await calls().run(call, work);
  } catch (error) {
    throw call.cause ?? error;
  }
}
