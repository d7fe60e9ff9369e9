import { sql } from 'drizzle-orm';
import { drizzle as pgliteDrizzle } from 'drizzle-orm/pglite';
import { PGlite } from '@electric-sql/pglite';
import { drizzle as postgresDrizzle } from 'drizzle-orm/postgres-js';
import postgres from 'postgres';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { migrate, NewerDatabaseError, shippedMigrations } from '@/db/migrate';
import { openPostgres } from '@/db/postgres';
import { rowCounts } from '@/db/row-counts';
import { rowsOf } from '@/db/rows';
import * as schema from '@/db/schema';
import type { Database, Db } from '@/db/types';
import { copyPostgres, postgresUrl } from '../setup/database';
import { makeWorld } from '../setup/world';

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
    // Nine statements come before the first migration; each migration ends with its own record.
    const statements = 9 + shipped.reduce((sum, { statements: all }) => sum + all.length + 1, 0);
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

describe.skipIf(postgresUrl === undefined)('a schema named by search_path', () => {
  let copy: Awaited<ReturnType<typeof copyPostgres>>;
  beforeAll(async () => {
    // Its schema `public` holds an installation of its own.
    copy = await copyPostgres(postgresUrl ?? '');
  });
  afterAll(() => copy.drop());

  test('holds an installation of its own, tied to nothing outside', async () => {
    const setter = await openPostgres(copy.url, 1);
    await setter.exec('create schema fund');
    await setter.close();
    const url = new URL(copy.url);
    url.searchParams.set('search_path', 'fund');
    const opened = await openPostgres(url.href);
    expect(await migrate(opened)).toHaveLength(shippedMigrations().length);
    const [keys] = rowsOf(
      await opened.db.execute(sql`select count(*)::int as all,
        count(*) filter (where referred.relnamespace <> k.connamespace)::int as outside
        from pg_constraint k join pg_class referred on referred.oid = k.confrelid
        where k.connamespace = 'fund'::regnamespace and k.contype = 'f'`),
    );
    expect(keys).toEqual({ all: expect.any(Number), outside: 0 });
    expect(Number(keys?.all)).toBeGreaterThan(20);
    const { acme } = await makeWorld(opened);
    const own = await opened.db.execute(sql`select id from fund.organizations where id = ${acme}`);
    expect(rowsOf(own)).toHaveLength(1);
    expect((await rowCounts(opened.db)).get('organizations')).toBeGreaterThan(1);
    await opened.close();
  });
});
