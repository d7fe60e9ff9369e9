import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { metricSnapshots } from '@/db/schema';
import { newId } from '@/db/schema/columns';
import { onStatement } from '@/db/statement-log';
import { describeReach } from '../setup/child-reach';
import { idsOf, useChildRoom } from '../setup/child-room';
import { addSnapshots } from '../setup/company-rows';

const { act, addCompany, at, call, database, list, world } = useChildRoom('metric-snapshots');
const post = (slug: string) => act('POST', slug, '', { asOf: '2026-02-28' });

describe('listing snapshots', () => {
  test('gives asOf descending, then the last created first', async () => {
    const companyId = await addCompany('order');
    expect((await list('order')).body).toEqual({ items: [] });
    const [a, b, c, d, e] = await addSnapshots(database().db, companyId, [
      { asOf: '2026-01-31', createdAt: '2026-05-01T00:00:00.000Z' },
      { asOf: '2026-03-31', createdAt: '2026-05-01T00:00:00.000Z' },
      { asOf: '2026-01-31', createdAt: '2026-05-02T00:00:00.000Z' },
      { asOf: '2026-02-28', createdAt: '2026-05-01T00:00:00.000Z' },
      { asOf: '2026-01-31', createdAt: '2026-05-01T00:00:00.000Z' },
    ]);
    expect(idsOf(await list('order'))).toEqual([b, d, c, e, a]);
    expect(idsOf(await list('order', '?limit=3'))).toEqual([b, d, c]);
  });

  test('from and to include whole calendar days in UTC, and times exactly', async () => {
    const companyId = await addCompany('range');
    const [midnight, noon, last, next] = await addSnapshots(database().db, companyId, [
      { asOf: '2026-03-01T00:00:00.000Z' },
      { asOf: '2026-03-01T12:00:00.000Z' },
      { asOf: '2026-03-01T23:59:59.999Z' },
      { asOf: '2026-03-02T00:00:00.000Z' },
    ]);
    const ranges: [string, unknown[]][] = [
      ['', [next, last, noon, midnight]],
      ['from=2026-03-01', [next, last, noon, midnight]],
      ['from=2026-03-02', [next]],
      ['to=2026-03-01', [last, noon, midnight]],
      ['to=2026-02-28', []],
      ['from=2026-03-01&to=2026-03-01', [last, noon, midnight]],
      ['from=2026-03-02&to=2026-03-01', []],
      ['from=2026-03-01T12:00:00Z', [next, last, noon]],
      ['from=2026-03-01T12:00:00.001Z', [next, last]],
      ['to=2026-03-01T12:00:00Z', [noon, midnight]],
      ['to=2026-03-01T11:59:59.999Z', [midnight]],
      ['to=2026-03-01T00:00:00Z', [midnight]],
      ['from=2026-03-01T13:00:00%2B01:00&to=2026-03-01T07:00:00-05:00', [noon]],
      ['from=&to=', [next, last, noon, midnight]],
    ];
    for (const [query, ids] of ranges) {
      expect([query, idsOf(await list('range', `?${query}`))]).toEqual([query, ids]);
    }
  });

  test.each(['2026-02-30', '2026', 'yesterday', '1772323200000', '2026-03-01T00:00', '1800-01-01'])(
    'refuses %s as from and as to',
    async (value) => {
      const slug = newId();
      await addCompany(slug);
      for (const name of ['from', 'to']) {
        const answer = await list(slug, `?${name}=${value}`);
        expect(answer.status).toBe(400);
        expect(answer.body.issues?.[0]?.path).toEqual([name]);
      }
    },
  );

  test('limit is 100 by default and 1 to 500', async () => {
    const companyId = await addCompany('limits');
    const points = Array.from({ length: 501 }, (_, n) => ({
      asOf: new Date(Date.UTC(2020, 0, 1 + n)).toISOString(),
    }));
    await addSnapshots(database().db, companyId, points);
    expect((await list('limits')).body.items).toHaveLength(100);
    expect((await list('limits', '?limit=500')).body.items).toHaveLength(500);
    expect((await list('limits', '?limit=1')).body.items?.[0]?.asOf).toBe(points.at(-1)?.asOf);
    for (const limit of ['0', '501', '-1', '1.5', 'ten', '1e2']) {
      expect([limit, (await list('limits', `?limit=${limit}`)).status]).toEqual([limit, 400]);
    }
  });

  test('takes one statement beside the key’s', async () => {
    await addCompany('count');
    await post('count');
    await list('count');
    const statements: string[] = [];
    const stop = onStatement((query) => statements.push(query));
    await list('count');
    stop();
    expect(statements.filter((query) => query.includes('metric_snapshots'))).toHaveLength(1);
    expect(statements.length).toBeLessThanOrEqual(2);
  });
});

describe('deleting a snapshot', () => {
  test('removes the row for good: 204, then 404', async () => {
    const companyId = await addCompany('delete');
    const [kept, gone] = [await post('delete'), await post('delete')];
    const path = at('delete', `/${gone.body.id}`);
    const answer = await call('DELETE', path, { key: world().manager });
    expect([answer.status, answer.text]).toEqual([204, '']);
    expect(idsOf(await list('delete'))).toEqual([kept.body.id]);
    expect(idsOf(await list('delete', '?includeDeleted=true'))).toEqual([kept.body.id]);
    const again = await call('DELETE', path, { key: world().manager });
    const missing = await call('DELETE', at('delete', '/nope'), { key: world().manager });
    expect([again.status, again.text]).toEqual([404, missing.text]);
    const rows = await database()
      .db.select()
      .from(metricSnapshots)
      .where(eq(metricSnapshots.companyId, companyId));
    expect(rows).toHaveLength(1);
  });

  test('of sixteen deletes at once one is 204, the others 404', async () => {
    await addCompany('delete-race');
    const { body } = await post('delete-race');
    const answers = await Promise.all(
      Array.from({ length: 16 }, () =>
        call('DELETE', at('delete-race', `/${body.id}`), { key: world().manager }),
      ),
    );
    const statuses = answers.map((answer) => answer.status).sort();
    expect(statuses).toEqual([204, ...Array<number>(15).fill(404)]);
  });
});

describeReach({
  name: 'snapshots',
  call,
  database,
  world,
  collection: 'metric-snapshots',
  routes: [
    {
      method: 'POST',
      path: () => '',
      body: () => ({ asOf: '2026-01-31' }),
      success: 201,
      writes: true,
    },
    { method: 'GET', path: () => '', success: 200, writes: false },
    { method: 'DELETE', path: (id) => `/${id}`, success: 204, writes: true },
  ],
  make: async (slug, query = '') => {
    const body = { asOf: '2026-01-31' };
    const made = await call('POST', `${at(slug)}${query}`, { key: world().both, body });
    expect(made.status).toBe(201);
    return String(made.body.id);
  },
});
