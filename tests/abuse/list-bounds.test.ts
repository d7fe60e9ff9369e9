import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import * as schema from '@/db/schema';
import { useApi } from '../setup/api';
import { addCompany, addCustomer, addSnapshots, addUpdate } from '../setup/company-rows';
import { callerOf } from '../setup/caller';
import { useTestDatabase } from '../setup/database';
import { addOrganization, makeWorld, type World } from '../setup/world';

const database = useTestDatabase();
const call = useApi();
// Two of them are more than one answer may hold; a list of so many parts is by itself.
const HEAVY = 'x'.repeat(9_000_000);
const MANY_PARTS = Array.from({ length: 1_100_000 }, () => []);
let world: World;
let rooms = 0;

/** A vehicle of its own with a company, so that no list holds another test's rows. */
async function newRoom() {
  const { db } = database();
  const slug = `room-${(rooms += 1)}`;
  const { id, vehicleIds } = await addOrganization(db, slug, [slug]);
  const [vehicleId = ''] = vehicleIds;
  await db.insert(schema.memberships).values({
    userId:
      (await db.select().from(schema.users).where(eq(schema.users.email, 'manager@acme.test')))[0]
        ?.id ?? '',
    organizationId: id,
    role: 'MANAGER',
  });
  const company = await addCompany(db, { organizationId: id, vehicleId }, { slug });
  return { slug, organizationId: id, vehicleId, companyId: company.id };
}

type Room = Awaited<ReturnType<typeof newRoom>>;
type Add = (room: Room) => Promise<unknown>;

const gap =
  (values: Partial<typeof schema.dataGaps.$inferInsert>): Add =>
  ({ vehicleId, companyId }) =>
    database()
      .db.insert(schema.dataGaps)
      .values({ vehicleId, companyId, gapType: 'LINK_UNREAD', description: 'd', ...values });

const ask: Add = async ({ vehicleId, companyId }) => {
  const { db } = database();
  const updateId = await addUpdate(db, companyId);
  const span = { spanStart: 0, spanEnd: 1 };
  const row = { vehicleId, companyId, updateId, type: 'OTHER' as const, title: 't', ...span };
  await db.insert(schema.asks).values({ ...row, description: HEAVY });
};

/** Each list over REST: its address, what holds its rows, and how a heavy row comes into it. */
const LISTS: [name: string, path: (room: Room) => string, items: string, add: Add][] = [
  [
    'the companies of a fund',
    ({ slug }) => `/portfolio?vehicleSlug=${slug}`,
    'companies',
    ({ organizationId, vehicleId }) =>
      addCompany(database().db, { organizationId, vehicleId }, { notes: HEAVY }),
  ],
  [
    'customers',
    ({ slug }) => `/portfolio/companies/${slug}/customers`,
    'items',
    ({ companyId }) => addCustomer(database().db, companyId, 'SMB', { notes: HEAVY }),
  ],
  [
    'metric snapshots',
    ({ slug }) => `/portfolio/companies/${slug}/metric-snapshots`,
    'items',
    ({ companyId }) =>
      addSnapshots(database().db, companyId, [{ asOf: '2026-01-01T00:00:00.000Z', notes: HEAVY }]),
  ],
  [
    'data gaps by company',
    ({ companyId }) => `/portfolio/data-gaps?companyId=${companyId}`,
    'items',
    gap({ description: HEAVY }),
  ],
  [
    'pasted contents',
    ({ companyId }) => `/portfolio/data-gaps?status=RESOLVED&companyId=${companyId}`,
    'items',
    gap({ status: 'RESOLVED', resolvedValue: HEAVY }),
  ],
  [
    'resolved values of many small parts',
    ({ companyId }) => `/portfolio/data-gaps?status=RESOLVED&companyId=${companyId}`,
    'items',
    gap({ status: 'RESOLVED', resolvedValue: MANY_PARTS }),
  ],
  ['asks of a company', ({ slug }) => `/portfolio/companies/${slug}/asks`, 'items', ask],
  ['asks', ({ companyId }) => `/portfolio/asks?companyId=${companyId}`, 'items', ask],
];

beforeAll(async () => {
  world = await makeWorld(database());
});

describe.each(LISTS)('a list of %s', (_, path, items, add) => {
  test('that would hold more than 16 MiB is a 400 that says so; one heavy row is listed', async () => {
    const room = await newRoom();
    await add(room);
    const one = await call('GET', path(room), { key: world.manager });
    expect(one.status).toBe(200);
    expect(JSON.stringify(one.body[items]).length).toBeGreaterThan(3_000_000);
    await add(room);
    const { status, body } = await call('GET', path(room), { key: world.manager });
    expect([status, body.error]).toEqual([
      400,
      { code: 'BAD_REQUEST', message: expect.stringContaining('more than 16 MiB of text') },
    ]);
  });
});

test('data gaps of all vehicles are bounded alike, and come with a lower limit', async () => {
  const { foreign: key } = world;
  const room = { vehicleId: world.spv, organizationId: world.other };
  const { id: companyId } = await addCompany(database().db, room);
  await gap({ description: HEAVY })({ ...room, companyId, slug: '' });
  await gap({ description: HEAVY })({ ...room, companyId, slug: '' });
  expect((await call('GET', '/portfolio/data-gaps', { key })).status).toBe(400);
  expect((await call('GET', '/portfolio/data-gaps?limit=1', { key })).status).toBe(200);
});

test('so is what a bulk call answers with', async () => {
  const { slug, ...room } = await newRoom();
  for (let n = 0; n < 2; n += 1) await gap({ description: HEAVY })({ slug, ...room });
  const rows = await database()
    .db.select({ id: schema.dataGaps.id })
    .from(schema.dataGaps)
    .where(eq(schema.dataGaps.companyId, room.companyId));
  const dismiss = (gapIds: string[]) =>
    call('POST', '/portfolio/data-gaps/bulk-dismiss', { key: world.manager, body: { gapIds } });
  const ids = rows.map(({ id }) => id);
  expect((await dismiss(ids)).status).toBe(400);
  const one = await dismiss(ids.slice(0, 1));
  expect([one.status, one.body.summary]).toEqual([200, expect.objectContaining({ dismissed: 1 })]);
});

describe('what a list does not show does not count', () => {
  test('neither the contexts of shares', async () => {
    const { companyId, organizationId } = await newRoom();
    const context = Object.fromEntries(
      Array.from({ length: 20 }, (_, n) => [`k${n}`, 'ü'.repeat(100_000)]),
    );
    const at = `?organizationId=${organizationId}`;
    for (let n = 0; n < 2; n += 1) {
      const body = { title: 't', companyIds: [companyId], sourceContext: context };
      const made = await call('POST', `/public-shares/company-lists${at}`, {
        key: world.manager,
        body,
      });
      expect(made.status).toBe(201);
    }
    const { status, body } = await call('GET', `/public-shares${at}`, { key: world.manager });
    expect([status, body.shares]).toEqual([200, [expect.anything(), expect.anything()]]);
  });

  test('nor the breakdowns of past stats', async () => {
    const { vehicleId } = await newRoom();
    const computationJson = { companies: Array(40_000).fill({ id: 'x'.repeat(100) }) };
    const at = { computedAt: '2026-01-01T00:00:00.000Z', asOf: '2026-01-01T00:00:00.000Z' };
    const row = { vehicleId, computationJson, ...at };
    await database().db.insert(schema.statsSnapshots).values([row, row]);
    const caller = await callerOf(database().db, world.manager);
    expect((await caller.stats.history({ vehicleId, limit: 50 })).items).toHaveLength(2);
  });
});
