import { env } from '@/server/env';

/** A pooler in front of the database refuses how the service connects; the message says what to set. */
export class PoolerError extends Error {}

const REFUSED = /unsupported startup parameter/;

/** pgbouncer's refusal of a parameter that a connection starts with, however deep it is wrapped. */
function refusalIn(error: unknown): string | undefined {
  for (let e = error; e instanceof Error; e = e.cause) {
    if ('code' in e && e.code === '08P01' && REFUSED.test(e.message)) return e.message;
  }
  return undefined;
}

/** Why a connection did not come about: a PoolerError where a pooler refused it, else as it is. */
export function asPoolerError(error: unknown): unknown {
  const refusal = refusalIn(error);
  if (refusal === undefined) return error;
  const remedy = env().DATABASE_PREPARE
    ? 'Set DATABASE_PREPARE=0, in whatever mode the pooler works, and put statement_timeout on the role.'
    : 'Take the parameter out of DATABASE_URL, or name it in the pooler’s ignore_startup_parameters.';
  return new PoolerError(
    `The pooler that DATABASE_URL names does not let us in (${refusal}). ${remedy}`,
    { cause: error },
  );
}
