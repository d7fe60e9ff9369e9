import type { Db } from '@/db/client';
import { authenticateKey } from '@/server/access/authenticate';
import { makeContext } from '@/server/context';
import { appRouter } from '@/server/routers/app';
import { createCallerFactory } from '@/server/trpc';

const makeCaller = createCallerFactory(appRouter);

/** A caller of the procedures themselves, as the key's user; for what has no REST path. */
export async function callerOf(db: Db, key: string) {
  return makeCaller(makeContext(await authenticateKey(db, `Bearer ${key}`), db, 'test'));
}

export type AppCaller = Awaited<ReturnType<typeof callerOf>>;
