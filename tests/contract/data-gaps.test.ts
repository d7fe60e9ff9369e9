import { beforeAll, describe, expect, test } from 'vitest';
import { useApi } from '../setup/api';
import { addCompany, addUpdate } from '../setup/company-rows';
import { useTestDatabase } from '../setup/database';
import { addGap, GAP_KEYS } from '../setup/gaps';
import { makeWorld, type World } from '../setup/world';

const database = useTestDatabase();
const call = useApi();
let world: World;
let company: Awaited<ReturnType<typeof addCompany>>;
beforeAll(async () => {
  world = await makeWorld(database());
  company = await addCompany(
    database().db,
    { organizationId: world.acme, vehicleId: world.fundI },
    { slug: 'widgets' },
  );
});

const create = (key: string, body: unknown, slug = 'widgets') =>
  call('POST', `/portfolio/companies/${slug}/data-gaps`, { key, body });
const list = (key: string, query = '') => call('GET', `/portfolio/data-gaps${query}`, { key });
const idsOf = (answer: Awaited<ReturnType<typeof list>>) => answer.body.items?.map((i) => i.id);
const remove = (key: string, id: unknown) =>
  call('DELETE', `/portfolio/data-gaps/${String(id)}`, { key });

const minimal = { gapType: 'LINK_UNREAD', description: 'The data room needs a login.' };

describe('create', () => {
  test('stores an open gap with exactly the fields of the contract', async () => {
    const updateId = await addUpdate(database().db, company.id);
    const { status, body } = await create(world.editor, {
      gapType: 'METRIC_MISSING',
      description: 'No ARR.',
      updateId,
      suggestedField: 'arrUsd',
      hint: 'page 3',
      status: 'RESOLVED',
      unknown: 5,
    });
    expect(status).toBe(201);
    expect(Object.keys(body).sort()).toEqual(GAP_KEYS);
    expect(body).toMatchObject({
      companyId: company.id,
      updateId,
      gapType: 'METRIC_MISSING',
      status: 'OPEN',
      description: 'No ARR.',
      suggestedField: 'arrUsd',
      hint: 'page 3',
      resolvedValue: null,
      resolvedAt: null,
      resolvedBy: null,
    });
    expect(body.createdAt).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
  });

  test('takes null for an optional field as absent, and always makes a new row', async () => {
    const body = { ...minimal, updateId: null, suggestedField: null, hint: null };
    const [one, two] = [await create(world.manager, body), await create(world.manager, minimal)];
    expect(one.status).toBe(201);
    expect(one.body).toMatchObject({ updateId: null, suggestedField: null, hint: null });
    expect(two.status).toBe(201);
    expect(two.body.id).not.toBe(one.body.id);
  });

  test.each([
    ['gapType', undefined],
    ['gapType', 'OTHER'],
    ['gapType', null],
    ['description', undefined],
    ['description', null],
    ['description', 5],
    ['description', 'a\u0000b'],
    ['description', '\ud800'],
    ['description', 'x'.repeat(100_001)],
    ['updateId', 5],
    ['updateId', 'unknown'],
    ['suggestedField', true],
    ['suggestedField', 'a\u0000b'],
    ['hint', {}],
    ['hint', 'x'.repeat(100_001)],
  ])('answers 400 naming %s for %j', async (field, value) => {
    const answer = await create(world.manager, { ...minimal, [field]: value });
    expect(answer.status).toBe(400);
    expect(answer.body.error?.code).toBe('BAD_REQUEST');
    expect(answer.body.issues?.[0]?.path).toEqual([field]);
  });

  test('takes the id of a soft-deleted update, not of one of another company', async () => {
    const { db } = database();
    const deleted = await addUpdate(db, company.id, { deletedAt: '2026-01-01T00:00:00.000Z' });
    expect((await create(world.manager, { ...minimal, updateId: deleted })).status).toBe(201);
    const other = await addCompany(db, { organizationId: world.acme, vehicleId: world.fundI });
    const foreign = await create(world.manager, {
      ...minimal,
      updateId: await addUpdate(db, other.id),
    });
    expect(foreign.status).toBe(400);
    expect(foreign.body.issues?.[0]?.path).toEqual(['updateId']);
  });

  test('answers the same 404 for a company that is missing, foreign, deleted or out of grant', async () => {
    const { db } = database();
    const vehicle = { organizationId: world.acme, vehicleId: world.fundII };
    await addCompany(db, vehicle, { slug: 'second' });
    await addCompany(db, vehicle, { slug: 'gone', deletedAt: '2026-01-01T00:00:00.000Z' });
    const answers = [
      await create(world.manager, minimal, 'unknown'),
      await create(world.manager, minimal, 'gone'),
      await create(world.foreign, minimal),
      await create(world.editor, minimal, 'second'),
      await create(world.viewer, minimal, 'second'),
      await create(world.nobody, minimal),
    ];
    expect(answers.map((answer) => answer.status)).toEqual([404, 404, 404, 404, 404, 404]);
    expect(new Set(answers.map((answer) => answer.text)).size).toBe(1);
    expect((await create(world.manager, minimal, 'second')).status).toBe(201);
  });

  test('takes vehicle selectors in the query; a slug of several companies is a 409', async () => {
    const { db } = database();
    const other = { organizationId: world.other, vehicleId: world.spv };
    const twin = await addCompany(db, other, { slug: 'widgets' });
    expect((await create(world.both, minimal)).status).toBe(409);
    const path = (query: string) => `/portfolio/companies/widgets/data-gaps?${query}`;
    const settled = await call('POST', path(`vehicleId=${world.spv}`), {
      key: world.both,
      body: minimal,
    });
    expect(settled.status).toBe(201);
    expect(settled.body.companyId).toBe(twin.id);
    const bySlug = await call('POST', path('vehicleSlug=fund-i'), {
      key: world.both,
      body: minimal,
    });
    expect(bySlug.body.companyId).toBe(company.id);
  });

  test('is 403 for a viewer and for a read-only key', async () => {
    for (const key of [world.viewer, world.readOnly]) {
      const answer = await create(key, minimal);
      expect(answer.status).toBe(403);
      expect(answer.body.error?.code).toBe('FORBIDDEN');
    }
  });
});

describe('delete', () => {
  test('removes for good: 204 without a body, then 404', async () => {
    const { body } = await create(world.editor, minimal);
    const removed = await remove(world.editor, body.id);
    expect(removed.status).toBe(204);
    expect(removed.text).toBe('');
    expect((await remove(world.editor, body.id)).status).toBe(404);
    const path = `/portfolio/data-gaps/${body.id}`;
    const later = [
      await call('POST', `${path}/resolve`, { key: world.editor, body: { resolvedValue: 'x' } }),
      await call('POST', `${path}/dismiss`, { key: world.editor }),
    ];
    expect(later.map((answer) => answer.status)).toEqual([404, 404]);
  });

  test('of sixteen racing deletes one is 204', async () => {
    const { body } = await create(world.editor, minimal);
    const answers = await Promise.all(
      Array.from({ length: 16 }, () => remove(world.editor, body.id)),
    );
    expect(answers.map((answer) => answer.status).sort()).toEqual([
      204,
      ...Array.from({ length: 15 }, () => 404),
    ]);
  });
});

describe('one gap', () => {
  const calls = [
    ['DELETE', '', undefined],
    ['POST', '/resolve', { resolvedValue: 'text' }],
    ['POST', '/dismiss', {}],
  ] as const;

  test.each(calls)('%s %s is the same 404 for missing, foreign and out of grant', async (...of) => {
    const [method, suffix, body] = of;
    const { db } = database();
    const second = { organizationId: world.acme, vehicleId: world.fundII };
    const id = await addGap(db, await addCompany(db, second), 'LINK_UNREAD');
    const answers = [
      await call(method, `/portfolio/data-gaps/unknown${suffix}`, { key: world.manager, body }),
      ...(await Promise.all(
        [world.foreign, world.editor, world.viewer, world.nobody].map((key) =>
          call(method, `/portfolio/data-gaps/${id}${suffix}`, { key, body }),
        ),
      )),
    ];
    expect(answers.map((answer) => answer.status)).toEqual([404, 404, 404, 404, 404]);
    expect(new Set(answers.map((answer) => answer.text)).size).toBe(1);
    expect(idsOf(await list(world.manager, '?limit=200'))).toContain(id);
  });

  test.each(calls)(
    '%s %s is 403 for a viewer and a read-only key, and 401 without',
    async (...of) => {
      const [method, suffix, body] = of;
      const id = await addGap(database().db, company, 'LINK_UNREAD');
      const path = `/portfolio/data-gaps/${id}${suffix}`;
      for (const key of [world.viewer, world.readOnly]) {
        expect((await call(method, path, { key, body })).status).toBe(403);
      }
      expect((await call(method, path, { body })).status).toBe(401);
      expect(idsOf(await list(world.manager, '?limit=200'))).toContain(id);
    },
  );
});
