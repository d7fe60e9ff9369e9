import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import type { Database } from '@/db/client';
import { rowsOf } from '@/db/rows';
import { onStatement } from '@/db/statement-log';
import { authenticateKey } from '@/server/access/authenticate';
import { callerFor } from '@/server/caller';
import { addCompany } from '../setup/company-rows';
import { postgresUrl } from '../setup/database';
import { POOL, useSmallPool } from '../setup/small-pool';
import type { World } from '../setup/world';

vi.hoisted(() => {
  process.env.DATABASE_POOL_SIZE = '4';
  process.env.DATABASE_POOL_DEADLINE_MS = '500';
  process.env.DATABASE_STATEMENT_TIMEOUT_MS = '4000';
});

// The embedded database has one connection.
describe.skipIf(postgresUrl === undefined)('while statements are slow', () => {
  const pool = useSmallPool();
  let world: World;
  let database: Database;
  let direct: Database;
  let origin: string;

  beforeAll(async () => {
    ({ world, database, direct, origin } = pool());
    await addCompany(
      direct.db,
      { organizationId: world.acme, vehicleId: world.fundI },
      { slug: 'widgets', name: 'Widgets' },
    );
    expect((await updates()).status).toBe(200);
  });

  const ask = (path: string, key = world.manager, signal?: AbortSignal) =>
    fetch(`${origin}/api/v1${path}`, {
      headers: { Authorization: `Bearer ${key}` },
      ...(signal ? { signal } : {}),
    });
  const read = () => ask('/vehicles');
  const updates = (signal?: AbortSignal) =>
    ask('/portfolio/companies/widgets/investor-updates', world.manager, signal);

  const overTrpc = (signal?: AbortSignal) => {
    const input = encodeURIComponent(JSON.stringify({ json: { slug: 'widgets' } }));
    return fetch(`${origin}/api/trpc/investorUpdates.list?input=${input}`, {
      headers: { Authorization: `Bearer ${world.manager}` },
      ...(signal ? { signal } : {}),
    });
  };

  async function expectBusy(answer: Response) {
    expect(answer.status).toBe(503);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await answer.text()).toContain('"INTERNAL"');
  }

  /** Runs work while every read of a table waits, then lets them end. */
  async function whileReadsWait(
    table: 'investor_updates' | 'news_items',
    work: () => Promise<void>,
  ) {
    let end = (): void => undefined;
    const ended = new Promise<void>((resolve) => (end = resolve));
    await direct.db.transaction(async (tx) => {
      await tx.execute(sql`lock table ${sql.identifier(table)}`);
      await work().finally(end);
      await ended;
    });
  }
  /** How many statements have waited for so long. */
  const waiting = async (since = '0 s') => {
    const found = await direct.db.execute(sql`select count(*) as n from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'
        and clock_timestamp() - query_start >= cast(${since} as interval)`);
    return Number(rowsOf(found)[0]?.n);
  };

  test('nothing is sent behind slow statements, where no deadline would end it', async () => {
    await Promise.all(Array.from({ length: 40 }, read));
    let slow: Promise<unknown> = Promise.resolve();
    await whileReadsWait('news_items', async () => {
      const wait = () => database.db.execute(sql`select 1 from news_items`);
      slow = Promise.all(Array.from({ length: POOL }, wait));
      await expect.poll(() => waiting('0.2 s')).toBe(POOL);
      const answers = await Promise.all(Array.from({ length: POOL / 2 }, read));
      expect(await waiting()).toBe(POOL);
      for (const answer of answers) await expectBusy(answer);
    });
    await slow;
    expect((await read()).status).toBe(200);
  });

  /** Holds that work of one caller which waits leaves half of the connections to another. */
  async function leavesHalf<T>(work: () => Promise<T>): Promise<T> {
    let worked: Promise<T> | undefined;
    await whileReadsWait('investor_updates', async () => {
      worked = work();
      await expect.poll(() => waiting()).toBe(POOL / 2);
      const other = await ask('/vehicles', world.foreign);
      expect([other.status, await waiting()]).toEqual([200, POOL / 2]);
    });
    return worked ?? work();
  }

  test('one caller’s slow requests leave half of the connections to others', async () => {
    const answers = await leavesHalf(() =>
      Promise.all(Array.from({ length: 12 }, () => updates())),
    );
    const served = answers.filter(({ status }) => status === 200);
    expect(served.length).toBeGreaterThanOrEqual(POOL / 2);
    for (const answer of answers) if (answer.status !== 200) await expectBusy(answer);
  });

  test('nor do more of them pass behind quick ones, once somebody else is there', async () => {
    await ask('/vehicles', world.foreign);
    await Promise.all(Array.from({ length: 40 }, read));
    const quick = Array.from({ length: 40 }, read);
    const answers = await leavesHalf(() =>
      Promise.all(Array.from({ length: 12 }, () => updates())),
    );
    expect(answers).toHaveLength(12);
    for (const { status } of await Promise.all(quick)) expect(status).toBe(200);
  });

  test('nor do the pages that one person opens at once take more', async () => {
    const access = await authenticateKey(database.db, `Bearer ${world.manager}`);
    const page = callerFor(access, database.db, 'page');
    const lists = () => page.investorUpdates.list({ slug: 'widgets' });
    const answers = await leavesHalf(() => Promise.all(Array.from({ length: 12 }, lists)));
    expect(answers).toHaveLength(12);
  });

  test.each([
    ['REST', updates],
    ['tRPC', overTrpc],
  ])('who hung up before his turn is not worked for, over %s', async (_door, list) => {
    let lists = 0;
    const stop = onStatement((text) => (lists += text.includes('"raw_body"') ? 1 : 0));
    const gone = new AbortController();
    let asked: Promise<unknown> = Promise.resolve();
    await whileReadsWait('investor_updates', async () => {
      const first = Array.from({ length: POOL / 2 }, () => list());
      await expect.poll(() => waiting()).toBe(POOL / 2);
      const rest = Array.from({ length: 8 }, () => list(gone.signal).catch(() => undefined));
      // Once another caller's later request is answered, they stand in their line.
      await ask('/vehicles', world.foreign);
      gone.abort();
      await Promise.all(rest);
      await ask('/vehicles', world.foreign);
      asked = Promise.all(first);
    });
    await asked;
    expect((await read()).status).toBe(200);
    stop();
    expect(lists).toBe(POOL / 2);
  });

  test('a check of news, which takes its time, takes no turn from its caller’s other requests', async () => {
    let checks: Promise<Response[]> = Promise.resolve([]);
    await whileReadsWait('news_items', async () => {
      const check = () =>
        fetch(`${origin}/api/v1/portfolio/news/maintenance`, {
          method: 'POST',
          headers: { Authorization: `Bearer ${world.manager}` },
        });
      checks = Promise.all(Array.from({ length: POOL / 2 }, check));
      await expect.poll(() => waiting()).toBeGreaterThan(0);
      const before = await waiting();
      expect([(await read()).status, await waiting()]).toEqual([200, before]);
    });
    for (const { status } of await checks) expect(status).toBe(200);
  });

  test('the calls of a batch run one after the other, on one connection', async () => {
    const names = Array(6).fill('investorUpdates.list').join(',');
    const inputs = Object.fromEntries(
      names.split(',').map((_, n) => [n, { json: { slug: 'widgets' } }]),
    );
    const headers = { Authorization: `Bearer ${world.manager}` };
    const url = `${origin}/api/trpc/${names}?batch=1&input=${encodeURIComponent(JSON.stringify(inputs))}`;
    let answer: Promise<Response> | undefined;
    await whileReadsWait('investor_updates', async () => {
      answer = fetch(url, { headers });
      await expect.poll(() => waiting()).toBeGreaterThan(0);
      await read();
      expect(await waiting()).toBe(1);
    });
    expect((await answer)?.status).toBe(200);
  });
});
