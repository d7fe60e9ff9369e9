import type { Db } from '@/db/client';
import { isDiskFull } from '@/server/errors';
import type { Access } from './actor';
import { accessOfUser, authenticateKey } from './authenticate';
import { auth } from './auth';
import { inAuthCall } from './auth-call';

const sessionOf = (headers: Headers, disableRefresh: boolean) =>
  inAuthCall(async () => (await auth()).api.getSession({ headers, query: { disableRefresh } }));

/** Reading goes on where nothing can be written: a session that is to be extended then waits. */
async function readSession(headers: Headers) {
  try {
    return await sessionOf(headers, false);
  } catch (error) {
    if (isDiskFull(error)) return sessionOf(headers, true);
    throw error;
  }
}

/**
 * The caller behind a request's headers: a bearer key first, else the browser's session.
 * A key that does not hold is refused even beside a session.
 */
export async function resolveAccess(db: Db, headers: Headers): Promise<Access | null> {
  const authorization = headers.get('authorization');
  if (authorization !== null) return authenticateKey(db, authorization);
  if (!headers.has('cookie')) return null;
  const session = await readSession(headers);
  return session && accessOfUser(db, session.user.id, session.session.id);
}
