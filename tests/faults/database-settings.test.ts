import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { closeDatabase, type Database, useDatabase } from '@/db/client';
import { migrate } from '@/db/migrate';
import { openPostgres } from '@/db/postgres';
import { rowsOf } from '@/db/rows';
import { copyPostgres, postgresUrl } from '../setup/database';
import { callerOf } from '../setup/caller';
import { makeWorld, type World } from '../setup/world';

// What an operator, or another program's installer, may have set for the whole database.
const FOREIGN = {
  extra_float_digits: '0',
  datestyle: 'SQL, DMY',
  intervalstyle: 'sql_standard',
  standard_conforming_strings: 'off',
  client_encoding: 'LATIN1',
  bytea_output: 'escape',
  timezone: 'Asia/Tokyo',
  default_transaction_isolation: 'serializable',
};

// The embedded database has no settings but the service's own.
describe.skipIf(postgresUrl === undefined)('a database with other settings', () => {
  let copy: Awaited<ReturnType<typeof copyPostgres>>;
  let opened: Database;
  let world: World;
  beforeAll(async () => {
    copy = await copyPostgres(postgresUrl ?? '');
    const setter = await openPostgres(copy.url, 1);
    for (const [name, value] of Object.entries(FOREIGN)) {
      await setter.exec(
        `do $$ begin execute format('alter database %I set ${name} = %L', current_database(), '${value}'); end $$`,
      );
    }
    await setter.close();
    opened = await openPostgres(copy.url);
    useDatabase(opened);
    world = await makeWorld(opened);
  });
  afterAll(async () => {
    await closeDatabase();
    await copy.drop();
  });

  test('gives numbers, dates and texts back as they were sent', async () => {
    const caller = await callerOf(opened.db, world.manager);
    const sent = {
      name: 'Ünïted \\ Widgets',
      checkSize: 123456789012345.67,
      postMoneyValuation: 0.1,
      investmentDate: '2026-03-04T23:30:00.000Z',
      instrumentType: 'SAFE' as const,
    };
    const { slug } = await caller.portfolio.create({ ...sent, vehicleSlug: 'fund-i' });
    expect(await caller.portfolio.get({ slug, includeDeleted: false })).toMatchObject(sent);
  });

  test('does not change what a connection has, the unhurried one included', async () => {
    const shown = async (db: Database['db']) => {
      const found: Record<string, unknown> = {};
      for (const name of Object.keys(FOREIGN)) {
        const rows = rowsOf(await db.execute(sql`select current_setting(${name}) as value`));
        found[name] = rows[0]?.value;
      }
      return found;
    };
    const pinned = {
      extra_float_digits: '1',
      datestyle: 'ISO, MDY',
      intervalstyle: 'postgres',
      standard_conforming_strings: 'on',
      client_encoding: 'UTF8',
      bytea_output: 'hex',
      timezone: 'UTC',
      default_transaction_isolation: 'read committed',
    };
    expect(await shown(opened.db)).toEqual(pinned);
    expect(await opened.unhurried(shown)).toEqual(pinned);
  });

  test('that rounds is refused behind a pooler, where the service cannot set it', async () => {
    vi.stubEnv('DATABASE_PREPARE', '0');
    vi.resetModules();
    const [{ openPostgres: openPooled }, { migrate: migratePooled }] = await Promise.all([
      import('@/db/postgres'),
      import('@/db/migrate'),
    ]);
    const pooled = await openPooled(copy.url, 1);
    try {
      await expect(migratePooled(pooled)).rejects.toThrow('SET extra_float_digits = 1');
    } finally {
      vi.unstubAllEnvs();
      await pooled.close();
    }
  });

  test('that cannot hold all texts, or takes no writes, is refused', async () => {
    const admin = await openPostgres(copy.url, 1);
    const url = new URL(copy.url);
    const name = url.pathname.slice(1);
    const refused = async (pathname: string, words: string) => {
      url.pathname = pathname;
      const unfit = await openPostgres(url.href, 1);
      await expect(migrate(unfit)).rejects.toThrow(words);
      await unfit.close();
    };
    const latin = `${name}_latin`;
    await admin.exec(
      `create database ${latin} template template0 encoding 'LATIN1' lc_collate 'C' lc_ctype 'C'`,
    );
    await refused(latin, "ENCODING 'UTF8'");
    await admin.exec(`drop database ${latin}`);
    await admin.exec(`alter database ${name} set default_transaction_read_only = on`);
    await refused(name, 'takes no writes');
    await admin.exec(`alter database ${name} reset default_transaction_read_only`);
    await admin.close();
  });
});
