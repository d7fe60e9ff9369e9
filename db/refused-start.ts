import { env } from '@/server/env';

/** A server, or a pooler before it, refuses how connections start; the message says what to set. */
export class RefusedStartError extends Error {}

/** What a pooler says, and PostgreSQL's codes: an unknown parameter, a wrong value, not at a start. */
const POOLER = /unsupported startup parameter/;
const SERVER = /^(42704|22023|55P02)$/;

/** Node's codes for a certificate that it does not accept, and what it says where TLS never began. */
const CERTIFICATE = /CERT|SELF_SIGNED|UNABLE_TO_VERIFY|HOSTNAME_MISMATCH/;
const NO_TLS = /before secure TLS connection was established/;

type Refusal = { by: 'pooler' | 'server' | 'certificate' | 'no TLS'; message: string };

/** The refusal of a connection's start, however deep it is wrapped. */
function refusalIn(error: unknown): Refusal | undefined {
  for (let e = error; e instanceof Error; e = e.cause) {
    if (!('code' in e)) continue;
    if (e.code === '08P01' && POOLER.test(e.message)) return { by: 'pooler', message: e.message };
    if (CERTIFICATE.test(String(e.code))) return { by: 'certificate', message: e.message };
    if (NO_TLS.test(e.message)) return { by: 'no TLS', message: e.message };
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

/**
 * What to say of an error on a database's URL whose servers were all asked and are none of the kind
 * that it wants: a RefusedStartError, else the error as it is.
 */
export function asUnmatched(cause: unknown, url: string): unknown {
  const wanted = /[?&]target_session_attrs=([^&#]+)/.exec(url)?.[1];
  if (wanted === undefined) return cause;
  for (let e = cause; e instanceof Error; e = e.cause) {
    if (!('code' in e) || e.code !== 'CONNECTION_DESTROYED') continue;
    return new RefusedStartError(
      `No server that DATABASE_URL names is what its target_session_attrs asks for (${wanted}). Name one that is, or take the parameter out.`,
      { cause },
    );
  }
  return cause;
}

/** Why a connection did not come about: a RefusedStartError where either side refused it, else as it is. */
export function asRefusedStart(cause: unknown): unknown {
  const refusal = refusalIn(cause);
  if (refusal === undefined) return cause;
  const { by, message } = refusal;
  if (by === 'certificate') {
    return new RefusedStartError(
      `The certificate of the server that DATABASE_URL names is not accepted (${message}). Name the host as its certificate does, and an authority of your own with NODE_EXTRA_CA_CERTS=its-file.pem.`,
      { cause },
    );
  }
  if (by === 'no TLS') {
    return new RefusedStartError(
      `The server that DATABASE_URL names ends the connection where TLS would begin (${message}). Turn TLS on there (ssl = on), or take sslmode out of DATABASE_URL.`,
      { cause },
    );
  }
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
