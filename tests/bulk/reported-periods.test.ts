import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { investorUpdates } from '@/db/schema';
import { onStatement } from '@/db/statement-log';
import type { EditScope } from '@/server/access/scope';
import { inTransaction } from '@/server/access/transaction';
import { setReportedPeriods } from '@/server/routers/investor-updates/period-queries';
import { addCompany, addUpdate } from '../setup/company-rows';
import { useTestDatabase } from '../setup/database';
import { editScopeOf } from '../setup/edit-scope';
import { makeWorld, type World } from '../setup/world';

const database = useTestDatabase();
let world: World;
let edit: EditScope;
beforeAll(async () => {
  world = await makeWorld(database());
  edit = await editScopeOf(database().db, world.manager, world.acme);
});

const companyOf = async (organizationId = world.acme, vehicleId = world.fundI) =>
  (await addCompany(database().db, { organizationId, vehicleId })).id;
const periodOf = async (id: string) => {
  const [row] = await database()
    .db.select()
    .from(investorUpdates)
    .where(eq(investorUpdates.id, id));
  return row?.reportedPeriod;
};

test('only living updates of the named company within reach are changed', async () => {
  const { db } = database();
  const [a, b, foreign] = [
    await companyOf(),
    await companyOf(),
    await companyOf(world.other, world.spv),
  ];
  const living = [await addUpdate(db, a), await addUpdate(db, b)];
  const kept = await addUpdate(db, a, { reportedPeriod: 'kept' });
  const deleted = await addUpdate(db, a, { deletedAt: '2026-01-01T00:00:00.000Z' });
  const theirs = await addUpdate(db, foreign);
  const set = (companyId: string, updateId: string) => ({
    companyId,
    updateId,
    reportedPeriod: `'2026-Q1' "€" \\`,
  });
  const changed = await setReportedPeriods(edit, [
    set(a, living[0] ?? ''),
    set(b, living[1] ?? ''),
    set(b, kept),
    set(a, deleted),
    set(foreign, theirs),
    set(a, 'nope'),
  ]);
  expect(changed.toSorted()).toEqual(living.toSorted());
  for (const id of living) expect(await periodOf(id)).toBe(`'2026-Q1' "€" \\`);
  expect(await periodOf(kept)).toBe('kept');
  for (const id of [deleted, theirs]) expect(await periodOf(id)).toBeNull();
});

test('of two periods for one update the last wins, in two statements however many', async () => {
  const companyId = await companyOf();
  const updateId = await addUpdate(database().db, companyId);
  const rows = Array.from({ length: 50 }, (_, n) => ({
    companyId,
    updateId,
    reportedPeriod: `P${n}`,
  }));
  let statements = 0;
  const stop = onStatement(() => (statements += 1));
  expect(await setReportedPeriods(edit, rows)).toEqual([updateId]);
  stop();
  expect(statements).toBe(2);
  expect(await periodOf(updateId)).toBe('P49');
});

test('transactions that set the same updates in opposite orders all succeed', async () => {
  const companyId = await companyOf();
  const ids: string[] = [];
  for (let n = 0; n < 20; n += 1) ids.push(await addUpdate(database().db, companyId));
  const rows = ids.map((updateId) => ({ companyId, updateId, reportedPeriod: 'P' }));
  const changed = await Promise.all(
    Array.from({ length: 8 }, (_, n) =>
      inTransaction(edit, (tx) => setReportedPeriods(tx, n % 2 === 0 ? rows : rows.toReversed())),
    ),
  );
  expect(changed.map((list) => list.length)).toEqual(Array(8).fill(20));
});
