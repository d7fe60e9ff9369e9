import { type Database, database } from '@/db/client';
import { migrate } from '@/db/migrate';
import { authSecret } from './access/secret';
import type { DemoAccess } from './announce';
import { loadDemo } from './demo/load';
import { env } from './env';
import { log } from './log';

export interface Booted {
  opened: Database;
  demo: DemoAccess | null;
}

const slot = globalThis as typeof globalThis & { __fundBoot?: Promise<Booted> };

async function run(): Promise<Booted> {
  authSecret();
  const opened = await database();
  const applied = await migrate(opened.db);
  if (applied.length > 0) log().info({ applied }, 'migrated');
  return { opened, demo: env().DEMO ? await loadDemo(opened) : null };
}

/** Makes the database ready once per process: opens it, migrates, loads demo data into an empty one. */
export function boot(): Promise<Booted> {
  slot.__fundBoot ??= run();
  return slot.__fundBoot;
}
