import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeFolder } from '@/db/make-folder';
import { env, EnvError } from '@/server/env';

/**
 * The secret that signs sessions: AUTH_SECRET, or with the embedded database one that is made
 * once and kept in the data folder.
 * @throws EnvError with DATABASE_URL and no AUTH_SECRET: several servers must share one
 */
export function authSecret(): string {
  const { AUTH_SECRET, DATABASE_URL, DATA_DIR } = env();
  if (AUTH_SECRET !== undefined) return AUTH_SECRET;
  if (DATABASE_URL !== undefined) {
    throw new EnvError(
      'The environment is not usable:\n  AUTH_SECRET: required with DATABASE_URL. Set a random text of 32 characters or more (openssl rand -base64 32).',
    );
  }
  const file = join(DATA_DIR, 'auth-secret');
  if (!existsSync(file)) {
    makeFolder(DATA_DIR);
    writeFileSync(file, randomBytes(32).toString('base64url'), { mode: 0o600, flag: 'wx' });
  }
  return readFileSync(file, 'utf8').trim();
}
