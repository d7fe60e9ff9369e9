import { eq } from 'drizzle-orm';
import type { Db } from '@/db/client';
import { users } from '@/db/schema';

/** The id of a user by e-mail address. For the demo, which loads before anybody can sign in. */
export async function userIdOf(db: Db, email: string): Promise<string> {
  const [row] = await db.select({ id: users.id }).from(users).where(eq(users.email, email));
  if (!row) throw new Error(`The demo has no user ${email}.`);
  return row.id;
}
