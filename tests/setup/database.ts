import { readFileSync } from 'node:fs';
import postgres from 'postgres';
import { afterAll, beforeAll, inject } from 'vitest';
import { closeDatabase, type Database, useDatabase } from '@/db/client';
import { openPglite } from '@/db/pglite';
import { openPostgres } from '@/db/postgres';
import { lastUsesWritten } from '@/server/access/last-used';

let copies = 0;

/** The server on which tests with native PostgreSQL run, or undefined on PGlite (unset or empty). */
export const postgresUrl = process.env.TEST_DATABASE_URL || undefined;

/** A new copy of the migrated, empty database on a native server. */
export async function copyPostgres(
  url: string,
): Promise<{ url: string; drop: () => Promise<void> }> {
  const template = inject('templateDatabase');
  if (template === null) throw new Error('The run was not prepared for PostgreSQL.');
  copies += 1;
  const name = `fund_test_${process.pid}_${Date.now().toString(36)}_${copies}`;
  const admin = postgres(url, { max: 1, onnotice: () => undefined });
  await admin.unsafe(`create database ${name} template ${template}`);
  const target = new URL(url);
  target.pathname = `/${name}`;
  return {
    url: target.href,
    drop: async () => {
      await admin.unsafe(`drop database if exists ${name} with (force)`);
      await admin.end();
    },
  };
}

async function openCopy(): Promise<{ database: Database; drop: () => Promise<void> }> {
  if (postgresUrl !== undefined) {
    const copy = await copyPostgres(postgresUrl);
    return { database: await openPostgres(copy.url), drop: copy.drop };
  }
  const file = inject('pgliteDump');
  if (file === null) throw new Error('The run was not prepared for PGlite.');
  const dump = new Blob([new Uint8Array(readFileSync(file))]);
  return { database: await openPglite(undefined, dump), drop: () => Promise.resolve() };
}

/** Gives the test file a database of its own, as the process's database, and takes it away after. */
export function useTestDatabase(): () => Database {
  let opened: Awaited<ReturnType<typeof openCopy>> | undefined;
  beforeAll(async () => {
    opened = await openCopy();
    useDatabase(opened.database);
  });
  afterAll(async () => {
    await lastUsesWritten();
    await closeDatabase();
    await opened?.drop();
  });
  return () => {
    if (!opened) throw new Error('The database is there from beforeAll on.');
    return opened.database;
  };
}
