import { betterAuth } from 'better-auth';
import { database } from '@/db/client';
import { newId } from '@/db/schema/columns';
import { env } from '@/server/env';
import { PASSWORD_LENGTH } from '@/server/lib/fields';
import { authAdapter } from './auth-adapter';
import { noteAuthTrouble, noteVerified } from './auth-call';
import { ownOrigins } from './own-origins';
import { isPassword } from './passwords';
import { authSecret } from './secret';

/** How our door tells better-auth where a request comes from. */
export const CLIENT_ADDRESS_HEADER = 'x-fund-client-address';

/** Attempts to sign in from one address, each process counting alone. */
export const SIGN_INS_PER_MINUTE = 10;

async function verifyNoting({ hash, password }: { hash: string; password: string }) {
  const isRight = await isPassword(hash, password);
  if (isRight) noteVerified(hash);
  return isRight;
}

async function make() {
  const { db } = await database();
  const { SITE_URL } = env();
  return betterAuth({
    baseURL: SITE_URL,
    basePath: '/api/auth',
    secret: authSecret(),
    database: authAdapter(db),
    logger: { level: 'error', log: (_level, _message, error) => noteAuthTrouble(error) },
    // Else its router writes what failed, values and all, to standard error.
    onAPIError: { throw: true },
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      password: { verify: verifyNoting },
      minPasswordLength: PASSWORD_LENGTH.min,
      maxPasswordLength: PASSWORD_LENGTH.max,
    },
    session: { expiresIn: 60 * 60 * 24 * 14, updateAge: 60 * 60 * 24 },
    rateLimit: {
      enabled: true,
      window: 60,
      max: 100,
      customRules: { '/sign-in/*': { window: 60, max: SIGN_INS_PER_MINUTE } },
    },
    trustedOrigins: (request) => ownOrigins(request?.headers.get('host')),
    advanced: {
      ipAddress: { ipAddressHeaders: [CLIENT_ADDRESS_HEADER] },
      database: { generateId: newId },
      useSecureCookies: SITE_URL.startsWith('https:'),
    },
    telemetry: { enabled: false },
  });
}

const slot = globalThis as typeof globalThis & { __fundAuth?: ReturnType<typeof make> };

/** Sign-in by e-mail and password, sessions in the database; made on first use. */
export function auth(): ReturnType<typeof make> {
  slot.__fundAuth ??= make();
  return slot.__fundAuth;
}
