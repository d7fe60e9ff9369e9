import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Database } from '@/db/client';
import { migrate, type Migration, shippedMigrations } from '@/db/migrate';
import { openPostgres } from '@/db/postgres';
import { rowsOf } from '@/db/rows';
import { copyPostgres, postgresUrl } from '../setup/database';

vi.hoisted(() => {
  process.env.DATABASE_STATEMENT_TIMEOUT_MS = '200';
});
// Longer than a request's statement may take, and than a silent connection is kept (2.2 s).
const LONG_S = 3;

const later = (name: string, ...statements: string[]): Migration => ({
  name,
  hash: name,
  statements,
});

// The embedded database has neither time limits nor connections.
describe.skipIf(postgresUrl === undefined)('a migration on PostgreSQL', () => {
  let one: Database;
  let other: Database;
  let drop: () => Promise<void>;
  beforeAll(async () => {
    const copy = await copyPostgres(postgresUrl ?? '');
    drop = copy.drop;
    one = await openPostgres(copy.url, 1);
    other = await openPostgres(copy.url, 1);
    // As an operator may have set it: what the service asks for itself must win.
    await one.exec(
      `do $$ begin execute format('alter database %I set statement_timeout = 200', current_database()); end $$`,
    );
  });
  afterAll(async () => {
    await one.close();
    await other.close();
    await drop();
  });

  const has = async (table: string) =>
    rowsOf(await other.db.execute(sql`select to_regclass(${table}) as found`))[0]?.found !== null;

  test('may take longer than any request, and a second server waits for it', async () => {
    await expect(one.db.execute(sql`select pg_sleep(1)`)).rejects.toThrow();
    const slow = later('9000_slow', 'create table slow ()', `select pg_sleep(${LONG_S})`);
    const migrations = [...shippedMigrations(), slow];
    const applied = await Promise.all([migrate(one, migrations), migrate(other, migrations)]);
    expect(applied.flat()).toEqual(['9000_slow']);
    expect(await has('slow')).toBe(true);
  });

  test('whose connection is cut leaves nothing, and runs again', async () => {
    const known = await migrationsOf(one);
    const cut = later(
      '9001_cut',
      'create table half ()',
      'select pg_terminate_backend(pg_backend_pid())',
    );
    await expect(migrate(one, [...known, cut])).rejects.toThrow();
    expect(await has('half')).toBe(false);
    const whole = later('9001_cut', 'create table half ()');
    expect(await migrate(one, [...known, whole])).toEqual(['9001_cut']);
    expect(await has('half')).toBe(true);
  });
});

/** What a database knows already, as a version that ships it would. */
async function migrationsOf({ db }: Database): Promise<Migration[]> {
  const rows = rowsOf(await db.execute(sql`select name from migrations order by name`));
  return rows.map(({ name }) => later(String(name)));
}
