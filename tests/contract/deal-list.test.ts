import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { deals } from '@/db/schema';
import { onStatement } from '@/db/statement-log';
import { useApi } from '../setup/api';
import { useTestDatabase } from '../setup/database';
import { makeWorld, type World } from '../setup/world';

const database = useTestDatabase();
const call = useApi();
let world: World;

const DEALS = [
  { companyName: 'A', source: 'YC', sourceDetail: 'YC W26', stage: 'MEETING' },
  { companyName: 'B', source: 'YC', sourceDetail: 'yc s26 100%', vehicleSlug: 'fund-i' },
  { companyName: 'C', source: 'REFERRAL', sourceDetail: 'Straße_ΟΔΟΣΑ', vehicleSlug: 'fund-ii' },
  { companyName: 'D', source: 'YC', stage: 'PASSED', vehicleSlug: 'fund-ii' },
  { companyName: 'E', sourceDetail: 'Şti ÉCOLE ﬁn' },
];

beforeAll(async () => {
  world = await makeWorld(database());
  const { db } = database();
  for (const [index, body] of DEALS.entries()) {
    const made = await call('POST', '/deals', { key: world.manager, body });
    expect(made.status).toBe(201);
    // B and C of one moment: the id decides between them.
    const createdAt = new Date(Date.UTC(2026, 0, index === 2 ? 2 : index + 1)).toISOString();
    await db
      .update(deals)
      .set({ createdAt })
      .where(eq(deals.id, String(made.body.id)));
  }
  await call('POST', '/deals', { key: world.manager, body: { companyName: 'Z', source: 'YC' } });
  await call('DELETE', '/deals/z', { key: world.manager });
  await call('POST', '/deals', { key: world.foreign, body: { companyName: 'Foreign' } });
});

async function list(query = '', key = world.manager) {
  const { status, body } = await call('GET', `/deals${query}`, { key });
  const found = Array.isArray(body.deals) ? body.deals : [];
  const names = found.map((deal: { companyName: string }) => deal.companyName).join('');
  return { status, body, names, total: body.total };
}

describe('GET /deals', () => {
  test('lists living deals, newest first then by id, with the full shape', async () => {
    const { status, body, names } = await list();
    expect(status).toBe(200);
    expect(names).toBe('EDBCA');
    expect(Object.keys(body).sort()).toEqual(['deals', 'limit', 'offset', 'total']);
    expect(body).toMatchObject({ total: 5, limit: 50, offset: 0 });
    const one = (await call('GET', '/deals/b', { key: world.manager })).body;
    expect(body.deals).toContainEqual({ ...one, comments: undefined });
    expect(one.vehicle).toEqual({ id: world.fundI, slug: 'fund-i', name: 'FUND-I' });
    expect(body.deals).not.toContainEqual(expect.objectContaining({ organizationId: world.acme }));
  });

  test('pages without skipping or repeating; the total is there past the end', async () => {
    const pages = await Promise.all([0, 2, 4].map((offset) => list(`?limit=2&offset=${offset}`)));
    expect(pages.map((page) => page.names)).toEqual(['ED', 'BC', 'A']);
    const past = await list('?limit=7&offset=100');
    expect(past.body).toEqual({ total: 5, limit: 7, offset: 100, deals: [] });
    expect((await list('?offset=9007199254740991')).total).toBe(5);
  });

  test('filters by source, stage and vehicle, alone and together', async () => {
    expect((await list('?source=YC')).names).toBe('DBA');
    expect((await list('?stage=PASSED')).names).toBe('D');
    expect((await list('?vehicleSlug=fund-i')).names).toBe('EBA');
    expect((await list('?vehicleSlug=fund-ii&source=YC')).names).toBe('DA');
    const narrow = await list('?vehicleSlug=fund-ii&source=YC&stage=PASSED&limit=1&offset=1');
    expect([narrow.names, narrow.total]).toEqual(['', 1]);
    expect((await list('?source=&stage=&vehicleSlug=&batch=')).names).toBe('EDBCA');
  });

  test('batch matches any part of sourceDetail, whatever the case, and has no wildcards', async () => {
    const batch = async (text: string) => (await list(`?batch=${encodeURIComponent(text)}`)).names;
    expect(await batch('yc')).toBe('BA');
    expect(await batch('YC S')).toBe('B');
    expect(await batch('STRASSE')).toBe('C');
    expect(await batch('οδος')).toBe('C');
    expect(await batch('école')).toBe('E');
    expect(await batch('FIN')).toBe('E');
    expect(await batch('100%')).toBe('B');
    expect(await batch('%')).toBe('B');
    expect(await batch('_')).toBe('C');
    expect(await batch('y_ w26')).toBe('');
    expect(await batch("'")).toBe('');
    expect(await batch('\\')).toBe('');
  });

  test('the batch filter follows PATCH and PUT', async () => {
    const make = { key: world.foreign, body: { companyName: 'Follow', sourceDetail: 'Alpha' } };
    await call('POST', '/deals', make);
    const seen = async (text: string) => (await list(`?batch=${text}`, world.foreign)).total;
    expect(await seen('ALPHA')).toBe(1);
    const patch = { sourceDetail: 'Beta' };
    await call('PATCH', '/deals/follow', { key: world.foreign, body: patch });
    expect([await seen('alpha'), await seen('BETA')]).toEqual([0, 1]);
    await call('PATCH', '/deals/follow', { key: world.foreign, body: { notes: 'x' } });
    expect(await seen('BETA')).toBe(1);
    await call('PUT', '/deals/follow', { key: world.foreign, body: { companyName: 'Follow' } });
    expect(await seen('beta')).toBe(0);
  });

  test('includeDeleted shows deleted ones too', async () => {
    expect((await list('?includeDeleted=true')).names).toBe('ZEDBCA');
    expect((await list('?includeDeleted=false')).names).toBe('EDBCA');
  });

  test('strict query values: anything else is a 400 that names the parameter', async () => {
    const bad = [
      'limit=0',
      'limit=201',
      'limit=-1',
      'limit=1.5',
      'limit=1e2',
      'limit=ten',
      'offset=-1',
      'offset=x',
      'offset=9999999999999999',
      'includeDeleted=yes',
      'source=yc',
      'stage=WON',
      'batch=%00',
    ];
    for (const query of bad) {
      const { status, body } = await list(`?${query}`);
      expect([query, status]).toEqual([query, 400]);
      expect(body.issues?.[0]?.path).toEqual([query.split('=')[0]]);
    }
    expect((await list('?limit=200')).status).toBe(200);
  });

  test('each caller sees the unassigned deals and those of the vehicles within reach', async () => {
    for (const key of [world.editor, world.viewer]) {
      expect(await list('', key)).toMatchObject({ names: 'EBA', total: 3 });
      expect((await list('?vehicleSlug=fund-ii', key)).status).toBe(404);
    }
    expect((await list('', world.readOnly)).names).toBe('EDBCA');
    expect((await list('', world.foreign)).names).toMatch(/^(Follow)?Foreign$/);
    expect((await list('', world.nobody)).body).toEqual({
      total: 0,
      limit: 50,
      offset: 0,
      deals: [],
    });
    expect((await call('GET', '/deals')).status).toBe(401);
  });

  test('without a selector it lists every organization; vehicleId names one and filters nothing', async () => {
    const all = await list('', world.both);
    expect(all.names).toContain('Foreign');
    expect(all.names).toContain('EDBCA');
    for (const id of [world.fundI, world.fundII]) {
      expect((await list(`?vehicleId=${id}`, world.both)).names).toBe('EDBCA');
      expect((await list(`?vehicleId=${id}`)).names).toBe('EDBCA');
    }
    expect((await list(`?vehicleId=${world.spv}`, world.both)).names).toBe('FollowForeign');
    expect((await list('?vehicleSlug=fund-i', world.both)).names).toBe('EBA');
    const pair = await list(`?vehicleSlug=fund-i&vehicleId=${world.fundII}`, world.both);
    expect(pair.names).toBe('EBA');
  });

  test('an unknown, foreign or other organization’s vehicle is the same 404', async () => {
    const unknown = await call('GET', '/deals?vehicleSlug=none', { key: world.manager });
    expect(unknown.status).toBe(404);
    const others: [string, string][] = [
      ['vehicleSlug=spv-1', world.manager],
      ['vehicleId=none', world.manager],
      [`vehicleId=${world.spv}`, world.manager],
      [`vehicleId=${world.fundII}`, world.editor],
      [`vehicleId=${world.spv}&vehicleSlug=fund-i`, world.both],
      ['vehicleSlug=fund-i', world.nobody],
    ];
    for (const [query, key] of others) {
      const answer = await call('GET', `/deals?${query}`, { key });
      expect([query, answer.text]).toEqual([query, unknown.text]);
    }
  });

  test('is one statement besides the key’s', async () => {
    const statements: string[] = [];
    const stop = onStatement((query) => statements.push(query));
    await list('?source=YC&offset=100');
    stop();
    expect(statements.filter((query) => query.includes('"deals"'))).toHaveLength(1);
  });
});

test('a page that would hold more than 16 MiB is a 400 that tells to ask for fewer', async () => {
  await database().exec(`
    insert into deals (id, organization_id, slug, company_name, notes, source_detail_folded)
    select 'heavy-' || n, '${world.acme}', 'heavy-' || n, 'Heavy', repeat('x', 9000000), 'heavy'
    from generate_series(1, 4) as n`);
  const { status, body } = await list('?batch=heavy');
  expect([status, body.error?.message]).toEqual([400, expect.stringContaining('a lower limit')]);
  const fewer = await list('?batch=heavy&limit=1&offset=1');
  expect([fewer.status, fewer.names, fewer.total]).toEqual([200, 'Heavy', 4]);
});
