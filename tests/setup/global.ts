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
import { startPublisher } from './local-publisher';

declare module 'vitest' {
  export interface ProvidedContext {
    /** File with a migrated, empty PGlite data folder, or null on PostgreSQL. */
    pgliteDump: string | null;
    /** Name of a migrated, empty PostgreSQL database to copy, or null on PGlite. */
    templateDatabase: string | null;
    /** A data folder with a migrated, empty embedded database, to copy; null where no process is started. */
    dataFolder: string | null;
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

const STARTS_PROCESSES = ['processes', 'main'];

/**
 * Migrates one empty database for the whole run, of which every test file gets a copy, and starts
 * the local publisher: the environment that allows it is read once in a worker, so it is set here.
 */
export default async function setup(project: TestProject) {
  const publisher = await startPublisher();
  project.provide('publisherHost', publisher.host);
  // Every project of the run has a setup, and all share this process's environment.
  const allowed = process.env.URL_CHECK_ALLOW_HOSTS;
  process.env.URL_CHECK_ALLOW_HOSTS = allowed ? `${allowed},${publisher.host}` : publisher.host;
  const url = process.env.TEST_DATABASE_URL;
  const drop = await (url ? preparePostgres(project, url) : preparePglite(project));
  project.provide('dataFolder', null);
  const startsProcesses = STARTS_PROCESSES.includes(project.name);
  const remove = startsProcesses ? await prepareDataFolder(project) : undefined;
  return async () => {
    publisher.server.close();
    await drop();
    await remove?.();
  };
}
