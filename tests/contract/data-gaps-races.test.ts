import { eq, inArray } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import * as schema from '@/db/schema';
import { useApi } from '../setup/api';
import { addCompany, addUpdate } from '../setup/company-rows';
import { useTestDatabase } from '../setup/database';
import { addArrGaps, addGap, sendBulk } from '../setup/gaps';
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
const bulkDismiss = (gapIds: string[], notes?: unknown) =>
  sendBulk(call, 'bulk-dismiss', world.editor, { gapIds, notes });

const snapshotsOf = (companyId: string) =>
  database()
    .db.select()
    .from(schema.metricSnapshots)
    .where(eq(schema.metricSnapshots.companyId, companyId));
const customersOf = (companyId: string) =>
  database().db.select().from(schema.customers).where(eq(schema.customers.companyId, companyId));

describe('races', () => {
  test('batches in opposite orders end without an error and with each effect once', async () => {
    const companies = [await freshCompany(), await freshCompany()];
    const { db } = database();
    const items: { gapId: string; resolvedValue: unknown }[] = [];
    for (let i = 0; i < 12; i += 1) {
      const company = companies[i % 2];
      if (!company) continue;
      const [gapId = ''] = await addArrGaps(database().db, company, 1);
      items.push({ gapId, resolvedValue: i });
      items.push({
        gapId: await addGap(db, company, 'CUSTOMER_AMBIGUOUS'),
        resolvedValue: { customerName: `Customer ${i % 3}`, tier: 'SMB' },
      });
      const updateId = await addUpdate(db, company.id);
      items.push({
        gapId: await addGap(db, company, 'PERIOD_UNCLEAR', { updateId }),
        resolvedValue: 'Q1',
      });
    }
    const backwards = [...items].reverse();
    const answers = await Promise.all(
      Array.from({ length: 16 }, (_, i) => bulkResolve(i % 2 === 0 ? items : backwards)),
    );
    const total = answers.reduce((sum, answer) => sum + (answer.summary.resolved ?? 0), 0);
    expect(total).toBe(items.length);
    const rows = await db
      .select()
      .from(schema.metricSnapshots)
      .where(
        inArray(
          schema.metricSnapshots.companyId,
          companies.map((company) => company.id),
        ),
      );
    expect(rows).toHaveLength(12);
  });

  test('batches over other gaps that touch the same customers and updates do not fail', async () => {
    const { db } = database();
    const company = await freshCompany();
    const updates = [await addUpdate(db, company.id), await addUpdate(db, company.id)];
    const batch = async (order: number[]) => {
      const items: object[] = [];
      for (const i of order) {
        const extra = { updateId: updates[i] ?? null };
        items.push({
          gapId: await addGap(db, company, 'PERIOD_UNCLEAR', extra),
          resolvedValue: 'Q1',
        });
        items.push({
          gapId: await addGap(db, company, 'CUSTOMER_AMBIGUOUS'),
          resolvedValue: { customerName: `Shared ${i}`, tier: 'SMB' },
        });
      }
      return items;
    };
    const batches: object[][] = [];
    for (let i = 0; i < 16; i += 1) batches.push(await batch(i % 2 === 0 ? [0, 1] : [1, 0]));
    const answers = await Promise.all(batches.map((items) => bulkResolve(items)));
    expect(answers.map((answer) => answer.summary.resolved)).toEqual(answers.map(() => 4));
    expect(await customersOf(company.id)).toHaveLength(2);
  });

  test('resolving and dismissing at once runs each effect once', async () => {
    const company = await freshCompany();
    const ids = await addArrGaps(database().db, company, 6);
    const resolutions = ids.map((gapId) => ({ gapId, resolvedValue: 1 }));
    await Promise.all(
      Array.from({ length: 8 }, (_, i) =>
        i === 0 ? bulkResolve(resolutions) : bulkDismiss([...ids].reverse()),
      ),
    );
    expect(await snapshotsOf(company.id)).toHaveLength(6);
  });
});

describe('a failure half-way', () => {
  test('leaves neither effects nor resolved gaps behind', async () => {
    const company = await freshCompany();
    const { db } = database();
    const [good = ''] = await addArrGaps(db, company, 1);
    const bad = await addGap(db, company, 'LINK_UNREAD', { description: 'fails' });
    await database().exec(`
      create function fail_on_purpose() returns trigger language plpgsql as $$
        begin raise exception 'on purpose'; end $$;
      create trigger fail_on_purpose before update on data_gaps for each row
        when (new.description = 'fails') execute function fail_on_purpose();`);
    const resolutions = [
      { gapId: good, resolvedValue: 1 },
      { gapId: bad, resolvedValue: 'text' },
    ];
    const path = '/portfolio/data-gaps/bulk-resolve';
    const failed = await call('POST', path, { key: world.editor, body: { resolutions } });
    expect(failed.status).toBe(500);
    expect(failed.text).not.toContain('purpose');
    expect(await snapshotsOf(company.id)).toEqual([]);
    await database().exec('drop trigger fail_on_purpose on data_gaps');
    expect((await bulkResolve(resolutions)).summary.resolved).toBe(2);
    expect(await snapshotsOf(company.id)).toHaveLength(1);
  });
});
