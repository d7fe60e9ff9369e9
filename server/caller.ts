import type { Db } from '@/db/client';
import type { Access } from './access/actor';
import { resolveAccess } from './access/resolve';
import { inTurn } from './access/turns';
import { boot } from './boot';
import { makeContext } from './context';
import { newRequestId } from './lib/request-id';
import { appRouter } from './routers/app';
import { createCallerFactory } from './trpc';

const createCaller = createCallerFactory(appRouter);

/**
 * Calls procedures without HTTP, each in the caller's turn, as the given caller; null is a visitor
 * without credentials.
 */
export const callerFor = (access: Access | null, db: Db, requestId: string) =>
  createCaller({
    ...makeContext(access, db, requestId),
    pace: (call) => inTurn(access, () => call(access)),
  });

/** A visitor's caller, for public pages. */
export const publicCaller = (db: Db) => callerFor(null, db, newRequestId());

/**
 * The caller of the browser's session in these headers, for pages; null when signed out. A key
 * opens no page: it has the API, and pages ask what only signed-in people may.
 */
export async function sessionCaller(headers: Headers) {
  const { db } = (await boot()).opened;
  const cookies = new Headers(headers);
  cookies.delete('authorization');
  const access = await resolveAccess(db, cookies);
  return access && callerFor(access, db, newRequestId());
}
