import { beforeAll, describe, expect, test } from 'vitest';
import { useApi } from '../setup/api';
import { useTestDatabase } from '../setup/database';
import { makeWorld, type World } from '../setup/world';

const database = useTestDatabase();
const call = useApi();
let world: World;
beforeAll(async () => {
  world = await makeWorld(database());
});

const company = (extra: Record<string, unknown> = {}) => ({
  name: 'Widgets',
  vehicleSlug: 'fund-i',
  checkSize: 250_000,
  investmentDate: '2026-01-15',
  instrumentType: 'SAFE',
  ...extra,
});

describe('vehicles', () => {
  test('lists the vehicles within reach, oldest first, with their living companies counted', async () => {
    const { status, body } = await call('GET', '/vehicles', { key: world.manager });
    expect(status).toBe(200);
    expect(body.items).toEqual([
      expect.objectContaining({ id: world.fundI, slug: 'fund-i', companyCount: 0, type: 'FUND' }),
      expect.objectContaining({ id: world.fundII, slug: 'fund-ii' }),
    ]);
    expect(Object.keys(body.items?.[0] ?? {}).sort()).toEqual(
      [
        'companyCount',
        'createdAt',
        'description',
        'id',
        'name',
        'organizationId',
        'slug',
        'type',
      ].sort(),
    );
  });

  test('gives an empty list without memberships and 401 without a key', async () => {
    expect((await call('GET', '/vehicles', { key: world.nobody })).body.items).toEqual([]);
    const refused = await call('GET', '/vehicles');
    expect(refused.status).toBe(401);
    expect(refused.headers.get('www-authenticate')).toBe('Bearer');
    expect(refused.body.error?.code).toBe('UNAUTHORIZED');
  });
});

describe('companies', () => {
  test('create, read, change, delete and restore', async () => {
    const created = await call('POST', '/portfolio', { key: world.manager, body: company() });
    expect(created.status).toBe(201);
    expect(created.body).toMatchObject({
      slug: 'widgets',
      vehicleId: world.fundI,
      status: 'ACTIVE',
      investmentDate: '2026-01-15T00:00:00.000Z',
      deletedAt: null,
      website: null,
    });
    expect(created.body).not.toHaveProperty('organizationId');
    expect(created.body).not.toHaveProperty('founders');
    const count = async () =>
      (await call('GET', '/vehicles', { key: world.manager })).body.items?.[0]?.companyCount;
    expect(await count()).toBe(1);
    const again = await call('POST', '/portfolio', { key: world.manager, body: company() });
    expect(again.status).toBe(409);
    const patched = await call('PATCH', '/portfolio/widgets', {
      key: world.manager,
      body: { status: 'MARKED_UP', sector: 'Robots' },
    });
    expect(patched.body).toMatchObject({ status: 'MARKED_UP', sector: 'Robots', name: 'Widgets' });
    expect((await call('DELETE', '/portfolio/widgets', { key: world.manager })).status).toBe(204);
    expect((await call('DELETE', '/portfolio/widgets', { key: world.manager })).status).toBe(204);
    expect((await call('GET', '/portfolio/widgets', { key: world.manager })).status).toBe(404);
    expect(await count()).toBe(0);
    const conflict = await call('POST', '/portfolio', { key: world.manager, body: company() });
    expect(conflict.status).toBe(409);
    expect(conflict.body.error?.message).toContain('would restore');
    const restored = await call('PUT', '/portfolio/widgets', {
      key: world.manager,
      body: company({ checkSize: 1 }),
    });
    expect(restored.status).toBe(200);
    expect(restored.body).toMatchObject({
      id: created.body.id,
      sector: null,
      checkSize: 1,
      deletedAt: null,
    });
  });

  test('a slug is derived from letters however wide they are', async () => {
    const body = company({ name: 'ＷＩＤＥ Œuvre' });
    const created = await call('POST', '/portfolio', { key: world.manager, body });
    expect(created.body).toMatchObject({ name: 'ＷＩＤＥ Œuvre', slug: 'wide-oeuvre' });
  });

  test('a value of the wrong type is a 400 that names the field, and nothing is coerced', async () => {
    const bad = [
      ['checkSize', '5'],
      ['checkSize', null],
      ['checkSize', true],
      ['checkSize', 1e16],
      ['checkSize', -1],
      ['investmentDate', '2026-02-30'],
      ['investmentDate', '1899-12-31'],
      ['investmentDate', 5],
      ['website', 'javascript:alert(1)'],
      ['name', '  '],
      ['name', '\u200b\u00ad'],
      ['name', 'a\u0000b'],
      ['notes', '\ud800'],
      ['slug', 'Upper'],
      ['slug', 'asks'],
      ['status', null],
    ];
    for (const [field, value] of bad) {
      const answer = await call('POST', '/portfolio', {
        key: world.manager,
        body: company({ [String(field)]: value }),
      });
      expect([field, value, answer.status]).toEqual([field, value, 400]);
      expect(answer.body.issues?.[0]?.path[0]).toBe(field);
      expect(answer.body.error?.code).toBe('BAD_REQUEST');
    }
  });
});
