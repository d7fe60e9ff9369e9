import type { ServerResponse } from 'node:http';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { newsItems } from '@/db/schema';
import { rowsOf } from '@/db/rows';
import type { EditScope } from '@/server/access/scope';
import { playHttp, type TestServer } from '@/server/routers/news/check-url-test-server';
import { maintainNews } from '@/server/routers/news/maintain';
import {
  archiveByAge,
  newsToValidate,
  recordChecks,
  recordTries,
} from '@/server/routers/news/maintenance-queries';
import { addCompany } from '../setup/company-rows';
import { postgresUrl, useTestDatabase } from '../setup/database';
import { editScopeOf } from '../setup/edit-scope';
import { makeWorld, type World } from '../setup/world';

const database = useTestDatabase();
let world: World;
let server: TestServer;
let held: ServerResponse[];
let onHit: (path: string) => void;
const companyOf = new Map<string, string>();

beforeAll(async () => {
  const { db } = database();
  world = await makeWorld(database());
  for (const [organizationId, vehicleId] of [
    [world.acme, world.fundI],
    [world.acme, world.fundII],
    [world.other, world.spv],
  ] as const) {
    companyOf.set(vehicleId, (await addCompany(db, { organizationId, vehicleId })).id);
  }
  // `/held…` is answered when the test says so, `/broken…` says nothing for good.
  server = await playHttp((request, response) => {
    onHit(request.url ?? '');
    if (request.url?.startsWith('/held') === true) held.push(response);
    else response.writeHead(request.url?.startsWith('/broken') === true ? 500 : 200).end();
  });
});
afterAll(() => server.close());
beforeEach(async () => {
  held = [];
  onHit = () => undefined;
  server.hits.length = 0;
  await database().db.delete(newsItems);
});

/** Stories of a vehicle, each on a host of its own, with ids in order. */
async function addStories(
  vehicleId: string,
  path: string,
  count: number,
  extra: Partial<typeof newsItems.$inferInsert> = {},
) {
  const ids = Array.from({ length: count }, (_, n) => `${path}-${String(n).padStart(4, '0')}`);
  const rows = ids.map((id) => {
    const url = `http://${id}.example:${server.port}/${id}`;
    const names = { title: id, url, urlNormalized: url, urlHash: id };
    const publishedAt = new Date().toISOString();
    const state = { publishedAt, hidden: false, materialNegative: false };
    return { id, vehicleId, companyId: companyOf.get(vehicleId) ?? '', ...names, ...state };
  });
  await database()
    .db.insert(newsItems)
    .values(rows.map((row) => ({ ...row, ...extra })));
  return ids;
}

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();
const scopeOf = (key: string, organizationId = world.acme) =>
  editScopeOf(database().db, key, organizationId);

/** A run that reaches this machine under any name. */
async function maintain(edit: EditScope, options: { now?: () => number } = {}) {
  const all = await database().db.select({ url: newsItems.url }).from(newsItems);
  const allowHosts = new Set(all.map(({ url }) => new URL(url).host));
  return () => maintainNews(edit, { allowHosts, resolve: async () => ['127.0.0.1'], ...options });
}

describe('addresses that tell nothing', () => {
  test('go behind those not tried yet, however often a run is cut by its time', async () => {
    const ids = await addStories(world.fundI, 'broken', 20);
    let clock = 0;
    onHit = () => (clock += 10_000);
    const run = await maintain(await scopeOf(world.manager), { now: () => clock });
    for (let round = 0; round < 3; round += 1) {
      expect((await run()).stats).toMatchObject({ revalidated: 0, autoHidden: 0 });
    }
    expect([...new Set(server.hits)].sort()).toEqual(ids.map((id) => `/${id}`));
  });

  test('keep none of another organization from being tried', async () => {
    await addStories(world.fundI, 'silent', 2100);
    const waited = await addStories(world.spv, 'waited', 3, {
      lastTriedAt: daysAgo(8),
      lastValidatedAt: daysAgo(8),
    });
    const order = await newsToValidate(await scopeOf(world.both));
    expect(order.slice(0, 6).map(({ organizationId }) => organizationId)).toEqual(
      [1, 2, 3].flatMap(() => [world.acme, world.other]),
    );
    expect(order.flatMap(({ id }) => (waited.includes(id) ? [id] : []))).toEqual(waited);
  });

  test('let the organization begin whose last turn is longest ago', async () => {
    // Acme's has one more that was never tried, but had its turn today.
    await addStories(world.fundI, 'new', 1);
    await addStories(world.fundI, 'today', 1, { lastTriedAt: daysAgo(0) });
    await addStories(world.spv, 'before', 1, { lastTriedAt: daysAgo(1) });
    const order = await newsToValidate(await scopeOf(world.both));
    expect(order.map(({ id }) => id)).toEqual(['before-0000', 'new-0000', 'today-0000']);
  });
});

describe('calls at once', () => {
  const counts = (revalidated: number) => ({
    ok: true,
    stats: { revalidated, autoHidden: 0, archivedByAge: 0, newNegatives: 0 },
    materialNegatives: [],
  });

  test('fetch each address once, and each is told of the vehicles that it reaches', async () => {
    await addStories(world.fundI, 'held-one', 3);
    await addStories(world.fundII, 'held-two', 2);
    await addStories(world.spv, 'held-other', 1);
    const all = await maintain(await scopeOf(world.both));
    const manager = await maintain(await scopeOf(world.manager));
    const editor = await maintain(await scopeOf(world.editor));
    const answers = [manager, editor, manager, all, manager, all].map((run) => run());
    await expect.poll(() => held.length).toBe(6);
    held.forEach((response) => response.end());
    expect(await Promise.all(answers)).toEqual([5, 3, 5, 6, 5, 6].map(counts));
    expect(server.hits).toHaveLength(6);
    expect(await manager()).toEqual(counts(0));
  });
});

// The embedded database runs one statement after the other.
describe.skipIf(postgresUrl === undefined)('two runs at once cannot wait for each other', () => {
  const aged = { publishedAt: daysAgo(400) };
  // In the table and in what is sent they come the other way round.
  const ids = Array.from({ length: 20 }, (_, n) => `story-${String(n).padStart(4, '0')}`);
  const [first = ''] = ids;

  test.each<[string, (scope: EditScope) => Promise<unknown>]>([
    ['archiving', archiveByAge],
    ['tries', (scope) => recordTries(scope, [...ids].reverse())],
    ['checks', (scope) => recordChecks(scope, ids.map((id) => ({ id, gone: true })).reverse())],
  ])('%s: rows are locked in the order of their ids', async (_, write) => {
    for (const id of [...ids].reverse()) {
      await addStories(world.fundI, id, 1, { ...aged, id });
    }
    const { db } = database();
    const scope = await scopeOf(world.manager);
    const waiting = await db.transaction(async (tx) => {
      await tx.execute(sql`select 1 from news_items where id = ${first} for update`);
      const done = write(scope).then(() => 'done');
      const waiters = sql`select 1 from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`;
      await expect.poll(async () => rowsOf(await db.execute(waiters)).length).toBe(1);
      await tx.execute(sql`select 1 from news_items where id <> ${first} for update nowait`);
      return { done };
    });
    expect(await waiting.done).toBe('done');
  });
});
