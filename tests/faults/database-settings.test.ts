import { type AddressInfo, connect, createServer } from 'node:net';
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

// What pgbouncer lets through; all else its `ignore_startup_parameters` may name, to be dropped.
const TRACKED =
  /^(user|database|application_name|TimeZone|DateStyle|client_encoding|standard_conforming_strings)$/;

/** A pooler that drops the settings that a connection starts with, as the protocol writes them. */
async function startDroppingPooler(databaseUrl: string) {
  const target = new URL(databaseUrl);
  const server = createServer((client) => {
    const upstream = connect(Number(target.port || 5432), target.hostname);
    for (const socket of [client, upstream]) {
      socket.on('error', () => undefined);
      socket.on('close', () => [client, upstream].forEach((end) => end.destroy()));
    }
    client.once('data', (start) => {
      const words = start.toString('utf8', 8).split('\0').slice(0, -2);
      const kept = words.filter((_, at) => TRACKED.test(words[at - (at % 2)] ?? ''));
      const body = Buffer.from(`${kept.map((word) => `${word}\0`).join('')}\0`);
      const head = Buffer.from(start.subarray(0, 8));
      head.writeInt32BE(body.length + 8);
      upstream.write(Buffer.concat([head, body]));
      client.pipe(upstream);
      upstream.pipe(client);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = new URL(databaseUrl);
  url.host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { url: url.href, close: () => void server.close() };
}

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

  test('whose name is percent-encoded in DATABASE_URL is the one that is opened', async () => {
    const encoded = await openPostgres(copy.url.replace('/fund_', '/%66und_'), 1);
    const [row] = rowsOf(await encoded.db.execute(sql`select current_database() as name`));
    expect(row?.name).toBe(new URL(copy.url).pathname.slice(1));
    await encoded.close();
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

  /** The service's own modules as they are with DATABASE_PREPARE=0. */
  const unprepared = async () => {
    vi.stubEnv('DATABASE_PREPARE', '0');
    vi.resetModules();
    const [postgres, migrations] = await Promise.all([
      import('@/db/postgres'),
      import('@/db/migrate'),
    ]);
    return { ...postgres, ...migrations };
  };

  test('is refused behind a pooler, where the service cannot set it, with what to set', async () => {
    const pooler = await startDroppingPooler(copy.url);
    const pooled = await unprepared();
    const name = new URL(copy.url).pathname.slice(1);
    try {
      for (const [setting, remedy] of [
        ['extra_float_digits', 'SET extra_float_digits = 1'],
        ['intervalstyle', "SET IntervalStyle = 'postgres'"],
        ['bytea_output', "SET bytea_output = 'hex'"],
        ['default_transaction_isolation', "SET default_transaction_isolation = 'read committed'"],
      ] as const) {
        const behind = await pooled.openPostgres(pooler.url, 1);
        await expect(pooled.migrate(behind)).rejects.toThrow(remedy);
        await behind.close();
        await opened.exec(`alter database ${name} reset ${setting}`);
      }
      const behind = await pooled.openPostgres(pooler.url, 1);
      await expect(pooled.migrate(behind)).resolves.toEqual([]);
      await behind.close();
    } finally {
      vi.unstubAllEnvs();
      pooler.close();
    }
  });

  test('behind a pooler that drops settings without a word is refused: commits would be lost', async () => {
    const pooler = await startDroppingPooler(copy.url);
    const behind = await openPostgres(pooler.url, 1);
    await expect(migrate(behind)).rejects.toThrow('Set DATABASE_PREPARE=0');
    await behind.close();
    pooler.close();
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
