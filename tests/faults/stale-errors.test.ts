import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '@/db/client';
import { openPostgres } from '@/db/postgres';
import { rowsOf } from '@/db/rows';
import { copyPostgres, postgresUrl } from '../setup/database';

const CONNECTIONS = 4;

// The embedded database has no connections to lose.
describe.skipIf(postgresUrl === undefined)('connections that the server ends under way', () => {
  let database: Database;
  let direct: Database;
  let drop: () => Promise<void>;
  beforeAll(async () => {
    const copy = await copyPostgres(postgresUrl ?? '');
    drop = copy.drop;
    direct = await openPostgres(copy.url, 1);
    await direct.exec('create table kept (n int)');
    database = await openPostgres(copy.url, CONNECTIONS);
  });
  afterAll(async () => {
    await database.close();
    await direct.close();
    await drop();
  });

  const sleeping = sql`from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and query like '%pg_sleep(60)%'`;
  const asleep = async () =>
    Number(rowsOf(await direct.db.execute(sql`select count(*) as n ${sleeping}`))[0]?.n);

  test('fail what was under way, and nothing that comes after it', async () => {
    const under = Array.from({ length: CONNECTIONS }, () =>
      database.db.execute(sql`insert into kept select 100 from pg_sleep(60)`).then(
        () => 'done',
        () => 'failed',
      ),
    );
    await expect.poll(asleep).toBe(CONNECTIONS);
    await direct.db.execute(sql`select pg_terminate_backend(pid) ${sleeping}`);
    expect(await Promise.all(under)).toEqual(under.map(() => 'failed'));
    const after = await Promise.allSettled(
      Array.from({ length: 3 * CONNECTIONS }, (_, n) =>
        n % 3 === 0
          ? database.db.transaction((tx) => tx.execute(sql`insert into kept values (${n})`))
          : database.db.execute(sql`insert into kept values (${n})`),
      ),
    );
    expect(after.flatMap((one) => (one.status === 'rejected' ? [String(one.reason)] : []))).toEqual(
      [],
    );
    // What was under way is not sent once more by the way.
    expect(await asleep()).toBe(0);
    const kept = rowsOf(await direct.db.execute(sql`select n from kept order by n`));
    expect(kept.map(({ n }) => Number(n))).toEqual(after.map((_, n) => n));
  });
});
