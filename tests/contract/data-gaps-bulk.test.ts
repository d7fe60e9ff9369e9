import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import * as schema from '@/db/schema';
import { useApi } from '../setup/api';
import { addCompany, addUpdate } from '../setup/company-rows';
import { useTestDatabase } from '../setup/database';
import { addArrGaps, addGap, GAP_KEYS, sendBulk, statusesOf } from '../setup/gaps';
import { statementsOf } from '../setup/statements';
import { makeWorld, type World } from '../setup/world';

const database = useTestDatabase();
const call = useApi();
let world: World;
beforeAll(async () => {
  world = await makeWorld(database());
});

const freshCompany = (vehicleId = world.fundI) =>
  addCompany(database().db, { organizationId: world.acme, vehicleId });
const bulkResolve = (resolutions: unknown[], key = world.editor) =>
  sendBulk(call, 'bulk-resolve', key, { resolutions });

const snapshotsOf = (companyId: string) =>
  database()
    .db.select()
    .from(schema.metricSnapshots)
    .where(eq(schema.metricSnapshots.companyId, companyId));
const customersOf = (companyId: string) =>
  database().db.select().from(schema.customers).where(eq(schema.customers.companyId, companyId));

describe('bulk resolve', () => {
  test('answers each item in order with its own status, and counts them', async () => {
    const { db } = database();
    const company = await freshCompany();
    const link = await addGap(db, company, 'LINK_UNREAD');
    const resolved = await addGap(db, company, 'LINK_UNREAD', { status: 'RESOLVED' });
    const [metric = ''] = await addArrGaps(database().db, company, 1);
    const foreign = await addGap(db, await freshCompany(world.fundII), 'LINK_UNREAD');
    const { summary, items } = await bulkResolve([
      { gapId: metric, resolvedValue: 'not a number' },
      { gapId: link, resolvedValue: 'text' },
      { gapId: resolved, resolvedValue: 'text' },
      { gapId: 'unknown', resolvedValue: 'text' },
      { gapId: foreign, resolvedValue: 'text' },
      { gapId: '', resolvedValue: 'text' },
    ]);
    expect(summary).toEqual({
      resolved: 1,
      alreadyResolved: 1,
      notFound: 3,
      invalid: 1,
      total: 6,
    });
    expect(items.map((item) => [item.gapId, item.status])).toEqual([
      [metric, 'invalid'],
      [link, 'resolved'],
      [resolved, 'already-resolved'],
      ['unknown', 'not-found'],
      [foreign, 'not-found'],
      ['', 'not-found'],
    ]);
    expect(items.map((item) => item.gap?.status)).toEqual([
      'OPEN',
      'RESOLVED',
      'RESOLVED',
      undefined,
      undefined,
      undefined,
    ]);
    expect(items[3]).toEqual({ gapId: 'unknown', status: 'not-found', gap: null, effects: [] });
    expect(items[0]?.message).toContain('resolvedValue');
    expect(items.filter((item) => item.message !== undefined)).toHaveLength(1);
    expect(items.map((item) => item.effects?.map((effect) => effect.kind))).toEqual([
      [],
      ['content-stored'],
      [],
      [],
      [],
      [],
    ]);
    expect(Object.keys(items[1]?.gap ?? {}).sort()).toEqual(GAP_KEYS);
  });

  test('runs the effects of every type', async () => {
    const { db } = database();
    const company = await freshCompany();
    const updateId = await addUpdate(db, company.id, { reportedPeriod: 'unclear' });
    const gap = (type: Parameters<typeof addGap>[2], extra = {}) =>
      addGap(db, company, type, extra);
    const { items } = await bulkResolve([
      { gapId: await gap('PERIOD_UNCLEAR', { updateId }), resolvedValue: '2026-Q1' },
      {
        gapId: await gap('METRIC_MISSING', { updateId, suggestedField: 'mrrUsd' }),
        resolvedValue: 5,
        notes: 'noted',
      },
      {
        gapId: await gap('CUSTOMER_AMBIGUOUS'),
        resolvedValue: { customerName: 'Acme', tier: 'SMB' },
        notes: 'called',
      },
      { gapId: await gap('ATTACHMENT_UNREAD'), resolvedValue: 'pasted' },
      { gapId: await gap('METRIC_MISSING'), resolvedValue: 5 },
    ]);
    const [snapshot] = await snapshotsOf(company.id);
    const [customer] = await customersOf(company.id);
    expect(items.map((item) => item.effects?.map(({ kind, ref }) => [kind, ref]))).toEqual([
      [['period-updated', updateId]],
      [['metric-snapshot-created', snapshot?.id]],
      [['customer-upserted', customer?.id]],
      [['content-stored', undefined]],
      [['noop', undefined]],
    ]);
    // As if the items had been resolved one after the other: the period was settled before.
    expect(snapshot).toMatchObject({ mrrUsd: 5, reportedPeriod: '2026-Q1', notes: 'noted' });
    expect(customer).toMatchObject({ customerName: 'Acme', tier: 'SMB', notes: 'called' });
  });

  test('two gaps on one customer act one after the other', async () => {
    const { db } = database();
    const company = await freshCompany();
    const resolve = async (...said: (string | undefined | object)[]) => {
      const resolutions = [];
      for (const one of said) {
        const state = typeof one === 'object' ? one : { status: one };
        const gapId = await addGap(db, company, 'CUSTOMER_AMBIGUOUS');
        const resolvedValue = { customerName: 'Acme', tier: 'SMB', ...state };
        resolutions.push({ gapId, resolvedValue });
      }
      const { items } = await bulkResolve(resolutions);
      return items.flatMap((item) => item.effects?.map((effect) => effect.detail) ?? []);
    };
    expect(await resolve('ACTIVE', undefined)).toEqual([
      'Customer "Acme" was created.',
      'Customer "Acme" was updated.',
    ]);
    const [acme] = await customersOf(company.id);
    const churn = { key: world.editor, body: { churnedAt: '2020-01-01' } };
    const path = `/portfolio/companies/${company.slug}/customers/${acme?.id ?? ''}/churn`;
    expect((await call('POST', path, churn)).status).toBe(200);
    const longAgo = '2020-01-01T00:00:00.000Z';
    await resolve('CHURNED', 'CHURNED');
    expect((await customersOf(company.id))[0]?.churnedAt).toBe(longAgo);
    // The first takes the churn back, so the second is a churn of today.
    await resolve('ACTIVE', 'CHURNED');
    const [churned] = await customersOf(company.id);
    expect(churned?.status).toBe('CHURNED');
    expect(churned?.churnedAt?.slice(0, 4)).not.toBe('2020');
    await resolve({ status: 'CHURNED', churnedAt: '2020-02-02' }, 'CHURNED');
    expect((await customersOf(company.id))[0]?.churnedAt).toBe('2020-02-02T00:00:00.000Z');
    await resolve({ status: 'ACTIVE', churnedAt: '2020-02-02' }, 'CHURNED');
    expect((await customersOf(company.id))[0]?.churnedAt?.slice(0, 4)).not.toBe('2020');
    await resolve('CHURNED', 'PILOT');
    expect((await customersOf(company.id))[0]).toMatchObject({ status: 'PILOT', churnedAt: null });
  });

  test('an item without resolvedValue, or with broken fields, is invalid and the batch goes on', async () => {
    const company = await freshCompany();
    const [first = '', second = '', third = '', fourth = '', good = ''] = await addArrGaps(
      database().db,
      company,
      5,
    );
    const answer = await bulkResolve([
      { gapId: first },
      { gapId: second, resolvedValue: 1, notes: 5 },
      { gapId: third, resolvedValue: 1, notes: 'x'.repeat(100_001) },
      { gapId: fourth, resolvedValue: 'a\u0000b' },
      { gapId: good, resolvedValue: 1, notes: null },
    ]);
    expect(statusesOf(answer)).toEqual(['invalid', 'invalid', 'invalid', 'invalid', 'resolved']);
    expect(answer.items.slice(0, 4).map((item) => item.gap?.status)).toEqual(Array(4).fill('OPEN'));
    expect(await snapshotsOf(company.id)).toHaveLength(1);
  });

  test('an item that names no gap, or is none, is invalid and the batch goes on', async () => {
    const company = await freshCompany();
    const [good = ''] = await addArrGaps(database().db, company, 1);
    const broken = [
      { resolvedValue: 1 },
      { gapId: 5, resolvedValue: 1 },
      { gapId: null, resolvedValue: 1 },
      { gapId: 'a\u0000b', resolvedValue: 1 },
      'x',
      null,
      [good],
    ];
    const answer = await bulkResolve([...broken, { gapId: good, resolvedValue: 1 }]);
    expect(statusesOf(answer)).toEqual([...broken.map(() => 'invalid'), 'resolved']);
    expect(answer.summary).toMatchObject({ invalid: broken.length, resolved: 1 });
    for (const item of answer.items.slice(0, -1)) {
      expect(item).toMatchObject({ gap: null, effects: [] });
      expect(item.message).toMatch(/^gapId: ./);
    }
    expect(answer.items.map((item) => item.gapId)).toEqual([
      '',
      '',
      '',
      'a\u0000b',
      '',
      '',
      '',
      good,
    ]);
  });

  test('the same gap again is already resolved, with one effect in all', async () => {
    const company = await freshCompany();
    const [gapId = ''] = await addArrGaps(database().db, company, 1);
    const answer = await bulkResolve([
      { gapId, resolvedValue: 'wrong' },
      { gapId, resolvedValue: 1 },
      { gapId, resolvedValue: 2 },
    ]);
    expect(statusesOf(answer)).toEqual(['invalid', 'resolved', 'already-resolved']);
    expect(answer.items[2]).toMatchObject({ gap: { resolvedValue: 1 }, effects: [] });
    expect((await snapshotsOf(company.id)).map((row) => row.arrUsd)).toEqual([1]);
  });

  test('one customer named in several items is one row that has what was sent last', async () => {
    const { db } = database();
    const company = await freshCompany();
    const other = await freshCompany();
    const item = async (of: typeof company, resolvedValue: object) => ({
      gapId: await addGap(db, of, 'CUSTOMER_AMBIGUOUS'),
      resolvedValue,
    });
    const answer = await bulkResolve([
      await item(company, { customerName: 'Acme', tier: 'SMB', status: 'PILOT', notes: 'a' }),
      await item(other, { customerName: 'Acme', tier: 'EDU' }),
      await item(company, { customerName: 'ACME, Inc.', tier: 'F100', contractTerm: '1 year' }),
    ]);
    const [customer, ...others] = await customersOf(company.id);
    expect(others).toEqual([]);
    expect(customer).toMatchObject({
      customerName: 'ACME, Inc.',
      tier: 'F100',
      status: 'PILOT',
      notes: 'a',
      contractTerm: '1 year',
    });
    const [elsewhere] = await customersOf(other.id);
    expect(answer.items.map((i) => i.effects?.[0]?.ref)).toEqual([
      customer?.id,
      elsewhere?.id,
      customer?.id,
    ]);
  });

  test('sends no more statements for many items than for one', async () => {
    const company = await freshCompany();
    const one = await addArrGaps(database().db, company, 1);
    const many = await addArrGaps(database().db, company, 40);
    const body = (ids: string[]) => ids.map((gapId) => ({ gapId, resolvedValue: 1 }));
    await bulkResolve(body(['warm-up']));
    const few = await statementsOf(() => bulkResolve(body(one)));
    expect(await statementsOf(() => bulkResolve(body(many)))).toBe(few);
    expect(await snapshotsOf(company.id)).toHaveLength(41);
  });

  test('takes 100 items, and not one more, fewer or broken', async () => {
    const company = await freshCompany();
    const ids = await addArrGaps(database().db, company, 100);
    const items = ids.map((gapId, resolvedValue) => ({ gapId, resolvedValue }));
    const answer = await bulkResolve(items);
    expect(answer.summary).toMatchObject({ resolved: 100, total: 100 });
    const refused = [
      { resolutions: [...items, { gapId: 'x', resolvedValue: 1 }] },
      { resolutions: [] },
      { resolutions: null },
      { resolutions: {} },
      {},
    ];
    for (const body of refused) {
      const { status, body: told } = await call('POST', '/portfolio/data-gaps/bulk-resolve', {
        key: world.editor,
        body,
      });
      expect([JSON.stringify(body).slice(0, 60), status]).toEqual([expect.anything(), 400]);
      expect(told.issues?.[0]?.path[0]).toBe('resolutions');
    }
  });
});
