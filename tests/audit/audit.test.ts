import { eq, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { rowsOf } from '@/db/rows';
import { deals } from '@/db/schema';
import { proceduresOf } from '@/server/rest/route-table';
import { appRouter } from '@/server/routers/app';
import type { Names } from '../isolation/fixtures';
import { makeRows } from '../isolation/rows';
import { useApi } from '../setup/api';
import { type AppCaller, callerOf } from '../setup/caller';
import { useTestDatabase } from '../setup/database';
import { askRest } from '../setup/rest-in-process';
import { addKey, makeWorld, type World } from '../setup/world';

const database = useTestDatabase();
const call = useApi();
let world: World;
let names: Names;
let manager: AppCaller;
beforeAll(async () => {
  world = await makeWorld(database());
  manager = await callerOf(database().db, world.manager);
  names = await makeRows(database(), world);
});

const trail = async (limit = 200) =>
  (await manager.audit.list({ organizationId: world.acme, limit })).items;

const company = (name: string) => ({
  name,
  vehicleSlug: 'fund-i',
  checkSize: 1,
  investmentDate: '2026-01-01',
  instrumentType: 'SAFE' as const,
});

describe('every write is recorded', () => {
  test('with who, when, what, through which procedure and in which request', async () => {
    const answer = await call('POST', '/portfolio', { key: world.editor, body: company('Traced') });
    const [event] = await trail();
    expect(event).toEqual({
      id: expect.stringMatching(/^\d+$/),
      at: answer.body.createdAt,
      actorKind: 'apiKey',
      actorId: expect.any(String),
      actorEmail: 'editor@acme.test',
      operation: 'portfolio.create',
      change: 'insert',
      targetKind: 'companies',
      targetIds: [answer.body.id],
      requestId: answer.headers.get('x-request-id'),
      fields: null,
      names: ['Traced'],
      companies: [],
    });
  });

  test('a row under a company tells whose it is', async () => {
    const { slug } = await manager.portfolio.create(company('Owner'));
    await manager.customers.upsert({ slug, customerName: 'Globex', tier: 'SMB' });
    const [event] = await trail();
    expect(event).toMatchObject({ names: ['Globex'], companies: ['Owner'] });
  });

  test('a share goes by its title, once it is revoked as well', async () => {
    const { id } = await manager.portfolio.create(company('Shared'));
    const input = { title: 'Spring list', companyIds: [id], organizationId: world.acme };
    const { share } = await manager.publicShares.create(input);
    await manager.publicShares.revoke({ id: share.id, organizationId: world.acme });
    const [event] = await trail();
    expect(event).toMatchObject({ operation: 'publicShares.revoke', names: ['Spring list'] });
  });

  test('an update tells which fields it changed, from what to what; of long texts that they changed', async () => {
    await manager.portfolio.create({ ...company('Told'), notes: 'Old', sector: 'Robots' });
    const send = { key: world.editor };
    const body = { checkSize: 250_000.5, sector: null, stage: 'seed', notes: 'New', name: 'Told' };
    await call('PATCH', '/portfolio/told', { ...send, body });
    const [event] = await trail();
    expect(event).toMatchObject({ operation: 'portfolio.patch', names: ['Told'] });
    expect(event?.fields).toEqual([
      { field: 'sector', from: 'Robots', to: null },
      { field: 'stage', from: null, to: 'seed' },
      { field: 'checkSize', from: 1, to: 250_000.5 },
      { field: 'notes' },
    ]);
    await call('PATCH', '/portfolio/told', { ...send, body });
    expect((await trail())[0]?.fields).toEqual([]);
    await call('DELETE', '/portfolio/told', send);
    expect((await trail())[0]).toMatchObject({ operation: 'portfolio.delete', fields: null });
  });

  test('of two who change one field at once each tells what it took the place of', async () => {
    await manager.deals.create({ companyName: 'Raced', slug: 'raced', thesisFitScore: 0 });
    const scores = [0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4, 4.5, 5];
    await Promise.all(
      scores.map((thesisFitScore) => manager.deals.patch({ slug: 'raced', thesisFitScore })),
    );
    const told = (await trail()).slice(0, scores.length).flatMap(({ fields }) => fields ?? []);
    expect(told.map(({ to }) => Number(to)).sort()).toEqual(scores.toSorted());
    const last = (await manager.deals.get({ slug: 'raced' })).thesisFitScore;
    const replaced = [0, ...scores].filter((score) => score !== last);
    expect(told.map(({ from }) => Number(from)).sort()).toEqual(replaced.toSorted());
  });

  test('rows that belong to their organization through a vehicle, a company or a deal, too', async () => {
    const kinds = new Set((await trail()).map(({ targetKind }) => targetKind));
    const expected = [
      'asks',
      'companies',
      'customers',
      'data_gaps',
      'deals',
      'investor_updates',
      'metric_snapshots',
      'news_items',
      'public_shares',
      'stats_snapshots',
    ];
    expect(expected.filter((kind) => !kinds.has(kind))).toEqual([]);
    await manager.deals.comment({ slug: names.deal, authorName: 'Ana', content: 'x' });
    const [deal] = await database().db.select().from(deals).where(eq(deals.slug, names.deal));
    expect((await trail())[0]).toMatchObject({
      targetKind: 'deal_comments',
      change: 'insert',
      names: [deal?.companyName],
      companies: [],
    });
  });

  test('a bulk call names every row, in the organization of each', async () => {
    const both = await callerOf(database().db, world.both);
    await both.portfolio.create({ ...company('Theirs'), vehicleSlug: 'spv-1' });
    const gap = async (slug: string) =>
      (await both.dataGaps.create({ slug, gapType: 'PERIOD_UNCLEAR', description: 'x' })).id;
    const [first, second, theirs] = [
      await gap(names.company),
      await gap(names.company),
      await gap('theirs'),
    ];
    await both.dataGaps.bulkDismiss({ gapIds: [first, second, theirs] });
    expect((await trail())[0]?.targetIds.sort()).toEqual([first, second].sort());
    const other = await both.audit.list({ organizationId: world.other });
    expect(other.items[0]).toMatchObject({
      operation: 'dataGaps.bulkDismiss',
      change: 'update',
      targetIds: [theirs],
    });
  });

  test('a change of a user’s own settings shows in each of their organizations', async () => {
    const both = await callerOf(database().db, world.both);
    await both.me.setDefaultVehicle({ vehicleId: world.fundI });
    for (const organizationId of [world.acme, world.other]) {
      const { items } = await both.audit.list({ organizationId });
      expect(items[0]).toMatchObject({ operation: 'me.setDefaultVehicle', targetKind: 'users' });
    }
  });

  test('a key sees and clears its user’s default vehicle where it reaches alone', async () => {
    const { db } = database();
    const both = await callerOf(db, world.both);
    await both.me.setDefaultVehicle({ vehicleId: world.fundI });
    const { userId } = await both.me.get({});
    const narrowed = await callerOf(
      db,
      await addKey(db, userId ?? '', { organizationIds: [world.other] }),
    );
    expect(await narrowed.me.get({})).toMatchObject({ defaultVehicleId: null });
    expect(await narrowed.me.setDefaultVehicle({ vehicleId: null })).toMatchObject({
      defaultVehicleId: null,
    });
    const again = await callerOf(db, world.both);
    expect(await again.me.get({})).toMatchObject({ defaultVehicleId: world.fundI });
  });

  test('what changes nothing, or is refused, leaves no event', async () => {
    const before = (await trail())[0]?.id;
    await call('POST', '/portfolio', { key: world.manager, body: company('Guarded') });
    await call('DELETE', `/portfolio/${names.company}`, { key: world.viewer });
    await call('PATCH', `/portfolio/${names.company}`, { key: world.manager, body: {} });
    expect((await trail())[0]?.id).toBe(before);
  });
});

/** Statements that change a table, as PostgreSQL counts them: writes of any kind, however made. */
async function written(): Promise<Map<string, number>> {
  const { db } = database();
  const tables = rowsOf(
    await db.execute(sql`select table_name as name from information_schema.tables
      where table_schema = 'public' and table_name not in
      ('api_keys', 'migrations', 'audit_events', 'idempotency_keys', 'rate_limits')`),
  );
  const found = new Map<string, number>();
  for (const { name } of tables) {
    const rows = rowsOf(
      await db.execute(
        sql`select coalesce(sum(t.xmin::text::bigint), 0) as sum, count(*) as n from ${sql.identifier(String(name))} t`,
      ),
    );
    found.set(String(name), Number(rows[0]?.sum) * 1000 + Number(rows[0]?.n));
  }
  return found;
}

describe('no write goes unrecorded', () => {
  const requests: [string, string, (n: Names) => string, unknown][] = [
    ['portfolio.create', 'POST', () => '/portfolio', company('Unrecorded')],
    ['portfolio.put', 'PUT', () => '/portfolio/unrecorded', company('Unrecorded 2')],
    ['portfolio.patch', 'PATCH', () => '/portfolio/unrecorded', { notes: 'x' }],
    ['portfolio.delete', 'DELETE', () => '/portfolio/unrecorded', undefined],
    ['deals.create', 'POST', () => '/deals', { companyName: 'Unrecorded deal' }],
    ['deals.put', 'PUT', () => '/deals/unrecorded-deal', { companyName: 'Unrecorded deal 2' }],
    ['deals.patch', 'PATCH', () => '/deals/unrecorded-deal', { notes: 'x' }],
    ['deals.delete', 'DELETE', () => '/deals/unrecorded-deal', undefined],
    ['asks.patch', 'PATCH', (n) => `/portfolio/asks/${n.ask}`, { hidden: true }],
    ['news.review', 'PATCH', (n) => `/portfolio/news/${n.news}`, { hidden: false }],
    ['news.delete', 'DELETE', (n) => `/portfolio/news/${n.news}`, undefined],
    ['gap resolve', 'POST', (n) => `/portfolio/data-gaps/${n.gap}/resolve`, { resolvedValue: 5 }],
    ['gap delete', 'DELETE', (n) => `/portfolio/data-gaps/${n.gap}`, undefined],
    ['stats.delete', 'DELETE', (n) => `/portfolio/stats/${n.stats}`, undefined],
    ['publicShares.revoke', 'DELETE', (n) => `/public-shares/${n.share}`, undefined],
  ];

  test.each(requests)('%s', async (_, method, path, body) => {
    const [tables, before] = [await written(), (await trail())[0]?.id ?? '0'];
    const answer = await askRest(database().db, {
      method,
      path: path(names),
      key: world.manager,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    expect(answer.status).toBeLessThan(300);
    const now = await written();
    const changed = [...now].filter(([table, mark]) => tables.get(table) !== mark);
    const parts = new Set(['deal_activities', 'public_share_items']);
    const expected = changed.map(([table]) => table).filter((table) => !parts.has(table));
    const recorded = (await trail()).filter(({ id }) => Number(id) > Number(before));
    expect(expected.length).toBeGreaterThan(0);
    expect([...new Set(recorded.map(({ targetKind }) => targetKind))].sort()).toEqual(
      expected.sort(),
    );
  });

  test('a query procedure cannot write', async () => {
    const { readingDb } = await import('@/db/audited');
    const { companies } = await import('@/db/schema');
    const db = readingDb(database().db);
    expect(() => db.delete(companies).toSQL()).toThrow('must not write');
    await db.transaction(async () => undefined);
    expect(proceduresOf(appRouter).length).toBeGreaterThan(50);
  });
});

describe('the trail is written once and for good', () => {
  test.each([
    'update audit_events set operation = null',
    'delete from audit_events',
    'truncate audit_events',
  ])('%s is refused by the database', async (statement) => {
    const before = (await trail()).length;
    await expect(database().exec(statement)).rejects.toThrow('append-only');
    expect((await trail()).length).toBe(before);
  });

  test('a write whose event cannot be stored does not happen', async () => {
    const opened = database();
    await opened.exec(
      `alter table audit_events add constraint nobody check (operation <> 'portfolio.create') not valid`,
    );
    const answer = await call('POST', '/portfolio', {
      key: world.manager,
      body: company('Unseen'),
    });
    await opened.exec('alter table audit_events drop constraint nobody');
    expect(answer.status).toBe(500);
    expect((await call('GET', '/portfolio/unseen', { key: world.manager })).status).toBe(404);
  });
});

describe('managers read the trail of their organization', () => {
  test.each(['editor', 'viewer'] as const)('a %s does not', async (role) => {
    const caller = await callerOf(database().db, world[role]);
    await expect(caller.audit.list({ organizationId: world.acme })).rejects.toMatchObject({
      code: 'FORBIDDEN',
    });
  });

  test('page by page, newest first, nothing twice and nothing left out', async () => {
    const whole = await trail();
    const ids: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await manager.audit.list({ organizationId: world.acme, limit: 7, cursor });
      ids.push(...page.items.map(({ id }) => id));
      cursor = page.nextCursor ?? undefined;
    } while (cursor !== undefined && ids.length < 500);
    expect(ids).toEqual(whole.map(({ id }) => id));
    const times = whole.map(({ at }) => at);
    expect(times).toEqual([...times].sort().reverse());
  });

  test.each([
    '1',
    'x',
    '2026-99-01T00:00:00.000Z_1',
    "2026-01-01T00:00:00.000Z_1'",
    '2026-02-31T00:00:00.000Z_1',
    '0000-01-01T00:00:00.000Z_1',
  ])('the cursor %s is refused', async (cursor) => {
    const list = manager.audit.list({ organizationId: world.acme, cursor });
    await expect(list).rejects.toMatchObject({ code: 'BAD_REQUEST' });
  });
});
