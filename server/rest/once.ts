import type { z } from 'zod';
import type { Db } from '@/db/client';
import type { Access } from '@/server/access/actor';
import {
  answerOf,
  keepAnswer,
  type KeyedRequest,
  takeKey,
} from '@/server/access/idempotency-store';
import { runInTransaction } from '@/server/access/transaction';
import { conflict } from '@/server/errors';
import { requestHash } from '@/server/lib/idempotency-key';
import { sha256Hex } from '@/server/lib/sha256';
import type { RestMeta } from '@/server/trpc';

/** What runs once: its name, apart from all others, its input, and how it heeds the key. */
interface Repeatable {
  id: string;
  schema: z.ZodType;
  rest: Pick<RestMeta, 'idempotency'>;
}

/** A successful answer: status and JSON text. */
export interface Success {
  status: number;
  body: string | undefined;
  headers: Record<string, string>;
}

/** What the caller reaches and may do, one entry per line. */
const reachOf = (access: Access): string[] =>
  access.memberships.flatMap((membership) => [
    `${membership.organizationId} ${membership.role}`,
    ...membership.vehicles.map((vehicle) => vehicle.id),
  ]);

const isReadOnly = ({ actor }: Access): boolean => actor.kind === 'apiKey' && actor.readOnly;

async function keyedRequest(
  access: Access,
  key: string,
  operation: Repeatable,
  input: unknown,
): Promise<KeyedRequest | undefined> {
  const { actor } = access;
  const valid = await operation.schema.safeParseAsync(input);
  // An invalid request is refused before any key is looked at, and a reader writes nothing.
  if (actor.kind === 'system' || !valid.success || isReadOnly(access)) return undefined;
  return {
    userId: actor.userId,
    keyHash: sha256Hex(key),
    requestHash: requestHash({ operation: operation.id, input: valid.data }),
    reach: reachOf(access).join('\n'),
  };
}

async function replay(db: Db, request: KeyedRequest): Promise<Success | undefined> {
  const kept = await answerOf(db, request);
  if (kept === undefined) return undefined;
  const { requestHash: hash, reach, status, response } = kept;
  if (hash !== request.requestHash) {
    throw conflict(
      'This Idempotency-Key was used for another request. Send the first request again, or use a new key.',
    );
  }
  const now = new Set(request.reach.split('\n'));
  if (!reach.split('\n').every((entry) => now.has(entry))) {
    throw conflict(
      'This Idempotency-Key was used when its user reached more than this key does now. Use a new key.',
    );
  }
  const headers = { 'Idempotency-Replayed': 'true' };
  return { status, body: response ?? undefined, headers };
}

/** Keeps the answer that the work gives, unless one is kept by then, which is given instead. */
const keeping = (db: Db, request: KeyedRequest, work: (tx: Db) => Promise<Success>) =>
  runInTransaction(db, async (tx) => {
    const kept = (await takeKey(tx, request)) ? undefined : await replay(tx, request);
    if (kept !== undefined) return kept;
    const answer = await work(tx);
    await keepAnswer(tx, request, answer);
    return answer;
  });

/**
 * Runs a POST once per Idempotency-Key and user, for 24 hours. The key, the work and the answer
 * commit together; a second request with the key waits for the first. Work that cannot run in a
 * transaction and may be repeated is done first: a second request at the same time works as well,
 * and is given the first answer. A failure keeps no key.
 * @throws CONFLICT the key was used for another request, or with a wider reach
 */
export async function once(
  db: Db,
  access: Access,
  key: string,
  operation: Repeatable,
  input: unknown,
  work: (db: Db) => Promise<Success>,
): Promise<Success> {
  const request = await keyedRequest(access, key, operation, input);
  if (request === undefined) return work(db);
  if (operation.rest.idempotency !== 'repeatable') return keeping(db, request, work);
  const kept = await replay(db, request);
  if (kept !== undefined) return kept;
  const answer = await work(db);
  return keeping(db, request, () => Promise.resolve(answer));
}
