import { mkdtempSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { drizzle as pgliteDrizzle } from 'drizzle-orm/pglite';
import postgres from 'postgres';
import type { TestProject } from 'vitest/node';
import { migrate } from '@/db/migrate';
import { openPglite } from '@/db/pglite';
import { openPostgres } from '@/db/postgres';
import * as schema from '@/db/schema';
import { WITHOUT_BROWSER } from './chromium';
import { startPublisher } from './local-publisher';
import { runToEnd, startServer } from './process';

declare module 'vitest' {
  export interface ProvidedContext {
    /** File with a migrated, empty PGlite data folder, or null on PostgreSQL. */
    pgliteDump: string | null;
    /** Name of a migrated, empty PostgreSQL database to copy, or null on PGlite. */
    templateDatabase: string | null;
    /** A data folder with a migrated, empty embedded database, to copy; null where no process is started. */
    dataFolder: string | null;
    /** A data folder in which the demo is loaded, to copy; null where no browser test runs. */
    demoFolder: string | null;
    /** `host:port` of a local publisher that the news check may reach in tests. */
    publisherHost: string;
  }
}

async function preparePglite(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'fund-test-'));
  const file = join(folder, 'empty.tar');
  const client = await PGlite.create();
  await migrate({ unhurried: (work) => work(pgliteDrizzle(client, { schema })) });
  const dump = await client.dumpDataDir('none');
  writeFileSync(file, Buffer.from(await dump.arrayBuffer()));
  await client.close();
  project.provide('pgliteDump', file);
  project.provide('templateDatabase', null);
  return () => rm(folder, { recursive: true });
}

async function preparePostgres(project: TestProject, url: string): Promise<() => Promise<void>> {
  const name = `fund_test_template_${process.pid}`;
  const admin = postgres(url, { max: 1, onnotice: () => undefined });
  await admin.unsafe(`drop database if exists ${name}`);
  await admin.unsafe(`create database ${name}`);
  const target = new URL(url);
  target.pathname = `/${name}`;
  const template = await openPostgres(target.href, 1);
  await migrate(template);
  await template.close();
  project.provide('pgliteDump', null);
  project.provide('templateDatabase', name);
  return async () => {
    await admin.unsafe(`drop database if exists ${name} with (force)`);
    await admin.end();
  };
}

/** Making a database in a folder takes seconds, so processes under test start on copies of this one. */
async function prepareDataFolder(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'fund-folder-'));
  const opened = await openPglite(join(folder, 'pglite'));
  await migrate(opened);
  await opened.close();
  project.provide('dataFolder', folder);
  return () => rm(folder, { recursive: true });
}

async function buildPages(): Promise<void> {
  const build = "import('./scripts/ensure-built.mjs').then((m) => m.ensureBuilt({ pages: true }))";
  const built = await runToEnd(['-e', build]);
  if (built.code !== 0) throw new Error(`The pages are not built: ${built.stderr}`);
}

/** Lets the service load its demo once, for the browser tests to copy. */
async function prepareDemo(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'fund-demo-'));
  const { child, ended } = await startServer({ DATA_DIR: folder, DEMO: '1' });
  child.kill('SIGTERM');
  await ended;
  project.provide('demoFolder', folder);
  return () => rm(folder, { recursive: true });
}

/**
 * Prepares once for all projects of the run: a migrated, empty database, of which every test file
 * gets a copy, what the run's projects need beside it, and the local publisher, whose address is
 * read once in a worker and is therefore set here.
 */
export default async function setup(project: TestProject) {
  const publisher = await startPublisher();
  project.provide('publisherHost', publisher.host);
  process.env.URL_CHECK_ALLOW_HOSTS = publisher.host;
  for (const key of ['dataFolder', 'demoFolder'] as const) project.provide(key, null);
  const url = process.env.TEST_DATABASE_URL;
  const run = new Set(project.vitest.projects.map(({ name }) => name));
  const runs = (...names: string[]) => names.some((name) => run.has(name));
  if (runs('browser', 'outage') && !WITHOUT_BROWSER) await buildPages();
  const undo = await Promise.all([
    url ? preparePostgres(project, url) : preparePglite(project),
    ...(runs('processes', 'main', 'alone') ? [prepareDataFolder(project)] : []),
    ...(runs('browser') && !WITHOUT_BROWSER ? [prepareDemo(project)] : []),
  ]);
  return async () => {
    publisher.server.close();
    for (const step of undo) await step();
  };
}
