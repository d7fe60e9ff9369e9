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

/** The boot and the database that it made ready. */
interface Boot {
  opening: Promise<Database>;
  booted: Promise<Booted>;
}

// Next bundles pages and routes apart, so module scope exists more than once in a process.
const slot = globalThis as typeof globalThis & { __fundBoot?: Boot };

/** Tells an operator that what the database's address asks for is not what it gets. */
function tellIgnored(): void {
  const ignored = env().ignoredParameters;
  if (ignored.length > 0) log().warn({ ignored }, 'parameters of DATABASE_URL are ignored');
}

async function run(opening: Promise<Database>, signal?: AbortSignal): Promise<Booted> {
  authSecret();
  tellIgnored();
  const opened = await opening;
  const applied = await migrate(opened);
  if (applied.length > 0) log().info({ applied }, 'migrated');
  const demo = env().DEMO ? await loadDemo(opened, { signal }) : null;
  const setup = (await hasNoUser(opened.db)) ? setupToken() : null;
  return { opened, demo, setup };
}

/**
 * Makes the database ready once: opens it, migrates, loads demo data into an empty one. Another
 * database (after a failed opening, or a close) is made ready anew.
 * @param signal gives up loading the demo, which leaves none of it
 */
export function boot(signal?: AbortSignal): Promise<Booted> {
  const opening = database();
  if (slot.__fundBoot?.opening !== opening) {
    slot.__fundBoot = { opening, booted: run(opening, signal) };
  }
  return slot.__fundBoot.booted;
}
