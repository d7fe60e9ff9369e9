import { env } from '@/server/env';

/** A server, or a pooler before it, refuses how connections start; the message says what to set. */
export class RefusedStartError extends Error {}

/** What a pooler says, and PostgreSQL's codes: an unknown parameter, a wrong value, not at a start. */
const POOLER = /unsupported startup parameter/;
const SERVER = /^(42704|22023|55P02)$/;

type Refusal = { by: 'pooler' | 'server'; message: string };

/** The refusal of a parameter that a connection starts with, however deep it is wrapped. */
function refusalIn(error: unknown): Refusal | undefined {
  for (let e = error; e instanceof Error; e = e.cause) {
    if (!('code' in e)) continue;
    if (e.code === '08P01' && POOLER.test(e.message)) return { by: 'pooler', message: e.message };
    const isFatal = 'severity' in e && e.severity === 'FATAL';
    if (isFatal && SERVER.test(String(e.code))) return { by: 'server', message: e.message };
  }
  return undefined;
}

const FOR_POOLERS =
  'Set DATABASE_PREPARE=0, in whatever mode the pooler works, and put statement_timeout on the role.';

/**
 * Why no connection may be used that starts without what it asked for: a pooler dropped it. Were it
 * to hand out its connections by transactions, a COMMIT that was prepared on another would end as a
 * ROLLBACK, and nobody would be told.
 */
export const droppedStart = (): RefusedStartError =>
  new RefusedStartError(
    `The pooler that DATABASE_URL names drops the settings that connections start with. ${FOR_POOLERS}`,
  );

const TAKE_OUT = 'Take the parameter out of DATABASE_URL';

/** Why a connection did not come about: a RefusedStartError where a parameter was refused, else as it is. */
export function asRefusedStart(cause: unknown): unknown {
  const refusal = refusalIn(cause);
  if (refusal === undefined) return cause;
  const { by, message } = refusal;
  if (by === 'server') {
    return new RefusedStartError(
      `The server that DATABASE_URL names does not let us in (${message}). ${TAKE_OUT}, or mend its value.`,
      { cause },
    );
  }
  const remedy = env().DATABASE_PREPARE
    ? FOR_POOLERS
    : `${TAKE_OUT}, or name it in the pooler’s ignore_startup_parameters.`;
  return new RefusedStartError(
    `The pooler that DATABASE_URL names does not let us in (${message}). ${remedy}`,
    { cause },
  );
}
