import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Db } from '@/db/client';
import { rowsOf } from '@/db/rows';
import { idempotencyKeys } from '@/db/schema';

/** A POST with an Idempotency-Key; hashes are SHA-256 in hexadecimal. */
export interface KeyedRequest {
  userId: string;
  keyHash: string;
  requestHash: string;
  /** What the caller reaches, as text. */
  reach: string;
}

const stored = z.object({
  requestHash: z.string(),
  reach: z.string(),
  status: z.number(),
  response: z.string().nullable(),
});

export type StoredAnswer = z.output<typeof stored>;

const LIFE = sql`interval '24 hours'`;

/**
 * Takes the key for the transaction; waits for another one that holds it. Answers of other keys
 * that are older than a day are removed along the way.
 * @returns false if the key stands with an answer of the last 24 hours
 */
export async function takeKey(tx: Db, request: KeyedRequest): Promise<boolean> {
  const { userId, keyHash, requestHash, reach } = request;
  const taken = await tx.execute(sql`with old as (
      delete from idempotency_keys where (user_id, key_hash) in (
        select k.user_id, k.key_hash from idempotency_keys k
        where k.created_at < now() - ${LIFE} and (k.user_id, k.key_hash) <> (${userId}, ${keyHash})
        order by k.created_at limit 50 for update skip locked))
    insert into idempotency_keys (user_id, key_hash, request_hash, reach)
    values (${userId}, ${keyHash}, ${requestHash}, ${reach})
    on conflict (user_id, key_hash) do update
      set request_hash = excluded.request_hash, reach = excluded.reach,
        status = null, response = null, created_at = now()
      where idempotency_keys.created_at < now() - ${LIFE}
    returning 1 as taken`);
  return rowsOf(taken).length > 0;
}

/** The answer of the last 24 hours that stands behind a key, if there is one. */
export async function answerOf(db: Db, request: KeyedRequest): Promise<StoredAnswer | undefined> {
  const [row] = await db
    .select({
      requestHash: idempotencyKeys.requestHash,
      reach: idempotencyKeys.reach,
      status: idempotencyKeys.status,
      response: idempotencyKeys.response,
    })
    .from(idempotencyKeys)
    .where(
      sql`${idempotencyKeys.userId} = ${request.userId} and ${idempotencyKeys.keyHash} = ${request.keyHash}
        and ${idempotencyKeys.createdAt} >= now() - ${LIFE}`,
    );
  return row && stored.parse(row);
}

/** Keeps the answer with the key, in the transaction of the work. */
export async function keepAnswer(
  tx: Db,
  { userId, keyHash }: KeyedRequest,
  answer: { status: number; body: string | undefined },
): Promise<void> {
  await tx
    .update(idempotencyKeys)
    .set({ status: answer.status, response: answer.body ?? null })
    .where(sql`${idempotencyKeys.userId} = ${userId} and ${idempotencyKeys.keyHash} = ${keyHash}`);
}
