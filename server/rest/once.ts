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
import type { Operation } from './route-table';

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
  operation: Operation,
  input: Record<string, unknown>,
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

async function replay(tx: Db, request: KeyedRequest): Promise<Success> {
  const { requestHash: hash, reach, status, response } = await answerOf(tx, request);
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

/**
 * Runs a POST once per Idempotency-Key and user, for 24 hours. The key, the work and the answer
 * commit together; a second request with the key waits for the first. A failure keeps no key.
 * @throws CONFLICT the key was used for another request, or with a wider reach
 */
export async function once(
  db: Db,
  access: Access,
  key: string,
  operation: Operation,
  input: Record<string, unknown>,
  work: (tx: Db) => Promise<Success>,
): Promise<Success> {
  const request = await keyedRequest(access, key, operation, input);
  if (request === undefined) return work(db);
  return runInTransaction(db, async (tx) => {
    if (!(await takeKey(tx, request))) return replay(tx, request);
    const answer = await work(tx);
    await keepAnswer(tx, request, answer);
    return answer;
  });
}
