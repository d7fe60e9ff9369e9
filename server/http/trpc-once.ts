import type { AnyTRPCProcedure } from '@trpc/server';
import { z } from 'zod';
import type { Db } from '@/db/client';
import type { Access } from '@/server/access/actor';
import { ServiceError } from '@/server/errors';
import { checkedIdempotencyKey } from '@/server/lib/idempotency-key';
import { plainTransformer } from '@/server/plain-transformer';
import { once, type Success } from '@/server/rest/once';
import { inputOf, metaOf } from '@/server/rest/route-table';
import type { RestMeta } from '@/server/trpc';

/** A call with an Idempotency-Key that heeds it. */
export interface KeyedCall {
  key: string;
  id: string;
  schema: z.ZodType;
  rest: RestMeta;
}

const UNHEEDED =
  'An Idempotency-Key goes with one call, not a batch, of a procedure that REST has as a POST. Send that call alone, or leave the header out.';

/**
 * The call that an Idempotency-Key goes with; undefined without a key, and where it needs none: for
 * queries, and for what nobody unknown may do.
 * @param names the procedures that the request names
 * @throws BAD_REQUEST for a key that nobody would heed, since a retry would write twice
 */
export function keyedCallOf(
  request: Request,
  names: readonly string[],
  procedures: ReadonlyMap<string, AnyTRPCProcedure>,
): KeyedCall | undefined {
  const key = checkedIdempotencyKey(request.headers.get('idempotency-key') ?? undefined);
  if (key === undefined) return undefined;
  const named = names.flatMap((id) => {
    const procedure = procedures.get(id);
    return procedure?._def.type === 'mutation' ? [{ id, procedure }] : [];
  });
  const [first] = named;
  if (first === undefined) return undefined;
  const { id, procedure } = first;
  const meta = metaOf(procedure)?.rest;
  const isBatch = names.length > 1 || new URL(request.url).searchParams.has('batch');
  if (isBatch || meta?.method !== 'POST') throw new ServiceError('BAD_REQUEST', UNHEEDED);
  return { key, id, schema: inputOf(procedure) ?? z.object({}), rest: meta };
}

/** An answer that is a failure: it undoes the work and keeps no key. */
class FailedCallError extends Error {
  constructor(
    readonly answer: Response,
    cause: unknown,
  ) {
    super('The call failed.', { cause });
  }
}

/**
 * Answers a call once per Idempotency-Key and user, as `once` does for REST. A key that was used
 * over REST is a 409 here and the other way round, since the answers have another form.
 * @param text the request's body
 * @param answer runs the call on a database or a transaction; `failure` is why it failed
 */
export async function answerOnce(
  db: Db,
  access: Access,
  { key, id, schema, rest }: KeyedCall,
  text: string,
  answer: (db: Db) => Promise<{ response: Response; failure: unknown }>,
): Promise<Response> {
  const work = async (tx: Db): Promise<Success> => {
    const { response, failure } = await answer(tx);
    if (!response.ok) throw new FailedCallError(response, failure);
    return { status: response.status, body: await response.text(), headers: {} };
  };
  try {
    const sent = { id: `trpc ${id}`, schema, rest };
    const { status, body, headers } = await once(db, access, key, sent, inputIn(text), work);
    return new Response(body, {
      status,
      headers: { 'Content-Type': 'application/json', ...headers },
    });
  } catch (error) {
    if (error instanceof FailedCallError) return error.answer;
    throw error;
  }
}

/** The input in a body as tRPC will read it; what it cannot read is no valid input, and is refused there. */
function inputIn(text: string): unknown {
  try {
    return plainTransformer.deserialize(text === '' ? undefined : JSON.parse(text)) ?? {};
  } catch {
    return undefined;
  }
}
