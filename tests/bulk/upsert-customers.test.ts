import { beforeAll, expect, test } from 'vitest';
import { newId } from '@/db/schema/columns';
import { onStatement } from '@/db/statement-log';
import type { EditScope } from '@/server/access/scope';
import { inTransaction } from '@/server/access/transaction';
import { type CustomerUpsert, upsertCustomers } from '@/server/routers/customers/queries';
import { addCompany } from '../setup/company-rows';
import { useTestDatabase } from '../setup/database';
import { editScopeOf } from '../setup/edit-scope';
import { makeWorld, type World } from '../setup/world';

const someText: unknown = expect.any(String);
const database = useTestDatabase();
let world: World;
let edit: EditScope;
beforeAll(async () => {
  world = await makeWorld(database());
  edit = await editScopeOf(database().db, world.manager, world.acme);
});

const companyOf = async (organizationId = world.acme, vehicleId = world.fundI) =>
  (await addCompany(database().db, { organizationId, vehicleId })).id;
const row = (companyId: string, customerName: string, extra: Partial<CustomerUpsert> = {}) => ({
  companyId,
  customerName,
  tier: 'SMB' as const,
  ...extra,
});

test('rows of several companies come back in the order given, new ones marked', async () => {
  const [a, b] = [await companyOf(), await companyOf()];
  await upsertCustomers(edit, [row(a, 'Zeta'), row(b, 'Alpha')]);
  const sent = [row(b, 'Beta'), row(a, 'ZETA Inc'), row(b, 'alpha'), row(a, 'Alpha')];
  const stored = await upsertCustomers(edit, sent);
  expect(stored).toMatchObject(sent);
  expect(stored.map((customer) => customer.inserted)).toEqual([true, false, false, true]);
  expect(await upsertCustomers(edit, [])).toEqual([]);
});

test('each row changes only what it sends, the status of one does not leak into another', async () => {
  const companyId = await companyOf();
  await upsertCustomers(edit, [
    row(companyId, 'One', { status: 'CHURNED', notes: 'one' }),
    row(companyId, 'Two', { status: 'PAUSED', dealValueAnnualUsd: 2 }),
    row(companyId, 'Three', { status: 'CHURNED', contractTerm: 'three' }),
  ]);
  const stored = await upsertCustomers(edit, [
    row(companyId, 'One', { dealValueAnnualUsd: 1 }),
    row(companyId, 'Two', { status: 'CHURNED' }),
    row(companyId, 'Three', { status: 'ACTIVE' }),
    row(companyId, 'Four', { notes: 'four' }),
  ]);
  expect(stored).toMatchObject([
    { status: 'CHURNED', churnedAt: someText, notes: 'one', dealValueAnnualUsd: 1 },
    { status: 'CHURNED', churnedAt: someText, dealValueAnnualUsd: 2, notes: null },
    { status: 'ACTIVE', churnedAt: null, contractTerm: 'three' },
    { status: 'ACTIVE', churnedAt: null, notes: 'four' },
  ]);
});

test('a hundred rows take one statement', async () => {
  const companyId = await companyOf();
  let statements = 0;
  const stop = onStatement(() => (statements += 1));
  const rows = Array.from({ length: 100 }, (_, n) => row(companyId, `Customer ${n}`));
  expect(await upsertCustomers(edit, rows)).toHaveLength(100);
  stop();
  expect(statements).toBe(1);
});

test('transactions that upsert the same rows in opposite orders all succeed', async () => {
  const companyId = await companyOf();
  const rows = Array.from({ length: 20 }, (_, n) => row(companyId, `Customer ${n}`));
  const results = await Promise.all(
    Array.from({ length: 8 }, (_, n) =>
      inTransaction(edit, (tx) => upsertCustomers(tx, n % 2 === 0 ? rows : rows.toReversed())),
    ),
  );
  const inserted = results.flat().filter((customer) => customer.inserted);
  expect(inserted).toHaveLength(20);
});

test('a company out of reach gets no row', async () => {
  const foreign = await companyOf(world.other, world.spv);
  const name = newId();
  await expect(upsertCustomers(edit, [row(foreign, name)])).rejects.toThrow();
});
