import { randomBytes } from 'node:crypto';
import { existsSync, linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
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
  return keptSecret(DATA_DIR);
}

const ENOUGH = 32;

/** Two servers may start at once: the one that comes first has made the secret. */
function place(draft: string, file: string): void {
  try {
    linkSync(draft, file);
  } catch {
    if (read(file).length < ENOUGH) renameSync(draft, file);
  }
}

const read = (file: string): string => (existsSync(file) ? readFileSync(file, 'utf8').trim() : '');

/** A full disk or a crash may have left the file empty; that is no secret, and it is made anew. */
function keptSecret(folder: string): string {
  const file = join(folder, 'auth-secret');
  if (read(file).length >= ENOUGH) return read(file);
  makeFolder(folder);
  const draft = `${file}.${process.pid}`;
  try {
    const secret = randomBytes(ENOUGH).toString('base64url');
    writeFileSync(draft, secret, { mode: 0o600, flush: true });
    place(draft, file);
  } finally {
    rmSync(draft, { force: true });
  }
  return read(file);
}
