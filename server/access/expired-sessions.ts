import { sql } from 'drizzle-orm';
import type { Db } from '@/db/client';

/** So many go at once: a sign-in must not wait for a script's that signed in for years. */
const AT_ONCE = 100;

/**
 * Removes a user's sessions that have expired. Whoever throws the cookie away instead of signing out
 * leaves one behind, with an address and a browser's name; nothing else would ever end it. Those
 * that another transaction holds stay for the next time, so that nobody waits here.
 */
export const removeExpiredSessions = (tx: Db, userId: string) =>
  tx.execute(sql`delete from sessions where id in (
    select s.id from sessions s where s.user_id = ${userId} and s.expires_at < now()
    order by s.expires_at limit ${sql.raw(String(AT_ONCE))} for update skip locked)`);
