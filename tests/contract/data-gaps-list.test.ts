import { beforeAll, describe, expect, test } from 'vitest';
import { onStatement } from '@/db/statement-log';
import { lastUsesWritten } from '@/server/access/last-used';
import { useApi } from '../setup/api';
import { addCompany } from '../setup/company-rows';
import { useTestDatabase } from '../setup/database';
import { freshVehicle } from '../setup/fresh-vehicle';
import { addGap, GAP_KEYS } from '../setup/gaps';
import { addKey, addOrganization, addUser, makeWorld, type World } from '../setup/world';

const database = useTestDatabase();
const call = useApi();
let world: World;
let company: Awaited<ReturnType<typeof addCompany>>;
beforeAll(async () => {
  world = await makeWorld(database());
  const vehicle = { organizationId: world.acme, vehicleId: world.fundI };
  company = await addCompany(database().db, vehicle);
});

const list = (key: string, query = '') => call('GET', `/portfolio/data-gaps${query}`, { key });
const idsOf = (answer: Awaited<ReturnType<typeof list>>) => answer.body.items?.map((i) => i.id);

describe('list', () => {
  /** A manager's key with two vehicles in one firm and one in another, three gaps in each. */
  async function threeVehicles() {
    const { db } = database();
    const one = await freshVehicle(db);
    const two = await addOrganization(db, `two-${one.slug}`, ['a', 'b']);
    const [a = '', b = ''] = two.vehicleIds;
    const user = await addUser(db, `${one.slug}@test.test`, [
      { organizationId: one.organizationId, role: 'MANAGER' },
      { organizationId: two.id, role: 'VIEWER', vehicleIds: [a, b] },
    ]);
    const companies = [
      await addCompany(db, one),
      await addCompany(db, { organizationId: two.id, vehicleId: a }),
      await addCompany(db, { organizationId: two.id, vehicleId: b }),
    ];
    const ids: string[] = [];
    for (let minute = 0; minute < 9; minute += 1) {
      const company = companies[minute % 3];
      if (!company) continue;
      const createdAt = `2026-01-01T00:0${minute}:00.000Z`;
      ids.unshift(await addGap(db, company, 'LINK_UNREAD', { createdAt }));
    }
    return { key: await addKey(db, user), companies, ids };
  }

  test('spans all organizations, newest first, open ones by default', async () => {
    const { key, companies, ids } = await threeVehicles();
    const [first] = companies;
    if (!first) throw new Error('no company');
    const { db } = database();
    const resolved = await addGap(db, first, 'LINK_UNREAD', { status: 'RESOLVED' });
    const dismissed = await addGap(db, first, 'LINK_UNREAD', { status: 'DISMISSED' });
    const all = await list(key);
    expect(all.status).toBe(200);
    expect(Object.keys(all.body)).toEqual(['items']);
    expect(Object.keys(all.body.items?.[0] ?? {}).sort()).toEqual(GAP_KEYS);
    expect(idsOf(all)).toEqual(ids);
    expect(idsOf(await list(key, '?status=OPEN'))).toEqual(ids);
    expect(idsOf(await list(key, '?status='))).toEqual(ids);
    expect(idsOf(await list(key, '?status=RESOLVED'))).toEqual([resolved]);
    expect(idsOf(await list(key, '?status=DISMISSED'))).toEqual([dismissed]);
    expect(idsOf(await list(key, '?limit=4'))).toEqual(ids.slice(0, 4));
  });

  test('companyId narrows; one that names nothing within reach gives an empty list', async () => {
    const { key, companies, ids } = await threeVehicles();
    const query = `?companyId=${companies[0]?.id}`;
    expect(idsOf(await list(key, query))).toEqual([ids[2], ids[5], ids[8]]);
    expect(idsOf(await list(key, `${query}&limit=2`))).toEqual([ids[2], ids[5]]);
    expect(idsOf(await list(key, `${query}&status=RESOLVED`))).toEqual([]);
    expect(idsOf(await list(key, '?companyId=unknown'))).toEqual([]);
    expect(idsOf(await list(key, `?companyId=${company.id}`))).toEqual([]);
  });

  test('of one moment is ordered by id', async () => {
    const { db } = database();
    const vehicle = await freshVehicle(db);
    const own = await addCompany(db, vehicle);
    const ids: string[] = [];
    for (let i = 0; i < 5; i += 1) {
      const createdAt = '2026-01-01T00:00:00.000Z';
      ids.push(await addGap(db, own, 'LINK_UNREAD', { createdAt }));
    }
    expect(idsOf(await list(vehicle.key))).toEqual([...ids].sort());
    expect(idsOf(await list(vehicle.key, `?companyId=${own.id}`))).toEqual([...ids].sort());
  });

  test('gives 50 by default and 200 at most', async () => {
    const { db } = database();
    const vehicle = await freshVehicle(db);
    const own = await addCompany(db, vehicle);
    await Promise.all(Array.from({ length: 210 }, () => addGap(db, own, 'LINK_UNREAD')));
    expect(idsOf(await list(vehicle.key))).toHaveLength(50);
    expect(idsOf(await list(vehicle.key, '?limit=200'))).toHaveLength(200);
    expect(idsOf(await list(vehicle.key, `?limit=200&companyId=${own.id}`))).toHaveLength(200);
    expect(idsOf(await list(vehicle.key, '?limit=1'))).toHaveLength(1);
  });

  test.each([
    'limit=0',
    'limit=201',
    'limit=-1',
    'limit=x',
    'limit=1.5',
    'status=ALL',
    'status=open',
  ])('answers 400 for %s', async (query) => {
    const answer = await list(world.manager, `?${query}`);
    expect(answer.status).toBe(400);
    expect(answer.body.issues?.[0]?.path).toEqual([query.split('=')[0]]);
  });

  test('leaves out gaps of soft-deleted companies', async () => {
    const { db } = database();
    const vehicle = await freshVehicle(db);
    const gone = await addCompany(db, vehicle, { deletedAt: '2026-01-01T00:00:00.000Z' });
    const id = await addGap(db, gone, 'LINK_UNREAD');
    expect(idsOf(await list(vehicle.key))).toEqual([]);
    expect(idsOf(await list(vehicle.key, `?companyId=${gone.id}`))).toEqual([]);
    const removed = await call('DELETE', `/portfolio/data-gaps/${id}`, { key: vehicle.key });
    expect(removed.status).toBe(404);
  });

  test('shows a viewer and an editor the granted vehicles alone, and nobody nothing', async () => {
    const { db } = database();
    const second = { organizationId: world.acme, vehicleId: world.fundII };
    const hidden = await addGap(db, await addCompany(db, second), 'LINK_UNREAD');
    const shown = await addGap(db, company, 'LINK_UNREAD');
    for (const key of [world.viewer, world.editor]) {
      expect(idsOf(await list(key, '?limit=200'))).toContain(shown);
      expect(idsOf(await list(key, '?limit=200'))).not.toContain(hidden);
    }
    expect(idsOf(await list(world.manager, '?limit=200'))).toContain(hidden);
    expect(idsOf(await list(world.nobody))).toEqual([]);
    expect(idsOf(await list(world.foreign, '?limit=200'))).not.toContain(shown);
  });

  test('is one statement for a caller that is known', async () => {
    const { key } = await threeVehicles();
    await list(key);
    await lastUsesWritten();
    let statements = 0;
    const stop = onStatement(() => (statements += 1));
    await list(key);
    stop();
    expect(statements).toBe(1);
  });
});
