import { request } from 'node:http';
import { connect } from 'node:net';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '@/db/client';
import { openPglite } from '@/db/pglite';
import { openPostgres } from '@/db/postgres';
import { rowsOf } from '@/db/rows';
import { copyPostgres, postgresUrl } from '../setup/database';
import {
  buildServer,
  migratedDataFolder,
  provisionKey,
  startServer,
  useProcesses,
} from '../setup/process';
import { ITEMS, type Load, startBulkLoad } from './bulk-load';

const ROUNDS = Number(process.env.KILL_ROUNDS ?? 2);
const LONG = 120_000 + ROUNDS * 60_000;

useProcesses();
beforeAll(buildServer);

/** A place for a server's data: how a server finds it, and how the test looks into it afterwards. */
async function place(): Promise<{
  environment: Record<string, string>;
  look: <T>(work: (database: Database) => Promise<T>) => Promise<T>;
  remove: () => Promise<void>;
}> {
  const DATA_DIR = migratedDataFolder();
  const copy = postgresUrl === undefined ? undefined : await copyPostgres(postgresUrl);
  const open = () => (copy ? openPostgres(copy.url, 1) : openPglite(join(DATA_DIR, 'pglite')));
  const AUTH_SECRET = 'a-secret-for-tests-of-32-characters-or-more';
  const environment = {
    DATA_DIR,
    LOG_LEVEL: 'warn',
    ...(copy ? { DATABASE_URL: copy.url, AUTH_SECRET } : {}),
  };
  return {
    environment,
    look: async (work) => {
      const database = await open();
      try {
        return await work(database);
      } finally {
        await database.close();
      }
    },
    remove: async () => copy?.drop(),
  };
}

/** How many stories each batch has left in the database, and what the audit trail says of them. */
async function found({ db }: Database) {
  const rows = rowsOf(
    await db.execute(sql`select split_part(url, '/', 4) as batch, count(*)::int as n
      from news_items group by 1`),
  );
  const [audited] = rowsOf(
    await db.execute(sql`select coalesce(sum(jsonb_array_length(target_ids->'v')), 0)::int as n
      from audit_events where target_kind = 'news_items' and change = 'insert'`),
  );
  const batches = new Map(rows.map(({ batch, n }) => [String(batch), Number(n)]));
  return { batches, audited: Number(audited?.n) };
}

function expectWhole({ batches, audited }: Awaited<ReturnType<typeof found>>, loads: Load[]) {
  const acknowledged = loads.flatMap((load) => load.acknowledged);
  expect(acknowledged.filter((name) => !batches.has(name))).toEqual([]);
  expect([...batches].filter(([, n]) => n !== ITEMS)).toEqual([]);
  expect(audited).toBe(batches.size * ITEMS);
  expect(loads.flatMap((load) => load.strange)).toEqual([]);
  return acknowledged;
}

/** A POST whose headers have arrived: the server has asked for the body. */
function begun(url: string, key: string, body: string) {
  const sending = request(url, {
    method: 'POST',
    headers: {
      Authorization: `Bearer ${key}`,
      'Content-Type': 'application/json',
      'Content-Length': String(Buffer.byteLength(body)),
      Expect: '100-continue',
    },
  });
  const status = new Promise<number | undefined>((resolve, reject) => {
    sending.on('response', (answer) => resolve(answer.resume().statusCode));
    sending.on('error', reject);
  });
  const accepted = new Promise((resolve) => sending.on('continue', resolve));
  sending.flushHeaders();
  return { accepted, status, finish: () => sending.end(body) };
}

/** Resolves once nothing listens there any more. */
async function refuses(origin: string): Promise<void> {
  const { port, hostname } = new URL(origin);
  const isOpen = () =>
    new Promise<boolean>((resolve) => {
      const socket = connect(Number(port), hostname, () => resolve(true));
      socket.on('connect', () => socket.destroy()).on('error', () => resolve(false));
    });
  while (await isOpen());
}

describe('a server that dies under bulk load', () => {
  test(
    `by kill -9, ${ROUNDS} times: no acknowledged row is lost, no batch is torn`,
    async () => {
      const { environment, look, remove } = await place();
      const key = await provisionKey(environment);
      const loads: Load[] = [];
      for (let round = 0; round < ROUNDS; round += 1) {
        const { origin, child, ended } = await startServer(environment);
        const load = startBulkLoad(origin, key, `r${round}`);
        await load.reached(3 + (round % 7));
        child.kill('SIGKILL');
        await Promise.all([ended, load.ended]);
        loads.push(load);
      }
      const acknowledged = expectWhole(await look(found), loads);
      expect(acknowledged.length).toBeGreaterThanOrEqual(3 * ROUNDS);
      await remove();
    },
    LONG,
  );

  test(
    'by SIGTERM: it answers what it has accepted, writes nothing that it did not answer, and ends with 0',
    async () => {
      const { environment, look, remove } = await place();
      const key = await provisionKey(environment);
      const { origin, child, ended } = await startServer(environment);
      const load = startBulkLoad(origin, key, 'term', 8);
      await load.reached(10);
      child.kill('SIGTERM');
      expect((await ended).code).toBe(0);
      await load.ended;
      const stored = await look(found);
      expectWhole(stored, [load]);
      expect([...stored.batches.keys()].sort()).toEqual(load.acknowledged.toSorted());
      await remove();
    },
    LONG,
  );

  test('by SIGTERM: a request whose headers have arrived may still send its body', async () => {
    const { environment, remove } = await place();
    const key = await provisionKey(environment);
    const { origin, child, ended } = await startServer(environment);
    const body = JSON.stringify({ asOf: '2026-01-01', arrUsd: 1 });
    const url = `${origin}/api/v1/portfolio/companies/widgets/metric-snapshots`;
    const { accepted, status, finish } = begun(url, key, body);
    await accepted;
    child.kill('SIGTERM');
    await refuses(origin);
    finish();
    expect(await status).toBe(201);
    expect((await ended).code).toBe(0);
    await remove();
  });
});
