import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { customers } from '@/db/schema';
import { newId } from '@/db/schema/columns';
import { onStatement } from '@/db/statement-log';
import { describeReach } from '../setup/child-reach';
import { CUSTOMER_FIELDS, justNow, namesOf, useCustomerRoom } from '../setup/customer-room';

const { act, addCompany, at, call, database, list, world, post } = useCustomerRoom();
const someText: unknown = expect.any(String);

describe('listing customers', () => {
  test('gives them by name in code-point order, then id, and an empty list', async () => {
    const companyId = await addCompany('order');
    expect((await list('order')).body).toEqual({ items: [] });
    for (const customerName of ['beta', 'Zeta', 'alpha', 'Émile', 'Alpha 2']) {
      await post('order', { customerName });
    }
    const twin = { companyId, customerName: 'beta', tier: 'SMB', status: 'ACTIVE' } as const;
    await database()
      .db.insert(customers)
      .values({ ...twin, id: '0', customerNameNormalized: 'other', customerNameHash: 'other' });
    const answer = await list('order');
    expect(namesOf(answer)).toEqual(['Alpha 2', 'Zeta', 'alpha', 'beta', 'beta', 'Émile']);
    expect(answer.body.items?.[3]?.id).toBe('0');
  });

  test('filters by status and tier, alone and together', async () => {
    await addCompany('filters');
    const rows = [
      ['A', 'F100', 'ACTIVE'],
      ['B', 'F100', 'CHURNED'],
      ['C', 'SMB', 'ACTIVE'],
      ['D', 'SMB', 'LOST_DEAL'],
    ];
    for (const [customerName, tier, status] of rows) {
      await post('filters', { customerName, tier, status });
    }
    const queries: [string, string[]][] = [
      ['', ['A', 'B', 'C', 'D']],
      ['status=ACTIVE', ['A', 'C']],
      ['tier=SMB', ['C', 'D']],
      ['tier=F100&status=CHURNED', ['B']],
      ['tier=EDU', []],
      ['tier=&status=', ['A', 'B', 'C', 'D']],
      ['limit=0&unknown=x', ['A', 'B', 'C', 'D']],
    ];
    for (const [query, names] of queries) {
      expect([query, namesOf(await list('filters', `?${query}`))]).toEqual([query, names]);
    }
    for (const query of ['status=active', 'tier=NOPE', 'status=ACTIVE&status=PILOT']) {
      expect([query, (await list('filters', `?${query}`)).status]).toEqual([query, 400]);
    }
  });

  test('leaves soft-deleted customers out unless includeDeleted=true', async () => {
    await addCompany('deleted-list');
    const { body } = await post('deleted-list', { customerName: 'A' });
    await post('deleted-list', { customerName: 'B' });
    await act('DELETE', 'deleted-list', `/${body.id}`);
    expect(namesOf(await list('deleted-list'))).toEqual(['B']);
    expect(namesOf(await list('deleted-list', '?includeDeleted=false'))).toEqual(['B']);
    expect(namesOf(await list('deleted-list', '?includeDeleted=true'))).toEqual(['A', 'B']);
    expect((await list('deleted-list', '?includeDeleted=1')).status).toBe(400);
  });

  test('takes one statement beside the key’s', async () => {
    await addCompany('count');
    await post('count');
    await list('count');
    const statements: string[] = [];
    const stop = onStatement((query) => statements.push(query));
    await list('count', '?status=ACTIVE');
    stop();
    expect(statements.filter((query) => query.includes('"customers"'))).toHaveLength(1);
    expect(statements.length).toBeLessThanOrEqual(2);
  });
});

describe('deleting and restoring a customer', () => {
  test('is idempotent and answers 200 with the row', async () => {
    const companyId = await addCompany('cycle');
    const { body: made } = await post('cycle', { status: 'CHURNED' });
    const id = `/${made.id}`;
    const deleted = await act('DELETE', 'cycle', id);
    expect(deleted.status).toBe(200);
    expect(Object.keys(deleted.body).sort()).toEqual(CUSTOMER_FIELDS);
    expect(justNow(deleted.body.deletedAt)).toBe(true);
    const updatedAt = someText;
    expect(deleted.body).toEqual({ ...made, deletedAt: someText, updatedAt });
    const again = await act('DELETE', 'cycle', id);
    expect([again.status, again.body]).toEqual([200, deleted.body]);

    const restored = await act('POST', 'cycle', `${id}/restore`);
    expect(restored.status).toBe(200);
    expect(restored.body).toEqual({ ...made, updatedAt });
    const restoredAgain = await act('POST', 'cycle', `${id}/restore`, {});
    expect([restoredAgain.status, restoredAgain.body]).toEqual([200, restored.body]);
    const rows = await database()
      .db.select()
      .from(customers)
      .where(eq(customers.companyId, companyId));
    expect(rows).toHaveLength(1);
  });

  test('of sixteen deletes at once all see the same moment', async () => {
    await addCompany('delete-race');
    const { body } = await post('delete-race');
    const answers = await Promise.all(
      Array.from({ length: 16 }, () => act('DELETE', 'delete-race', `/${body.id}`)),
    );
    expect(answers.map((answer) => answer.status)).toEqual(Array(16).fill(200));
    expect(new Set(answers.map((answer) => answer.text)).size).toBe(1);
  });
});

describeReach({
  name: 'customers',
  call,
  database,
  world,
  collection: 'customers',
  routes: [
    {
      method: 'POST',
      path: () => '',
      body: () => ({ customerName: `Customer ${newId()}`, tier: 'SMB' }),
      success: 201,
      writes: true,
    },
    { method: 'GET', path: () => '', success: 200, writes: false },
    {
      method: 'POST',
      path: (id) => `/${id}/churn`,
      body: () => ({ churnedAt: '2026-01-01' }),
      success: 200,
      writes: true,
    },
    { method: 'DELETE', path: (id) => `/${id}`, success: 200, writes: true },
    { method: 'POST', path: (id) => `/${id}/restore`, success: 200, writes: true },
  ],
  make: async (slug, query = '') => {
    const body = { customerName: `Customer ${newId()}`, tier: 'SMB' };
    const made = await call('POST', `${at(slug)}${query}`, { key: world().both, body });
    expect(made.status).toBe(201);
    return String(made.body.id);
  },
});
