import { AsyncLocalStorage } from 'node:async_hooks';

// Next bundles pages and routes apart, so module scope exists more than once in a process.
const slot = globalThis as typeof globalThis & {
  __fundAuthTrouble?: AsyncLocalStorage<{ cause?: Error }>;
};

const troubles = (): AsyncLocalStorage<{ cause?: Error }> =>
  (slot.__fundAuthTrouble ??= new AsyncLocalStorage());

/** Keeps the first error that better-auth tells of during a call. */
export function noteAuthTrouble(error: unknown): void {
  const trouble = troubles().getStore();
  if (trouble && error instanceof Error) trouble.cause ??= error;
}

/**
 * Makes a call of better-auth, which answers every failure alike and tells its cause to its log
 * alone.
 * @throws the cause of the failure, such as that of a database out of reach
 */
export async function withAuthTrouble<T>(call: () => Promise<T>): Promise<T> {
  const trouble: { cause?: Error } = {};
  try {
    return await troubles().run(trouble, call);
  } catch (error) {
    throw trouble.cause ?? error;
  }
}
