import type { Db } from '@/db/client';
import type { Access } from './actor';
import { accessOfUser, authenticateKey } from './authenticate';
import { auth } from './auth';
import { inAuthCall } from './auth-call';

/**
 * The caller behind a request's headers: a bearer key first, else the browser's session.
 * A key that does not hold is refused even beside a session.
 */
export async function resolveAccess(db: Db, headers: Headers): Promise<Access | null> {
  const authorization = headers.get('authorization');
  if (authorization !== null) return authenticateKey(db, authorization);
  if (!headers.has('cookie')) return null;
  const session = await inAuthCall(async () => (await auth()).api.getSession({ headers }));
  return session && accessOfUser(db, session.user.id, session.session.id);
}
