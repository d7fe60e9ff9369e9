import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { openPglite } from '@/db/pglite';
import { migrate } from '@/db/migrate';
import { progress } from './options';
import { seedStatements, sizeOf } from './seed';
import { type Running, startServer } from './server-process';

/** One of the servers that are compared. */
export interface Side {
  name: 'floor' | 'service' | 'next' | 'embedded';
  server: Running;
}

const secret = 'a-secret-for-benchmarks-of-32-characters';

const settings = (databaseUrl: string): Record<string, string> => ({
  DATABASE_URL: databaseUrl,
  AUTH_SECRET: secret,
  DEMO: '0',
  HOST: '127.0.0.1',
  DATA_DIR: join(tmpdir(), 'fund-bench-data'),
});

/** What Node is given by `npm start`: the words behind `exec node`. */
export function startArguments(): string[] {
  const shape = z.object({ scripts: z.object({ start: z.string() }) });
  const { start } = shape.parse(JSON.parse(readFileSync('package.json', 'utf8'))).scripts;
  return start.replace(/^exec node /, '').split(' ');
}

/** The file of the floor's server, bundled beside this program. */
const floorFile = join(import.meta.dirname, 'floor.mjs');

export const startFloor = (databaseUrl: string): Promise<Running> =>
  startServer({ args: [floorFile], env: { DATABASE_URL: databaseUrl }, ready: '/readyz' });

export const startService = (
  databaseUrl: string,
  env: Record<string, string> = {},
): Promise<Running> =>
  startServer({
    args: startArguments(),
    env: { ...settings(databaseUrl), ...env },
    ready: '/readyz',
  });

/** The service through Next's own server and route files; undefined when the pages are not built. */
export async function startNext(databaseUrl: string): Promise<Running | undefined> {
  if (!existsSync('.next/BUILD_ID')) return undefined;
  return await startServer({
    args: ['node_modules/next/dist/bin/next', 'start'],
    env: settings(databaseUrl),
    ready: '/api/v1/openapi.json',
  });
}

/** A data folder of the embedded database, filled like the others but smaller. */
export async function embeddedFolder(snapshots: number): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'fund-bench-'));
  progress(`filling the embedded database with ${snapshots} snapshots`);
  const database = await openPglite(join(folder, 'pglite'));
  await migrate(database);
  for (const statement of seedStatements(sizeOf(snapshots))) await database.exec(statement);
  await database.close();
  return folder;
}

export const startEmbedded = (folder: string): Promise<Running> =>
  startServer({
    args: startArguments(),
    env: { ...settings(''), DATA_DIR: folder },
    ready: '/readyz',
  });

export const removeFolder = (folder: string): void => rmSync(folder, { recursive: true });
