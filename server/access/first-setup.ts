import { createHmac, timingSafeEqual } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Db } from '@/db/client';
import { rowsOf } from '@/db/rows';
import { authSecret } from './secret';

/**
 * The token of the first setup. It comes from the secret, so that servers that start together on
 * one database print the same one; it opens nothing once there is a user.
 */
export const setupToken = (): string =>
  createHmac('sha256', authSecret()).update('first setup').digest('base64url');

/** Compares in constant time. */
export function isSetupToken(token: string): boolean {
  const [given, real] = [Buffer.from(token), Buffer.from(setupToken())];
  return given.length === real.length && timingSafeEqual(given, real);
}

/** True until the first user exists. */
export async function hasNoUser(db: Db): Promise<boolean> {
  return rowsOf(await db.execute(sql`select 1 from users limit 1`)).length === 0;
}
