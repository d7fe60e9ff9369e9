import { beforeAll, describe, expect, test } from 'vitest';
import { useApi } from '../setup/api';
import { addCompany } from '../setup/api-steps';
import { useTestDatabase } from '../setup/database';
import { makeWorld, type World } from '../setup/world';

const database = useTestDatabase();
const call = useApi();
let world: World;
beforeAll(async () => {
  world = await makeWorld(database());
  await addCompany(call, world.manager, 'widgets', 'fund-i');
  await addCompany(call, world.manager, 'gears', 'fund-ii');
  await addCompany(call, world.foreign, 'foreign', 'spv-1');
  await postUpdate('widgets', UPDATE, 'jan');
});

const UPDATE = `Hi all,

January was good, revenue grew 12%.

Asks:
- Intros to heads of logistics at mid-size retailers
- We are hiring a senior backend engineer, please send candidates our way

Thanks to Jane for the intro to Acme last month.

Could you introduce us to investors who lead Series A rounds in robotics?

Best,
Ana`;

const postUpdate = (slug: string, rawBody: string, sourceRef: string, key = world.manager) =>
  call('POST', `/portfolio/companies/${slug}/investor-updates`, {
    key,
    body: { receivedAt: '2026-02-01', source: 'email', rawBody, sourceRef },
  });

const list = async (query = '', key = world.manager) =>
  (await call('GET', `/portfolio/asks${query}`, { key })).body.items ?? [];

const KEYS = [
  'companyId',
  'createdAt',
  'description',
  'hidden',
  'id',
  'publishedAt',
  'resolvedAt',
  'resolvedBy',
  'status',
  'title',
  'type',
  'updateId',
  'updatedAt',
];

describe('asks come out of an update', () => {
  test('one per item of the section, published; a clear sentence elsewhere waits for a person', async () => {
    const asks = await list();
    const byType = new Map(asks.map((ask) => [ask.type, ask]));
    expect([...byType.keys()].sort()).toEqual(['HIRING', 'INTRO_CUSTOMER', 'INTRO_INVESTOR']);
    expect(byType.get('HIRING')?.publishedAt).toMatch(/Z$/);
    expect(byType.get('INTRO_CUSTOMER')?.publishedAt).toMatch(/Z$/);
    expect(byType.get('INTRO_INVESTOR')?.publishedAt).toBeNull();
    for (const ask of asks) expect(Object.keys(ask).sort()).toEqual(KEYS);
  });

  test('posting the same sourceRef adds nothing', async () => {
    expect((await postUpdate('widgets', UPDATE, 'jan')).status).toBe(200);
    expect(await list()).toHaveLength(3);
  });

  test('the same ask in a later update refreshes the open one', async () => {
    const before = await list();
    const posted = await postUpdate(
      'widgets',
      'Asks\n\n- Intros to heads of logistics at mid-size retailers\n',
      'feb',
    );
    const after = await list();
    expect(after).toHaveLength(before.length);
    const refreshed = after.find((ask) => ask.type === 'INTRO_CUSTOMER');
    expect(refreshed?.updateId).toBe(posted.body.id);
  });

  test('deleting the update leaves its asks', async () => {
    const made = await postUpdate(
      'gears',
      'Asks:\n- Advice on pricing for enterprise plans\n',
      'g1',
    );
    await call('DELETE', `/portfolio/companies/gears/investor-updates/${made.body.id}`, {
      key: world.manager,
    });
    const { body } = await call('GET', '/portfolio/companies/gears/asks', { key: world.manager });
    expect(body.items).toHaveLength(1);
  });
});

describe('lists', () => {
  test('newest first, filtered by status, company, visibility and limit', async () => {
    const all = await list('?status=ALL');
    const order = all.map((ask) => `${String(ask.createdAt)}`);
    expect(order).toEqual([...order].sort().reverse());
    expect(await list('?status=RESOLVED')).toEqual([]);
    expect(await list('?limit=1')).toHaveLength(1);
    const gears = await call('GET', '/portfolio/gears', { key: world.manager });
    const ofGears = await list(`?companyId=${gears.body.id}`);
    expect(ofGears.map((ask) => ask.companyId)).toEqual([gears.body.id]);
    expect(await list('?companyId=nothing')).toEqual([]);
  });

  test.each([
    'status=open',
    'status=NEW',
    'limit=0',
    'limit=201',
    'limit=1.5',
    'includeHidden=yes',
  ])('%s is a 400', async (query) => {
    expect((await call('GET', `/portfolio/asks?${query}`, { key: world.manager })).status).toBe(
      400,
    );
  });

  test('reach ends at the grant and at the organization', async () => {
    const seen = await list('?status=ALL', world.editor);
    expect(seen).toHaveLength(3);
    expect(await list('?status=ALL', world.foreign)).toEqual([]);
    expect(await list('', world.nobody)).toEqual([]);
    const answer = await call('GET', '/portfolio/companies/gears/asks', { key: world.editor });
    const missing = await call('GET', '/portfolio/companies/nothing/asks', { key: world.editor });
    expect([answer.status, answer.text]).toEqual([404, missing.text]);
  });

  test('asks of a soft-deleted company are gone until it is restored', async () => {
    await call('DELETE', '/portfolio/gears', { key: world.manager });
    expect(await list('?status=ALL')).toHaveLength(3);
    const restored = await call('PUT', '/portfolio/gears', {
      key: world.manager,
      body: { name: 'gears', checkSize: 1, investmentDate: '2026-01-01', instrumentType: 'SAFE' },
    });
    expect(restored.status).toBe(200);
    expect(await list('?status=ALL')).toHaveLength(4);
  });
});

describe('changes', () => {
  const patch = (id: unknown, body: unknown, key = world.manager) =>
    call('PATCH', `/portfolio/asks/${String(id)}`, { key, body });

  test('resolving says who and when, reopening clears it, hiding takes it off the list', async () => {
    const [first] = await list();
    const resolved = await patch(first?.id, { status: 'RESOLVED' });
    expect(resolved.status).toBe(200);
    expect(resolved.body).toMatchObject({ status: 'RESOLVED', resolvedBy: 'manager@acme.test' });
    expect(resolved.body.resolvedAt).toMatch(/^\d{4}-.*\.\d{3}Z$/);
    expect(Object.keys(resolved.body).sort()).toEqual(KEYS);
    const open = await patch(first?.id, { status: 'OPEN', hidden: true });
    expect(open.body).toMatchObject({ resolvedAt: null, resolvedBy: null, hidden: true });
    expect((await list()).map((ask) => ask.id)).not.toContain(first?.id);
    expect((await list('?includeHidden=true')).map((ask) => ask.id)).toContain(first?.id);
    expect((await patch(first?.id, { hidden: false })).body.hidden).toBe(false);
  });

  test.each([{}, { status: null }, { status: 'DONE' }, { hidden: 'true' }, { other: 1 }])(
    '%o is a 400',
    async (body) => {
      const [first] = await list();
      const answer = await patch(first?.id, body);
      expect(answer.status).toBe(400);
      expect(answer.body.issues?.length).toBeGreaterThan(0);
    },
  );

  test('a reader gets 403, a stranger the same 404 as for nothing', async () => {
    const [first] = await list('', world.editor);
    expect((await patch(first?.id, { hidden: true }, world.viewer)).status).toBe(403);
    expect((await patch(first?.id, { hidden: true }, world.readOnly)).status).toBe(403);
    const foreign = await patch(first?.id, { hidden: true }, world.foreign);
    const missing = await patch('nothing', { hidden: true }, world.foreign);
    expect([foreign.status, foreign.text]).toEqual([404, missing.text]);
  });
});
