import { describe, expect, test } from 'vitest';
import { metricSnapshots } from '@/db/schema';
import { describeReach } from '../setup/child-reach';
import { someUpdate, UPDATE_FIELDS, useUpdateRoom } from '../setup/update-room';

const { addCompany, at, call, database, post, world } = useUpdateRoom();
const someText: unknown = expect.any(String);

describe('deleting and restoring an update', () => {
  test('is idempotent, answers 200 with the row, and touches no related row', async () => {
    const companyId = await addCompany('cycle');
    const { body: made } = await post('cycle', { reportedPeriod: '2026-Q1' });
    const path = at('cycle', `/${made.id}`);
    await database()
      .db.insert(metricSnapshots)
      .values({ companyId, asOf: '2026-01-01', sourceUpdateId: String(made.id) });
    const snapshots = () =>
      call('GET', '/portfolio/companies/cycle/metric-snapshots', { key: world().manager });
    const snapshotsBefore = (await snapshots()).text;

    const deleted = await call('DELETE', path, { key: world().manager });
    expect(deleted.status).toBe(200);
    expect(Object.keys(deleted.body).sort()).toEqual(UPDATE_FIELDS);
    expect(deleted.body).toEqual({
      ...made,
      deletedAt: someText,
      updatedAt: someText,
    });
    expect((await call('DELETE', path, { key: world().manager })).body).toEqual(deleted.body);
    expect((await call('GET', path, { key: world().manager })).status).toBe(404);
    expect(
      (await call('GET', `${path}?includeDeleted=false`, { key: world().manager })).status,
    ).toBe(404);
    const shown = await call('GET', `${path}?includeDeleted=true`, { key: world().manager });
    expect(shown.body).toEqual(deleted.body);

    const restored = await call('POST', `${path}/restore`, { key: world().manager });
    expect(restored.status).toBe(200);
    expect(restored.body).toEqual({ ...made, updatedAt: someText });
    const again = await call('POST', `${path}/restore`, { key: world().manager, body: {} });
    expect([again.status, again.body]).toEqual([200, restored.body]);
    expect((await call('GET', path, { key: world().manager })).body).toEqual(restored.body);
    expect((await snapshots()).text).toBe(snapshotsBefore);
  });

  test('of sixteen deletes at once all see the same moment', async () => {
    await addCompany('delete-race');
    const { body } = await post('delete-race');
    const answers = await Promise.all(
      Array.from({ length: 16 }, () =>
        call('DELETE', at('delete-race', `/${body.id}`), { key: world().manager }),
      ),
    );
    expect(answers.map((answer) => answer.status)).toEqual(Array(16).fill(200));
    expect(new Set(answers.map((answer) => answer.text)).size).toBe(1);
  });
});

test('an update that is deleted answers as one that never was', async () => {
  await addCompany('gone');
  const { body } = await post('gone');
  await call('DELETE', at('gone', `/${body.id}`), { key: world().manager });
  const gone = await call('GET', at('gone', `/${body.id}`), { key: world().viewer });
  const missing = await call('GET', at('gone', '/nope'), { key: world().viewer });
  expect([gone.status, gone.text]).toEqual([404, missing.text]);
});

describeReach({
  name: 'updates',
  call,
  database,
  world,
  collection: 'investor-updates',
  routes: [
    { method: 'POST', path: () => '', body: someUpdate, success: 201, writes: true },
    { method: 'GET', path: () => '', success: 200, writes: false },
    { method: 'GET', path: (id) => `/${id}`, success: 200, writes: false },
    { method: 'DELETE', path: (id) => `/${id}`, success: 200, writes: true },
    { method: 'POST', path: (id) => `/${id}/restore`, success: 200, writes: true },
  ],
  make: async (slug, query = '') => {
    const made = await call('POST', `${at(slug)}${query}`, {
      key: world().both,
      body: someUpdate(),
    });
    expect(made.status).toBe(201);
    return String(made.body.id);
  },
});
