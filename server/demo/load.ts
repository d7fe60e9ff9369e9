import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database, Db } from '@/db/client';
import { makeFolder } from '@/db/make-folder';
import { organizations } from '@/db/schema';
import { authenticateKey } from '@/server/access/authenticate';
import { generateKey } from '@/server/access/keys';
import type { DemoAccess } from '@/server/announce';
import { env } from '@/server/env';
import { provision } from '@/server/provision/provision';
import { calendarOf } from './calendar';
import { type Breath, demoCallers } from './callers';
import { fillDemo } from './fill/demo';
import { demoProvisioning } from './provisioning';

// Any number will do; it keeps servers that start together from loading the demo twice.
const LOCK = 7_203_114_586;

const accessSchema = z.object({ email: z.string(), password: z.string(), apiKey: z.string() });

const accessFile = () => join(env().DATA_DIR, 'demo-access.json');

/** Credentials of the demo are made anew for each data folder: a well-known key would be a back door. */
const newAccess = (): DemoAccess => ({
  email: 'ana@northstar.test',
  password: randomBytes(9).toString('base64url'),
  apiKey: generateKey(env().API_KEY_PREFIX),
});

function storedAccess(): DemoAccess | null {
  if (!existsSync(accessFile())) return null;
  const parsed = accessSchema.safeParse(JSON.parse(readFileSync(accessFile(), 'utf8')));
  return parsed.success ? parsed.data : null;
}

function storeAccess(access: DemoAccess): void {
  makeFolder(env().DATA_DIR);
  writeFileSync(accessFile(), JSON.stringify(access), { mode: 0o600 });
}

async function isEmpty(db: Db): Promise<boolean> {
  const rows = await db.select({ id: organizations.id }).from(organizations).limit(1);
  return rows.length === 0;
}

/** Loads everything in one transaction; null if another process has filled the database meanwhile. */
const fill = (db: Db, now: Date, breathe: Breath): Promise<DemoAccess | null> =>
  db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${LOCK})`);
    if (!(await isEmpty(tx))) return null;
    const access = newAccess();
    const calendar = calendarOf(now);
    await breathe();
    await provision(tx, demoProvisioning(access, calendar));
    await fillDemo(await demoCallers(tx, access.email, breathe), calendar);
    await breathe();
    // Before the commit: a crash may leave a file without its demo, which the next start replaces.
    storeAccess(access);
    return access;
  });

/**
 * Loads the demo into an empty database, all of it in one transaction, and tells how to get in.
 * @param options.now on which day its dates hang; the same day gives the same content
 * @param options.signal gives up between two calls, and leaves nothing
 * @returns null if the database holds something else than the demo
 */
export async function loadDemo(
  { db }: Database,
  { now = new Date(), signal }: { now?: Date; signal?: AbortSignal | undefined } = {},
): Promise<DemoAccess | null> {
  const breathe = async () => {
    await setImmediate();
    signal?.throwIfAborted();
  };
  const loaded = (await isEmpty(db)) ? await fill(db, now, breathe) : null;
  if (loaded) return loaded;
  const access = storedAccess();
  const valid = access && (await authenticateKey(db, `Bearer ${access.apiKey}`));
  return valid ? access : null;
}
