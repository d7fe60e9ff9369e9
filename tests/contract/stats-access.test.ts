import { beforeAll, describe, expect, test } from 'vitest';
import { newId } from '@/db/schema/columns';
import { type CallOptions, useApi } from '../setup/api';
import { callerOf } from '../setup/caller';
import { useTestDatabase } from '../setup/database';
import { freshVehicle } from '../setup/fresh-vehicle';
import { addKey, addOrganization, addUser, makeWorld, type World } from '../setup/world';

const database = useTestDatabase();
const call = useApi();
let world: World;
beforeAll(async () => {
  world = await makeWorld(database());
});

const recompute = (key: string, body: unknown) =>
  call('POST', '/portfolio/stats/recompute', { key, body });

describe('selectors', () => {
  const paths = (selector: Record<string, string>, key: string) =>
    Promise.all([
      recompute(key, selector),
      call('GET', `/portfolio/stats/latest?${new URLSearchParams(selector).toString()}`, { key }),
    ]);

  test('one is needed: 400 with an issue that names vehicleSlug', async () => {
    for (const answer of await paths({}, world.manager)) {
      expect(answer.status).toBe(400);
      expect(answer.body.error?.code).toBe('BAD_REQUEST');
      expect(answer.body.issues?.[0]?.path).toEqual(['vehicleSlug']);
    }
    const bodies: CallOptions[] = [
      {},
      { body: { vehicleSlug: null, vehicleId: null } },
      { body: { vehicleSlug: '' } },
    ];
    for (const options of bodies) {
      const answer = await call('POST', '/portfolio/stats/recompute', {
        key: world.manager,
        ...options,
      });
      expect(answer.status).toBe(400);
      expect(answer.body.issues?.[0]?.path).toEqual(['vehicleSlug']);
    }
  });

  test('the slug wins over an id of another, unknown or foreign vehicle', async () => {
    for (const vehicleId of [world.fundII, 'unknown', world.spv]) {
      const [computed, latest] = await paths({ vehicleSlug: 'fund-i', vehicleId }, world.manager);
      expect(computed?.status).toBe(201);
      expect(computed?.body.vehicleId).toBe(world.fundI);
      expect([200, 404]).toContain(latest?.status);
      const after = await call(
        'GET',
        `/portfolio/stats/latest?vehicleSlug=fund-i&vehicleId=${vehicleId}`,
        { key: world.manager },
      );
      expect(after.body.vehicleId).toBe(world.fundI);
    }
    for (const answer of await paths({ vehicleSlug: 'x', vehicleId: world.fundI }, world.manager)) {
      expect(answer.status).toBe(404);
    }
  });

  test('an unknown and a foreign vehicle are the same 404', async () => {
    const answers = [
      ...(await paths({ vehicleSlug: 'unknown' }, world.manager)),
      ...(await paths({ vehicleSlug: 'spv-1' }, world.manager)),
      ...(await paths({ vehicleId: 'unknown' }, world.manager)),
      ...(await paths({ vehicleId: world.spv }, world.manager)),
      ...(await paths({ vehicleSlug: 'fund-ii' }, world.editor)),
      ...(await paths({ vehicleId: world.fundII }, world.editor)),
      ...(await paths({ vehicleId: world.fundI }, world.nobody)),
    ];
    expect(answers.map((answer) => answer.status)).toEqual(answers.map(() => 404));
    expect(new Set(answers.map((answer) => answer.text)).size).toBe(1);
  });

  test('a slug of several vehicles is a 409 that the id of one settles', async () => {
    const { db } = database();
    const one = await addOrganization(db, `one-${newId()}`, ['twin']);
    const two = await addOrganization(db, `two-${newId()}`, ['twin']);
    const user = await addUser(db, 'twins@test.test', [
      { organizationId: one.id, role: 'MANAGER' },
      { organizationId: two.id, role: 'MANAGER' },
    ]);
    const key = await addKey(db, user);
    for (const answer of await paths({ vehicleSlug: 'twin' }, key)) {
      expect(answer.status).toBe(409);
    }
    const [vehicleId = ''] = two.vehicleIds;
    const [settled] = await paths({ vehicleSlug: 'twin', vehicleId }, key);
    expect(settled?.status).toBe(201);
    expect(settled?.body.vehicleId).toBe(vehicleId);
  });

  test('a value of the wrong type is a 400 that names its field', async () => {
    for (const field of ['vehicleSlug', 'vehicleId']) {
      for (const value of [5, true, {}, [], 'a\u0000b']) {
        const answer = await recompute(world.manager, { [field]: value });
        expect([field, value, answer.status]).toEqual([field, value, 400]);
        expect(answer.body.issues?.[0]?.path[0]).toBe(field);
      }
    }
  });
});

describe('permissions', () => {
  test('a viewer and a read-only key read but do not recompute or delete', async () => {
    const stored = await recompute(world.editor, { vehicleSlug: 'fund-i' });
    expect(stored.status).toBe(201);
    for (const key of [world.viewer, world.readOnly]) {
      const refused = await recompute(key, { vehicleSlug: 'fund-i' });
      expect(refused.status).toBe(403);
      expect(refused.body.error?.code).toBe('FORBIDDEN');
      const latest = await call('GET', '/portfolio/stats/latest?vehicleSlug=fund-i', { key });
      expect(latest.status).toBe(200);
      expect(latest.body.id).toBe(stored.body.id);
      const kept = await call('DELETE', `/portfolio/stats/${stored.body.id}`, { key });
      expect(kept.status).toBe(403);
    }
    expect((await recompute(world.viewer, { vehicleSlug: 'fund-ii' })).status).toBe(404);
  });

  test('without a key everything is a 401', async () => {
    for (const [method, path] of [
      ['POST', '/portfolio/stats/recompute'],
      ['GET', '/portfolio/stats/latest'],
      ['DELETE', '/portfolio/stats/x'],
    ] as const) {
      expect((await call(method, path)).status).toBe(401);
    }
  });
});

describe('latest and delete', () => {
  test('latest is 404 before the first computation', async () => {
    const vehicle = await freshVehicle(database().db);
    const answer = await call('GET', `/portfolio/stats/latest?vehicleId=${vehicle.vehicleId}`, {
      key: vehicle.key,
    });
    expect(answer.status).toBe(404);
    expect(answer.body.error?.code).toBe('NOT_FOUND');
  });

  test('delete removes for good: 204, then 404, and latest is the one before', async () => {
    const vehicle = await freshVehicle(database().db);
    const [first, second] = [
      await recompute(vehicle.key, { vehicleId: vehicle.vehicleId }),
      await recompute(vehicle.key, { vehicleId: vehicle.vehicleId }),
    ];
    const remove = () => call('DELETE', `/portfolio/stats/${second.body.id}`, { key: vehicle.key });
    const removed = await remove();
    expect(removed.status).toBe(204);
    expect(removed.text).toBe('');
    expect((await remove()).status).toBe(404);
    const latest = await call('GET', `/portfolio/stats/latest?vehicleId=${vehicle.vehicleId}`, {
      key: vehicle.key,
    });
    expect(latest.body.id).toBe(first.body.id);
  });

  test('missing, foreign and out-of-grant snapshots are the same 404', async () => {
    const ofFundII = await recompute(world.manager, { vehicleId: world.fundII });
    const remove = (key: string, id: unknown) =>
      call('DELETE', `/portfolio/stats/${String(id)}`, { key });
    const answers = [
      await remove(world.manager, 'unknown'),
      await remove(world.foreign, ofFundII.body.id),
      await remove(world.editor, ofFundII.body.id),
      await remove(world.viewer, ofFundII.body.id),
      await remove(world.nobody, ofFundII.body.id),
    ];
    expect(answers.map((answer) => answer.status)).toEqual([404, 404, 404, 404, 404]);
    expect(new Set(answers.map((answer) => answer.text)).size).toBe(1);
    expect((await remove(world.manager, ofFundII.body.id)).status).toBe(204);
  });

  test('of sixteen racing deletes one is 204', async () => {
    const vehicle = await freshVehicle(database().db);
    const { body } = await recompute(vehicle.key, { vehicleId: vehicle.vehicleId });
    const statuses = await Promise.all(
      Array.from({ length: 16 }, async () => {
        const answer = await call('DELETE', `/portfolio/stats/${body.id}`, { key: vehicle.key });
        return answer.status;
      }),
    );
    expect(statuses.filter((status) => status === 204)).toHaveLength(1);
    expect(statuses.filter((status) => status === 404)).toHaveLength(15);
  });
});

describe('history', () => {
  test('lists a vehicle newest first, up to the limit, and only to those who reach it', async () => {
    const vehicle = await freshVehicle(database().db);
    const ids: unknown[] = [];
    for (let i = 0; i < 3; i += 1) {
      ids.unshift((await recompute(vehicle.key, { vehicleId: vehicle.vehicleId })).body.id);
    }
    const own = await callerOf(database().db, vehicle.key);
    const { items } = await own.stats.history({ vehicleId: vehicle.vehicleId, limit: 2 });
    expect(items.map((item) => item.id)).toEqual(ids.slice(0, 2));
    expect(items[0]).not.toHaveProperty('computationJson');
    await expect(own.stats.history({})).rejects.toMatchObject({ code: 'BAD_REQUEST' });
    const foreign = await callerOf(database().db, world.foreign);
    await expect(foreign.stats.history({ vehicleId: vehicle.vehicleId })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  });
});
