import { sql } from 'drizzle-orm';
import { drizzle as pgliteDrizzle } from 'drizzle-orm/pglite';
import { PGlite } from '@electric-sql/pglite';
import { drizzle as postgresDrizzle } from 'drizzle-orm/postgres-js';
import postgres from 'postgres';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { migrate, NewerDatabaseError, shippedMigrations } from '@/db/migrate';
import { rowsOf } from '@/db/rows';
import * as schema from '@/db/schema';
import type { Database, Db } from '@/db/types';
import { postgresUrl } from '../setup/database';

// Every statement in the long run; some of them otherwise.
const STEP = Number(process.env.MIGRATION_STEP ?? 23);

/** A database without anything, and how to fail its nth statement from now. */
interface Fresh {
  db: Db;
  unhurried: Database['unhurried'];
  failAt: (n: number | null) => void;
  close: () => Promise<void>;
}

/** Counts statements and throws in place of one, as a lost connection or a kill would. */
function failing() {
  let left: number | null = null;
  return {
    logger: {
      logQuery: () => {
        if (left !== null && (left -= 1) < 0) throw new Error('interrupted');
      },
    },
    failAt: (n: number | null) => {
      left = n;
    },
  };
}

async function fresh(): Promise<Fresh> {
  const { logger, failAt } = failing();
  if (postgresUrl === undefined) {
    const client = await PGlite.create();
    const db = pgliteDrizzle(client, { schema, logger });
    return { db, unhurried: (work) => work(db), failAt, close: () => client.close() };
  }
  const name = `fund_test_migrations_${process.pid}`;
  const admin = postgres(postgresUrl, { max: 1, onnotice: () => undefined });
  await admin.unsafe(`create database ${name}`);
  const url = new URL(postgresUrl);
  url.pathname = `/${name}`;
  const client = postgres(url.href, { max: 1, onnotice: () => undefined });
  const close = async () => {
    await client.end();
    await admin.unsafe(`drop database if exists ${name} with (force)`);
    await admin.end();
  };
  const db = postgresDrizzle(client, { schema, logger });
  return { db, unhurried: (work) => work(db), failAt, close };
}

describe('migrations', () => {
  let opened: Fresh;
  beforeAll(async () => {
    opened = await fresh();
  });
  afterAll(() => opened.close());

  const tables = async () =>
    rowsOf(
      await opened.db.execute(
        sql`select table_name from information_schema.tables where table_schema = 'public'`,
      ),
    );

  test('interrupted at any statement leave nothing, and run again', async () => {
    const { failAt } = opened;
    const shipped = shippedMigrations();
    // Five statements come before the first migration; each migration ends with its own record.
    const statements = 5 + shipped.reduce((sum, { statements: all }) => sum + all.length + 1, 0);
    for (let n = 0; n < statements; n += STEP) {
      failAt(n);
      await expect(migrate(opened), `statement ${n}`).rejects.toThrow('interrupted');
      failAt(null);
      expect([n, await tables()]).toEqual([n, []]);
    }
    failAt(statements);
    expect(await migrate(opened)).toEqual(shipped.map(({ name }) => name));
    failAt(null);
    expect(await migrate(opened)).toEqual([]);
  }, 600_000);

  test('of a later version are refused by name, and nothing changes', async () => {
    const { db } = opened;
    await db.execute(sql`insert into migrations (name, hash) values ('9999_from_the_future', 'x')`);
    await expect(migrate(opened)).rejects.toThrow(NewerDatabaseError);
    await expect(migrate(opened)).rejects.toThrow(/newer.*9999_from_the_future/);
  });
});
