import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Database } from '@/db/client';
import { migrate, shippedMigrations } from '@/db/migrate';
import { openPostgres } from '@/db/postgres';
import { rowsOf } from '@/db/rows';
import { copyPostgres, postgresUrl } from '../setup/database';

/** As in db/migrate.ts. */
const LOCK = 7_203_114_585;

// The embedded database has one connection, so nobody holds anything against it.
describe.skipIf(postgresUrl === undefined)('a start beside others on PostgreSQL', () => {
  let url: string;
  let one: Database;
  let other: Database;
  let drop: () => Promise<void>;
  beforeAll(async () => {
    ({ url, drop } = await copyPostgres(postgresUrl ?? ''));
    one = await openPostgres(url, 1);
    other = await openPostgres(url, 2);
  });
  afterAll(async () => {
    await one.close();
    await other.close();
    await drop();
  });

  /** Holds what a statement takes until it is let go. */
  async function held(statement: string) {
    let release: () => void = () => undefined;
    const gate = new Promise<void>((resolve) => (release = resolve));
    let ended: Promise<void> | undefined;
    await new Promise<void>((resolve, reject) => {
      ended = other.db.transaction(async (tx) => {
        await tx.execute(sql.raw(statement));
        resolve();
        await gate;
      });
      ended.catch(reject);
    });
    const letGo = async () => {
      release();
      await ended;
    };
    return { letGo };
  }

  /** Until somebody waits for a lock in this database. */
  const untilQueued = () =>
    vi.waitFor(
      async () => {
        const waiting = await other.db.execute(sql`select 1 from pg_locks
          where not granted and database = (select oid from pg_database where datname = current_database())`);
        expect(rowsOf(waiting)).toHaveLength(1);
      },
      { timeout: 20_000, interval: 20 },
    );

  test('lets the requests through that queue behind it, says that it waits, and gets its turn', async () => {
    const wider = {
      name: '9000_wider',
      hash: 'x',
      statements: ['alter table organizations add column wider int'],
    };
    const reader = await held('select count(*) from organizations');
    const said = vi.fn<(line: string) => void>();
    const migrating = migrate(one, [...shippedMigrations(), wider], said);
    await untilQueued();
    // Behind the change that waits; the reader is still at it.
    expect(rowsOf(await other.db.execute(sql`select 1 from organizations`))).toEqual([]);
    await vi.waitFor(() => expect(said).toHaveBeenCalledOnce(), { timeout: 30_000 });
    expect(said.mock.calls[0]?.[0]).toMatch(/^Waiting for .* to let the tables be changed/);
    await reader.letGo();
    expect(await migrating).toEqual(['9000_wider']);
    await other.exec(`delete from migrations where name = '9000_wider'`);
  });

  test('says so where the record of migrations is held', async () => {
    const holder = await held('lock table migrations');
    const said = vi.fn<(line: string) => void>();
    const migrating = migrate(one, shippedMigrations(), said);
    await vi.waitFor(() => expect(said).toHaveBeenCalledOnce(), { timeout: 30_000 });
    await holder.letGo();
    expect(await migrating).toEqual([]);
  });

  test('waits for nobody, and needs no right to make tables, where nothing is to be done', async () => {
    const holder = await held(`select pg_advisory_xact_lock(${LOCK})`);
    const asReader = new URL(url);
    asReader.searchParams.set('role', 'pg_read_all_data');
    const reader = await openPostgres(asReader.href, 1);
    expect(await migrate(reader)).toEqual([]);
    await holder.letGo();
    await reader.close();
  });

  test('says where no server is of the kind that DATABASE_URL asks for', async () => {
    const unmatched = new URL(url);
    unmatched.searchParams.set('target_session_attrs', 'standby');
    const opened = await openPostgres(unmatched.href, 1);
    await expect(migrate(opened)).rejects.toThrow(/No server .* target_session_attrs .*standby/);
    await opened.close();
  });
});
