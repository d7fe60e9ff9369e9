import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import type { Database } from '@/db/client';
import { users } from '@/db/schema';
import { givePassword } from './fund-server';

const PASSWORD = 'correct horse battery';

/** Gives a user a password, signs in over HTTP and returns the session's cookie. */
export async function signIn(database: Database, origin: string, email: string): Promise<string> {
  const [user] = await database.db
    .select({ id: users.id })
    .from(users)
    .where(eq(users.email, email));
  await givePassword(database, user?.id ?? '', PASSWORD);
  const answer = await fetch(`${origin}/api/auth/sign-in/email`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: origin },
    body: JSON.stringify({ email, password: PASSWORD }),
  });
  expect(answer.status).toBe(200);
  return (answer.headers.getSetCookie()[0] ?? '').split(';')[0] ?? '';
}
