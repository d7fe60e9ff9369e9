import { setImmediate as turn, setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Database, Db } from '@/db/client';
import { openPostgres } from '@/db/postgres';
import { rowsOf } from '@/db/rows';
import { copyPostgres, postgresUrl } from '../setup/database';
import { startTcpProxy, type TcpProxy } from '../setup/tcp-proxy';

vi.hoisted(() => {
  process.env.DATABASE_STATEMENT_TIMEOUT_MS = '4000';
});
const CUTS = 30;
const CLIENTS = 8;

// The embedded database has no connections to lose.
describe.skipIf(postgresUrl === undefined)('transactions whose connection is lost', () => {
  let proxy: TcpProxy;
  let database: Database;
  let direct: Database;
  let drop: () => Promise<void>;
  beforeAll(async () => {
    const copy = await copyPostgres(postgresUrl ?? '');
    drop = copy.drop;
    direct = await openPostgres(copy.url, 1);
    await direct.exec('create table left_half (n text); create table right_half (n text)');
    proxy = await startTcpProxy(copy.url);
    // Fewer connections than clients, so that a new one is taken into use at once.
    database = await openPostgres(proxy.url, 3);
  });
  afterAll(async () => {
    await proxy.close();
    await database.close();
    await direct.close();
    await drop();
  });

  /** One row in each table, with other work and a failing item in between. */
  const pair = (n: string) =>
    database.db.transaction(async (tx: Db) => {
      await tx.execute(sql`insert into left_half values (${n})`);
      await turn();
      await tx.transaction((item) => item.execute(sql`select 1 / 0`)).catch(() => undefined);
      await turn();
      await tx.execute(sql`insert into right_half values (${n})`);
      await turn();
    });

  const read = async (table: string) => {
    const rows = rowsOf(await direct.db.execute(sql`select n from ${sql.identifier(table)}`));
    return rows.map(({ n }) => String(n)).sort();
  };

  const losses: [string, () => unknown][] = [
    ['the network ends it', () => proxy.cut()],
    ['the network resets it', () => proxy.reset()],
    [
      'the server ends it, as in a restart',
      () =>
        direct.exec(`select pg_terminate_backend(pid) from pg_stat_activity
          where datname = current_database() and pid <> pg_backend_pid()`),
    ],
  ];

  test.each(losses)(
    '%s: each is kept whole or not at all, all end, and the process lives',
    async (name, lose) => {
      const acknowledged: string[] = [];
      let running = true;
      const clients = Array.from({ length: CLIENTS }, async (_, client) => {
        for (let i = 0; running; i += 1) {
          const n = `${name} ${client} ${i}`;
          await pair(n).then(
            () => acknowledged.push(n),
            () => database.db.execute(sql`select 1`).catch(() => undefined),
          );
        }
      });
      for (let i = 0; i < CUTS; i += 1) {
        await pause(5 + (i % 7) * 9);
        await lose();
      }
      running = false;
      await Promise.all(clients);
      const [left, right] = [await read('left_half'), await read('right_half')];
      expect(left).toEqual(right);
      const stored = new Set(left);
      expect(acknowledged.filter((n) => !stored.has(n))).toEqual([]);
      expect(acknowledged.length).toBeGreaterThan(0);
      // Every connection of the pool is of use again: eight at once need all three, and the word of
      // an ending may still be on its way to one of them.
      await vi.waitFor(
        () => Promise.all(Array.from({ length: CLIENTS }, (_, i) => pair(`${name} after ${i}`))),
        { timeout: 5000, interval: 50 },
      );
    },
    60_000,
  );
});
