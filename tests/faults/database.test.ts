import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import type { Database } from '@/db/client';
import { rowsOf } from '@/db/rows';
import { provision } from '@/server/provision/provision';
import { postgresUrl } from '../setup/database';
import { POOL, useSmallPool } from '../setup/small-pool';
import { startTcpProxy, type TcpProxy } from '../setup/tcp-proxy';
import type { World } from '../setup/world';

const DEADLINE_MS = 500;
vi.hoisted(() => {
  process.env.DATABASE_POOL_SIZE = '4';
  process.env.DATABASE_POOL_DEADLINE_MS = '500';
  process.env.DATABASE_STATEMENT_TIMEOUT_MS = '4000';
});

// The embedded database has no connections to lose.
describe.skipIf(postgresUrl === undefined)('when PostgreSQL fails', () => {
  let proxy: TcpProxy;
  const pool = useSmallPool(async (url) => (proxy = await startTcpProxy(url)));
  let world: World;
  let database: Database;
  let direct: Database;
  let origin: string;

  beforeAll(async () => {
    ({ world, database, direct, origin } = pool());
    expect((await write(0)).status).toBe(404);
    const company = {
      name: 'Widgets',
      vehicleSlug: 'fund-i',
      checkSize: 1,
      investmentDate: '2026-01-01',
      instrumentType: 'SAFE',
    };
    expect((await send('POST', '/portfolio', company)).status).toBe(201);
  });

  const send = async (method: string, path: string, body?: unknown) => {
    const startedAt = performance.now();
    const answer = await fetch(`${origin}/api/v1${path}`, {
      method,
      headers: { Authorization: `Bearer ${world.manager}`, 'Content-Type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    const ms = performance.now() - startedAt;
    return { status: answer.status, retryAfter: answer.headers.get('retry-after'), text, ms };
  };
  const read = () => send('GET', '/vehicles');
  const write = (value: number) =>
    send('POST', '/portfolio/companies/widgets/metric-snapshots', {
      asOf: '2026-01-01',
      arrUsd: value,
    });

  function expectBusy(answer: { status: number; retryAfter: string | null; text: string }) {
    expect(answer.status).toBe(503);
    expect(Number(answer.retryAfter)).toBeGreaterThan(0);
    expect(answer.text).toContain('"INTERNAL"');
  }

  /** Milliseconds until a read succeeds again. */
  async function recovery(): Promise<number> {
    const startedAt = performance.now();
    for (;;) {
      const answer = await read();
      if (answer.status === 200) return performance.now() - startedAt;
      expectBusy(answer);
      expect(performance.now() - startedAt).toBeLessThan(5000);
    }
  }

  test('a dry pool answers 503 by its deadline, and serves again when it flows', async () => {
    let flow = (): void => undefined;
    const flowing = new Promise<void>((resolve) => (flow = resolve));
    const held = Array.from({ length: POOL }, () =>
      database.db.transaction(async (tx) => {
        await tx.execute(sql`select 1`);
        await flowing;
      }),
    );
    // They end while the pool is still dry, so it is the deadline that ends them.
    const answers = await Promise.all(Array.from({ length: 12 }, read));
    flow();
    for (const answer of answers) {
      expectBusy(answer);
      expect(answer.ms).toBeGreaterThan(DEADLINE_MS - 50);
    }
    await Promise.all(held);
    expect(await recovery()).toBeLessThan(5000);
  });

  test('connections cut under load give 503 alone, and lose nothing that was acknowledged', async () => {
    const acknowledged: number[] = [];
    let value = 0;
    let running = true;
    const clients = Array.from({ length: 8 }, async () => {
      while (running) {
        value += 1;
        const mine = value;
        const answer = await write(mine);
        if (answer.status === 201) acknowledged.push(mine);
        else expectBusy(answer);
      }
    });
    const cutting = (async () => {
      for (let i = 0; i < 20; i += 1) {
        await new Promise((resolve) => setTimeout(resolve, 100));
        proxy.cut();
      }
      running = false;
    })();
    await Promise.all([cutting, ...clients]);
    expect(await recovery()).toBeLessThan(5000);
    expect(acknowledged.length).toBeGreaterThan(0);
    const stored = rowsOf(await direct.db.execute(sql`select arr_usd from metric_snapshots`));
    const found = new Set(stored.map((row) => Number(row.arr_usd)));
    expect(acknowledged.filter((mine) => !found.has(mine))).toEqual([]);
    const events = rowsOf(
      await direct.db.execute(sql`select count(*) as n from audit_events
        where target_kind = 'metric_snapshots'`),
    );
    expect(Number(events[0]?.n)).toBe(stored.length);
  }, 60_000);

  test('connections that stand too late for who asked for them serve who comes next', async () => {
    proxy.slow(400);
    proxy.cut();
    const answers = await Promise.all(Array.from({ length: 2 * POOL }, read));
    const late = answers.filter(({ status }) => status !== 200);
    expect(late.length).toBeGreaterThan(0);
    late.forEach(expectBusy);
    proxy.slow(0);
    expect(await recovery()).toBeLessThan(5000);
  });

  test('a database that answers late makes answers late or 503, loses nothing, and is quick again at once', async () => {
    proxy.slow(60);
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, i) => (i % 2 === 0 ? read() : write(1_000_000 + i))),
    );
    for (const answer of answers) {
      if (answer.status >= 300) expectBusy(answer);
      // A round trip to the database and back.
      else expect(answer.ms).toBeGreaterThan(100);
    }
    const served = answers.filter(({ status }) => status < 300);
    expect(served.length).toBeGreaterThan(0);
    proxy.slow(0);
    expect(await recovery()).toBeLessThan(5000);
    const stored = rowsOf(
      await direct.db.execute(sql`select arr_usd from metric_snapshots where arr_usd >= 1000000`),
    );
    const acknowledged = answers.filter(({ status }) => status === 201);
    expect(stored.length).toBeGreaterThanOrEqual(acknowledged.length);
    const values = new Set(stored.map((row) => Number(row.arr_usd)));
    for (const { text } of acknowledged) {
      const { arrUsd } = z.object({ arrUsd: z.number() }).parse(JSON.parse(text));
      expect(values.has(arrUsd)).toBe(true);
    }
  }, 60_000);

  const signIn = () =>
    fetch(`${origin}/api/auth/sign-in/email`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Origin: origin },
      body: JSON.stringify({ email: 'ana@acme.test', password: 'a-long-password' }),
    });

  test('while it is away, all is 503 and the process lives; then it serves again', async () => {
    await provision(direct.db, {
      organizations: [{ name: 'Acme', slug: 'acme', vehicles: [] }],
      users: [{ email: 'ana@acme.test', name: 'Ana', password: 'a-long-password' }],
    });
    const cookies = (await signIn()).headers.getSetCookie();
    const Cookie = cookies.map((cookie) => cookie.split(';')[0]).join('; ');
    const asSignedIn = () => fetch(`${origin}/api/trpc/me.get`, { headers: { Cookie } });
    expect((await asSignedIn()).status).toBe(200);
    proxy.away();
    for (let i = 0; i < 3; i += 1) {
      const answer = await read();
      expectBusy(answer);
      expect(answer.ms).toBeLessThan(DEADLINE_MS + 1500);
    }
    const printed = vi.spyOn(console, 'error');
    for (const busy of [await signIn(), await asSignedIn()]) {
      const retryAfter = busy.headers.get('retry-after');
      expectBusy({ status: busy.status, retryAfter, text: await busy.text() });
    }
    expect(printed).not.toHaveBeenCalled();
    printed.mockRestore();
    expect((await fetch(`${origin}/healthz`)).status).toBe(200);
    expect((await fetch(`${origin}/readyz`)).status).toBe(503);
    proxy.back();
    expect(await recovery()).toBeLessThan(5000);
    expect((await fetch(`${origin}/readyz`)).status).toBe(200);
    expect([(await signIn()).status, (await asSignedIn()).status]).toEqual([200, 200]);
  });

  test('a network that swallows everything gives 503 in bounded time, and is left behind', async () => {
    expect(await recovery()).toBeLessThan(5000);
    proxy.swallow();
    const answers = await Promise.all([...Array.from({ length: 8 }, read), write(-1), write(-2)]);
    for (const answer of answers) {
      expectBusy(answer);
      // The statement's own timeout and the grace after it; then two of a caller's at a time wait.
      expect(answer.ms).toBeLessThan(4000 + 2000 + (answers.length / 2) * DEADLINE_MS + 2000);
    }
    expect((await fetch(`${origin}/healthz`)).status).toBe(200);
    proxy.flow();
    expect(await recovery()).toBeLessThan(5000);
    expect((await write(7)).status).toBe(201);
  }, 60_000);
});
