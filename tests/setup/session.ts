import { eq } from 'drizzle-orm';
import type { Database } from '@/db/client';
import { sessions, users } from '@/db/schema';
import { newId } from '@/db/schema/columns';
import { accessOfUser } from '@/server/access/authenticate';
import { callerFor, publicCaller } from '@/server/caller';

/** A caller as a signed-in browser of the user, with its session in the database. */
export async function signedIn({ db }: Database, email: string) {
  const [user] = await db.select({ id: users.id }).from(users).where(eq(users.email, email));
  if (!user) throw new Error(`No user ${email}.`);
  const id = newId();
  const expiresAt = new Date(Date.now() + 3_600_000);
  await db.insert(sessions).values({ id, userId: user.id, token: newId(), expiresAt });
  return callerFor(await accessOfUser(db, user.id, id), db, 'test');
}

/** A caller without credentials. */
export const visitor = ({ db }: Database) => publicCaller(db);
