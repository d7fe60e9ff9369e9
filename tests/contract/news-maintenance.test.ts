import { eq, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, inject, test } from 'vitest';
import { auditEvents, newsItems } from '@/db/schema';
import { useApi } from '../setup/api';
import { addCompany } from '../setup/api-steps';
import { useTestDatabase } from '../setup/database';
import { addKey, addUser, makeWorld, type World } from '../setup/world';

const database = useTestDatabase();
const call = useApi();
let world: World;
beforeAll(async () => {
  world = await makeWorld(database());
  await addCompany(call, world.manager, 'widgetry', 'fund-i', { name: 'Widgetry' });
  await addCompany(call, world.foreign, 'widgetry', 'spv-1', { name: 'Widgetry' });
});

async function publish(url: string, key = world.manager, extra: Record<string, unknown> = {}) {
  const item = {
    companySlug: 'widgetry',
    url,
    title: 'Widgetry grows',
    publishedAt: new Date(Date.now() - 86_400_000).toISOString(),
    verifiedCited: true,
    verifiedCompanyInSource: true,
    verifiedTitleGrounded: true,
    ...extra,
  };
  const { body } = await call('POST', '/portfolio/news', { key, body: { items: [item] } });
  expect(body.items?.[0]?.status).toBe('published');
  return String(body.items?.[0]?.id);
}

const local = (path: string) => `http://${inject('publisherHost')}/${path}`;
const maintain = async (key = world.manager) => {
  const answer = await call('POST', '/portfolio/news/maintenance', { key });
  expect(answer.status).toBe(200);
  return answer.body;
};
const item = async (id: string, key = world.manager) =>
  (await call('GET', `/portfolio/news/${id}`, { key })).body;

describe('maintenance', () => {
  test('checks addresses, hides the gone and the old, and leaves the doubtful alone', async () => {
    const ok = await publish(local('ok/1'));
    const missing = await publish(local('missing/1'));
    const gone = await publish(local('gone/1'));
    const broken = await publish(local('broken/1'));
    const inside = await publish('http://127.0.0.1:1/private');
    const year = 365 * 86_400_000;
    const old = await publish(local('ok/old'), world.manager, {
      publishedAt: new Date(Date.now() - year - 60_000).toISOString(),
    });
    const young = await publish(local('ok/young'), world.manager, {
      publishedAt: new Date(Date.now() - year + 3_600_000).toISOString(),
    });
    const foreign = await publish(local('missing/foreign'), world.foreign);
    const first = await maintain();
    expect(first.ok).toBe(true);
    expect(first.stats).toEqual({
      revalidated: 4,
      autoHidden: 2,
      archivedByAge: 1,
      newNegatives: 0,
    });
    expect(await item(ok)).toMatchObject({ hidden: false, lastValidatedAt: expect.any(String) });
    expect(await item(young)).toMatchObject({ hidden: false });
    for (const id of [missing, gone]) {
      expect(await item(id)).toMatchObject({ hidden: true, lastValidatedAt: expect.any(String) });
    }
    for (const id of [broken, inside]) {
      expect(await item(id)).toMatchObject({ hidden: false, lastValidatedAt: null });
    }
    expect(await item(old)).toMatchObject({ hidden: true });
    expect(await item(foreign, world.foreign)).toMatchObject({ hidden: false });
    const again = await maintain();
    expect(again.stats).toEqual({
      revalidated: 0,
      autoHidden: 0,
      archivedByAge: 0,
      newNegatives: 0,
    });
  });

  test('an address checked within 7 days is not checked again, an older check is', async () => {
    const id = await publish(local('ok/again'));
    await maintain();
    const stamp = (age: string) =>
      database()
        .db.update(newsItems)
        .set({ lastValidatedAt: sql`now() - cast(${age} as interval)` })
        .where(eq(newsItems.id, id));
    await stamp('6 days 23 hours');
    expect((await maintain()).stats).toMatchObject({ revalidated: 0 });
    await stamp('7 days 1 minute');
    expect((await maintain()).stats).toMatchObject({ revalidated: 1 });
  });

  test('a try that tells nothing changes no answer and leaves no event in the audit trail', async () => {
    const id = await publish('http://127.0.0.1:1/silent');
    const before = await item(id);
    const events = () => database().db.$count(auditEvents);
    const recorded = await events();
    expect((await maintain()).stats).toMatchObject({ revalidated: 0 });
    const [row] = await database()
      .db.select({ lastTriedAt: newsItems.lastTriedAt })
      .from(newsItems)
      .where(eq(newsItems.id, id));
    expect(row?.lastTriedAt).toEqual(expect.any(String));
    expect(await events()).toBe(recorded);
    expect(await item(id)).toEqual(before);
  });

  test('reports material negatives of the last 24 hours, hidden ones too', async () => {
    const id = await publish(local('ok/fraud'), world.manager, {
      title: 'Widgetry accused of fraud',
    });
    const before = await publish(local('ok/fraud2'), world.manager, {
      title: 'Widgetry files for bankruptcy',
    });
    await call('PATCH', `/portfolio/news/${id}`, { key: world.manager, body: { hidden: true } });
    await database()
      .db.update(newsItems)
      .set({ discoveredAt: sql`now() - interval '25 hours'` })
      .where(eq(newsItems.id, before));
    const { materialNegatives, stats } = await maintain();
    expect(stats).toMatchObject({ newNegatives: 1 });
    expect(materialNegatives).toEqual([
      {
        id,
        companyId: expect.any(String),
        companySlug: 'widgetry',
        companyName: 'Widgetry',
        title: 'Widgetry accused of fraud',
        url: local('ok/fraud'),
        publishedAt: expect.any(String),
        discoveredAt: expect.any(String),
        hidden: true,
      },
    ]);
  });

  test('zero stats without companies, 403 for a reader, and the body may be missing or an empty object', async () => {
    const { db } = database();
    const members = [{ organizationId: world.acme, role: 'VIEWER' as const, vehicleIds: [] }];
    const ungranted = await addKey(db, await addUser(db, 'ungranted@acme.test', members));
    expect(await maintain(ungranted)).toEqual(await maintain(world.nobody));
    expect((await maintain(world.nobody)).stats).toEqual({
      revalidated: 0,
      autoHidden: 0,
      archivedByAge: 0,
      newNegatives: 0,
    });
    const path = '/portfolio/news/maintenance';
    expect((await call('POST', path, { key: world.viewer })).status).toBe(403);
    expect((await call('POST', path, { key: world.manager, body: {} })).status).toBe(200);
  });
});
