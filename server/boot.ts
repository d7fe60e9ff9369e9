import { type Database, database } from '@/db/client';
import { migrate } from '@/db/migrate';
import { hasNoUser, setupToken } from './access/first-setup';
import { authSecret } from './access/secret';
import type { DemoAccess } from './announce';
import { loadDemo } from './demo/load';
import { env } from './env';
import { log } from './log';

export interface Booted {
  opened: Database;
  demo: DemoAccess | null;
  /** Opens the setup page; null once there is a user. */
  setup: string | null;
}

const slot = globalThis as typeof globalThis & { __fundBoot?: Promise<Booted> };

async function run(): Promise<Booted> {
  authSecret();
  const opened = await database();
  const applied = await migrate(opened.db);
  if (applied.length > 0) log().info({ applied }, 'migrated');
  const demo = env().DEMO ? await loadDemo(opened) : null;
  const setup = (await hasNoUser(opened.db)) ? setupToken() : null;
  return { opened, demo, setup };
}

/** Makes the database ready once per process: opens it, migrates, loads demo data into an empty one. */
export function boot(): Promise<Booted> {
  slot.__fundBoot ??= run();
  return slot.__fundBoot;
}
