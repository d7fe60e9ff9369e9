import { sql } from 'drizzle-orm';
import type { Db } from '@/db/client';
import { apiKeys } from '@/db/schema';

const underWay = new Map<string, Promise<void>>();

/** Stamps a key as used, in the background; called at most once a minute per key. */
export function noteUse(db: Db, keyId: string): void {
  if (underWay.has(keyId)) return;
  const write = db
    .update(apiKeys)
    .set({ lastUsedAt: sql`now()` })
    .where(sql`${apiKeys.id} = ${keyId}`)
    .then(
      () => undefined,
      // The time of last use is a convenience: losing one stamp must not fail a request.
      () => undefined,
    )
    .finally(() => underWay.delete(keyId));
  underWay.set(keyId, write);
}

/** Waits for stamps under way, before the database is closed. */
export async function lastUsesWritten(): Promise<void> {
  await Promise.all(underWay.values());
}
