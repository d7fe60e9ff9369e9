import { and, eq } from 'drizzle-orm';
import { sessions } from '@/db/schema';
import { ServiceError } from '@/server/errors';
import type { Scope } from './scope';

/**
 * Keeps the caller's session from ending before the transaction does. A request is let in before
 * its body is there, and who sends it slowly could otherwise make what outlives the session, such
 * as a key, long after it was ended.
 * @throws UNAUTHORIZED if it has ended
 */
export async function holdSession({ actor, db }: Scope): Promise<void> {
  if (actor.kind !== 'session') return;
  const rows = await db
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(eq(sessions.id, actor.sessionId), eq(sessions.userId, actor.userId)))
    .for('key share');
  if (rows.length > 0) return;
  throw new ServiceError('UNAUTHORIZED', 'This session has ended meanwhile. Sign in again.');
}
