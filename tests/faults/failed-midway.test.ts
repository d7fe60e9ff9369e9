import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '@/db/client';
import { openPostgres } from '@/db/postgres';
import { rowsOf } from '@/db/rows';
import { companies } from '@/db/schema';
import { copyPostgres, postgresUrl } from '../setup/database';

// The embedded database hands over rows when all are there.
describe.skipIf(postgresUrl === undefined)('a statement that fails midway through its rows', () => {
  let database: Database;
  let drop: () => Promise<void>;
  beforeAll(async () => {
    const copy = await copyPostgres(postgresUrl ?? '');
    drop = copy.drop;
    // One connection, so that the next statement comes upon what the failed one left.
    database = await openPostgres(copy.url, 1);
  });
  afterAll(async () => {
    await database.close();
    await drop();
  });

  const failMidway = (db: Database['db']) =>
    db.execute(sql`select 1 / (5 - n) from generate_series(1, 10) as n`).then(
      () => undefined,
      (error: unknown) => error,
    );

  test('leaves no holes in the rows of the next, read raw or by the builders', async () => {
    const { db } = database;
    expect(await failMidway(db)).toBeInstanceOf(Error);
    const raw = await db.execute(sql`select 42 as a union all select 43 order by 1`);
    expect(raw).toEqual([{ a: 42 }, { a: 43 }]);
    await failMidway(db);
    const [row] = await db.select({ n: sql<number>`count(*)`.mapWith(Number) }).from(companies);
    expect(row).toEqual({ n: 0 });
    await failMidway(db);
    expect(await db.execute(sql`select 1 where false`)).toEqual([]);
  });

  test('nor within a transaction, behind the savepoint that it failed in', async () => {
    await database.db.transaction(async (tx) => {
      await tx.transaction((inner) => failMidway(inner)).catch(() => undefined);
      const rows = rowsOf(await tx.execute(sql`select 42 as a`));
      expect(rows).toEqual([{ a: 42 }]);
    });
    await failMidway(database.db);
    await database.db.transaction(async (tx) => {
      expect(await tx.execute(sql`select 42 as a`)).toEqual([{ a: 42 }]);
    });
  });
});
